import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?no-inline'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?no-inline'
import type { FontPair } from '@forecourt/schemas/contract'
import archivo from '#app/styles/fonts/archivo.generated.woff2?no-inline'
import archivoWide from '#app/styles/fonts/archivo-wide.generated.woff2?no-inline'
import hankenGrotesk from '#app/styles/fonts/hanken-grotesk.generated.woff2?no-inline'

/** The files of each pair, whose families are in tenants/src/templates/font-pairs.ts. */
const FONTS: Readonly<Record<FontPair, readonly string[]>> = {
  'host-figtree': [hostGrotesk, figtree],
  figtree: [figtree],
  hanken: [hankenGrotesk],
  'archivo-source': [archivo, sourceSans],
  'archivo-figtree': [archivo, figtree],
}

/** For families subset by width (styles/fonts/cut-fonts.ts), the font file of wide headings. */
const WIDE: ReadonlyMap<string, string> = new Map([[archivo, archivoWide]])

/**
 * Addresses of a pair's fonts, for `<link rel="preload" as="font" crossorigin>`.
 * @param widthPercent how wide the template sets its headings; 100 is the family's own width
 */
export function fontsOf(pair: FontPair, widthPercent: number): readonly string[] {
  return widthPercent > 100 ? FONTS[pair].map((font) => WIDE.get(font) ?? font) : FONTS[pair]
}
