import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?no-inline'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?no-inline'
import { type FontPair, TYPEFACES } from '@forecourt/schemas/contract'
import archivo from '#app/styles/fonts/archivo.generated.woff2?no-inline'
import archivoCondensed from '#app/styles/fonts/archivo-condensed.generated.woff2?no-inline'
import archivoWide from '#app/styles/fonts/archivo-wide.generated.woff2?no-inline'
import bricolageGrotesque from '#app/styles/fonts/bricolage-grotesque.generated.woff2?no-inline'
import hankenGrotesk from '#app/styles/fonts/hanken-grotesk.generated.woff2?no-inline'
import sourceSerif from '#app/styles/fonts/source-serif-4.generated.woff2?no-inline'

/** The file of each family that a pair names. */
const FILES: Readonly<Record<string, string>> = {
  Archivo: archivo,
  'Archivo Condensed': archivoCondensed,
  'Archivo Wide': archivoWide,
  'Bricolage Grotesque': bricolageGrotesque,
  Figtree: figtree,
  'Hanken Grotesk': hankenGrotesk,
  'Host Grotesk': hostGrotesk,
  'Source Sans 3': sourceSans,
  'Source Serif 4': sourceSerif,
}

/** Addresses of a pair's fonts, for `<link rel="preload" as="font" crossorigin>`: one, or two. */
export function listFonts(pair: FontPair): readonly string[] {
  const { display, text } = TYPEFACES[pair]
  return [...new Set([display, text])].flatMap((family) => FILES[family] ?? [])
}
