import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?no-inline'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?no-inline'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?no-inline'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?no-inline'
import type { TemplateName } from '@forecourt/schemas/contract'

/** The files behind the families that styles/templates name. */
const FONTS: Readonly<Record<TemplateName, readonly string[]>> = {
  metro: [hostGrotesk, figtree],
  group: [hostGrotesk, figtree],
  moto: [hostGrotesk, figtree],
  marque: [hankenGrotesk],
  outback: [archivo, sourceSans],
}

/** Addresses of the fonts a template uses, for `<link rel="preload" as="font" crossorigin>`. */
export function fontsOf(template: TemplateName): readonly string[] {
  return FONTS[template]
}
