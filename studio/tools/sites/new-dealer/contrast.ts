import {
  checkTheme,
  contrastRatio,
  deriveTheme,
  fromOklab,
  SURFACE_COLOURS,
  type TemplateName,
  type ThemeColours,
  toOklab,
} from '@forecourt/schemas/contract'

/** How well words can be read on a colour, as people say it: `White words on it: 6.3 to 1`. */
export function formatContrast(
  which: 'brand' | 'accent',
  colours: ThemeColours,
  template: TemplateName,
): string {
  const tokens = deriveTheme(colours, SURFACE_COLOURS[template])
  const ink = which === 'brand' ? tokens.brandInk : tokens.accentInk
  const name = toOklab(ink).l > 0.5 ? 'White' : 'Dark'
  return `${name} words on it: ${contrastRatio(ink, colours[which]).toFixed(1)} to 1`
}

/** The steps by which lightness is changed, in Oklab. */
const STEP = 0.01

/** The nearest colour of the same hue with which everything can be read, or null when none is near. */
export function nearestReadable(
  which: 'brand' | 'accent',
  colours: ThemeColours,
  template: TemplateName,
): string | null {
  const lab = toOklab(colours[which])
  for (let by = STEP; by < 0.6; by += STEP) {
    for (const l of [lab.l - by, lab.l + by]) {
      if (l < 0.05 || l > 0.97) continue
      const colour = fromOklab({ ...lab, l })
      if (checkTheme({ ...colours, [which]: colour }, SURFACE_COLOURS[template]).shown) return colour
    }
  }
  return null
}
