import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont, { type Axis } from 'subset-font'

/**
 * Fonts that are sent without what no template asks for: a whole Archivo takes half a second of a slow line, and its
 * widths from 62 % are most of it. All glyphs and features stay. The faces in fonts.css name the same ranges.
 */
export const CUTS: readonly { font: string; to: string; axes: Record<string, Axis> }[] = [
  {
    font: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'archivo.generated.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 850 } },
  },
  {
    font: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'archivo-wide.generated.woff2',
    axes: { wdth: 116, wght: { min: 500, max: 850 } },
  },
  {
    font: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'archivo-condensed.generated.woff2',
    axes: { wdth: 70, wght: { min: 600, max: 850 } },
  },
  {
    font: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    to: 'bricolage-grotesque.generated.woff2',
    axes: { wdth: 88, wght: { min: 500, max: 800 } },
  },
  {
    font: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.generated.woff2',
    axes: { wght: { min: 300, max: 700 } },
  },
  {
    font: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    to: 'source-serif-4.generated.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/**
 * One weight of each family for headings, for pictures that the server draws: their text is drawn as outlines, of the
 * file rather than of the machine's fonts. Light headings are a little heavier here, where they are small.
 */
export const DRAWN: typeof CUTS = [
  {
    font: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'drawn/archivo.generated.woff2',
    axes: { wdth: 100, wght: 760 },
  },
  {
    font: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'drawn/archivo-wide.generated.woff2',
    axes: { wdth: 116, wght: 740 },
  },
  {
    font: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'drawn/archivo-condensed.generated.woff2',
    axes: { wdth: 70, wght: 820 },
  },
  {
    font: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    to: 'drawn/bricolage-grotesque.generated.woff2',
    axes: { wdth: 88, wght: 720 },
  },
  {
    font: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'drawn/figtree.generated.woff2',
    axes: { wght: 650 },
  },
  {
    font: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'drawn/hanken-grotesk.generated.woff2',
    axes: { wght: 500 },
  },
  {
    font: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
    to: 'drawn/host-grotesk.generated.woff2',
    axes: { wght: 650 },
  },
  {
    font: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    to: 'drawn/source-serif-4.generated.woff2',
    axes: { wght: 520 },
  },
]

const { resolve } = createRequire(import.meta.url)

/** The font as WOFF2; the same bytes each time. */
export async function cutFont({ font, axes }: (typeof CUTS)[number]): Promise<Buffer> {
  const whole = await readFile(resolve(font))
  return subsetFont(whole, null, { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: axes })
}
