import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?no-inline'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?no-inline'
import type { FontPair } from '@forecourt/schemas/contract'
import archivo from '#app/styles/fonts/archivo.generated.woff2?no-inline'
import archivoWide from '#app/styles/fonts/archivo-wide.generated.woff2?no-inline'
import hankenGrotesk from '#app/styles/fonts/hanken-grotesk.generated.woff2?no-inline'

/** The files of each pair; the families are those of tenants/src/templates/font-pairs.ts. */
const FONTS: Readonly<Record<FontPair, readonly string[]>> = {
  'host-figtree': [hostGrotesk, figtree],
  figtree: [figtree],
  hanken: [hankenGrotesk],
  'archivo-source': [archivo, sourceSans],
  'archivo-figtree': [archivo, figtree],
}

/** Of families that are cut by width (styles/fonts/cut-fonts.ts), the file a wide heading is set in. */
const WIDE: ReadonlyMap<string, string> = new Map([[archivo, archivoWide]])

/** What a dealer's pages are set in: a pair of families, and whether its headings are wider than the font is. */
export type Fonts = { pair: FontPair; wide?: true }

/** Addresses of the fonts, for `<link rel="preload" as="font" crossorigin>`. */
export function fontsOf({ pair, wide }: Fonts): readonly string[] {
  return wide ? FONTS[pair].map((font) => WIDE.get(font) ?? font) : FONTS[pair]
}
