import { contrastRatio, fromOklab, mix, toOklab } from './colour.ts'
import type { SurfaceColours } from './surface-colours.ts'

/** The two colours a dealer gives, `#rrggbb`. */
export type ThemeColours = { brand: string; accent: string }

/** Every colour of a page, `#rrggbb`. The names are those of the custom properties in kebab-case. */
export type ThemeTokens = SurfaceColours &
  ThemeColours & {
    brandInk: string
    brandHover: string
    brandPress: string
    brandText: string
    brandSoft: string
    brandLine: string
    accentInk: string
    accentSoft: string
    muted: string
    line: string
    lineStrong: string
    sunken: string
    studio: string
    studioLow: string
    positiveSoft: string
    warningSoft: string
    dangerSoft: string
    focus: string
    /** Controls on a dark surface: the brand where it contrasts with it, else white. */
    lit: string
    litInk: string
    inverse: string
    onInverse: string
    onInverseMuted: string
  }

const BLACK = '#000000'
const WHITE = '#ffffff'
const NEAR_WHITE = '#f4f5f4'
const DARK_SURFACE = '#101214'
/** Text on brand is pure white or a near black; on accent both carry a breath of the accent's own hue. */
const INK_CHROMA = { brand: 0, accent: 0.01 }
const TEXT_LIGHTNESS = { onLight: 0.5, onDark: 0.74 }

/**
 * All colours of a page from a dealer's two and its template's surface colours. All mixes are in Oklab, so tints keep their
 * hue. `checkTheme` measures whether the result can be read.
 */
export function deriveTheme(colours: ThemeColours, surfaceColours: SurfaceColours): ThemeTokens {
  const { brand, accent } = colours
  const { surface, ink } = surfaceColours
  const brandText = readableBrand(brand, surface)
  const brandInk = inkOn(brand, INK_CHROMA.brand, 0.16)
  // A pressed button moves away from its own words: a bright brand under dark words grows lighter, not darker.
  const pressed = isDark(brandInk) ? WHITE : BLACK
  return {
    ...surfaceColours,
    brand,
    accent,
    brandInk,
    brandHover: mix(brand, 0.86, pressed),
    brandPress: mix(brand, 0.74, pressed),
    brandText,
    brandSoft: mix(brand, 0.07, surface),
    brandLine: mix(brand, 0.28, surface),
    accentInk: inkOn(accent, INK_CHROMA.accent, 0.2),
    accentSoft: mix(accent, 0.16, surface),
    muted: mix(ink, 0.66, surface),
    line: mix(ink, 0.12, surface),
    lineStrong: mix(ink, 0.5, surface),
    sunken: mix(ink, 0.04, surface),
    studio: mix(ink, 0.06, surface),
    studioLow: mix(ink, 0.12, surface),
    positiveSoft: mix(surfaceColours.positive, 0.09, surface),
    warningSoft: mix(surfaceColours.warning, 0.11, surface),
    dangerSoft: mix(surfaceColours.danger, 0.07, surface),
    focus: brandText,
    ...litOf(brand),
    ...inverseOf(surfaceColours),
  }
}

/** A near black is no button on black: the dark header and the cinematic hero use these colours. */
function litOf(brand: string) {
  const lit = contrastRatio(brand, DARK_SURFACE) >= 4.5 ? brand : NEAR_WHITE
  return { lit, litInk: inkOn(lit, INK_CHROMA.brand, 0.16) }
}

/** Footer and toasts are dark in every template. */
function inverseOf({ surface, ink, raised }: SurfaceColours) {
  const dark = isDark(surface)
  const inverse = dark ? raised : ink
  const onInverse = dark ? ink : surface
  return { inverse, onInverse, onInverseMuted: mix(onInverse, 0.72, inverse) }
}

/** White or near black, whichever is the easier to read on the colour. */
function inkOn(colour: string, chroma: number, darkLightness: number): string {
  const { a, b } = toOklab(colour)
  const hue = Math.atan2(b, a)
  const tint = { a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) }
  const [light, dark] = [fromOklab({ l: 1, ...tint }), fromOklab({ l: darkLightness, ...tint })]
  return contrastRatio(light, colour) >= contrastRatio(dark, colour) ? light : dark
}

/** The brand as text: darkened on a light surface, lightened on a dark one, with its hue. */
function readableBrand(brand: string, surface: string): string {
  const lab = toOklab(brand)
  const dark = isDark(surface)
  const fits = dark ? lab.l >= TEXT_LIGHTNESS.onDark : lab.l <= TEXT_LIGHTNESS.onLight
  return fits ? brand : fromOklab({ ...lab, l: dark ? TEXT_LIGHTNESS.onDark : TEXT_LIGHTNESS.onLight })
}

function isDark(colour: string): boolean {
  return toOklab(colour).l < 0.5
}
