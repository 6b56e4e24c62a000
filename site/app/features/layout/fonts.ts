import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?no-inline'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?no-inline'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?no-inline'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?no-inline'
import type { FontPair } from '@forecourt/schemas/contract'

/** The files of each pair; the families are those of tenants/src/templates/font-pairs.ts. */
const FONTS: Readonly<Record<FontPair, readonly string[]>> = {
  'host-figtree': [hostGrotesk, figtree],
  figtree: [figtree],
  hanken: [hankenGrotesk],
  'archivo-source': [archivo, sourceSans],
  'archivo-figtree': [archivo, figtree],
}

/** Addresses of the fonts of a pair, for `<link rel="preload" as="font" crossorigin>`. */
export function fontsOf(pair: FontPair): readonly string[] {
  return FONTS[pair]
}
