type Pair = { title: string; display: string; text: string }

const pair = (display: string, text: string): Pair => ({
  title: display === text ? display : `${display} and ${text}`,
  display,
  text,
})

/**
 * The pairs of families a dealer may choose from: one for headings and prices, one for text. Each family is a variable
 * font of the package `@fontsource-variable/<family in kebab-case>`.
 */
export const TYPEFACES = {
  'host-figtree': pair('Host Grotesk', 'Figtree'),
  figtree: pair('Figtree', 'Figtree'),
  hanken: pair('Hanken Grotesk', 'Hanken Grotesk'),
  'archivo-source': pair('Archivo', 'Source Sans 3'),
  'archivo-figtree': pair('Archivo', 'Figtree'),
}

/** A pair of families. */
export type FontPair = keyof typeof TYPEFACES

/** Every pair's name. */
export const FONT_PAIRS = Object.keys(TYPEFACES) as [FontPair, ...FontPair[]]
