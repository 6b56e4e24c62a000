import type { FontPair } from '@forecourt/schemas/contract'

/** A family of a variable font: the CSS family that its package (@fontsource-variable/…) names, and that package. */
export type Typeface = { family: string; packageName: string }

const typeface = (family: string, packageName: string): Typeface => ({
  family,
  packageName: `@fontsource-variable/${packageName}`,
})
const HOST = typeface('Host Grotesk', 'host-grotesk')
const FIGTREE = typeface('Figtree', 'figtree')
const HANKEN = typeface('Hanken Grotesk', 'hanken-grotesk')
const ARCHIVO = typeface('Archivo', 'archivo')
const SOURCE = typeface('Source Sans 3', 'source-sans-3')

/** The families of each pair: for headings and prices, and for text. */
export const TYPEFACES: Readonly<Record<FontPair, { display: Typeface; text: Typeface }>> = {
  'host-figtree': { display: HOST, text: FIGTREE },
  figtree: { display: FIGTREE, text: FIGTREE },
  hanken: { display: HANKEN, text: HANKEN },
  'archivo-source': { display: ARCHIVO, text: SOURCE },
  'archivo-figtree': { display: ARCHIVO, text: FIGTREE },
}
