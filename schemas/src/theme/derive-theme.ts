import { contrastRatio, fromOklab, mix, toOklab } from './colour.ts'
import { type SurfaceColours, shadeColour } from './surface-colours.ts'

/** The two colours a dealer gives, `#rrggbb`. */
export type ThemeColours = { brand: string; accent: string }

/** Every colour of a page, `#rrggbb`. The names are those of the custom properties in kebab-case. */
export type ThemeTokens = { [Name in keyof SurfaceColours]: string } & ThemeColours & {
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
    onPicture: string
    onFoot: string
    onFootMuted: string
    tagInk: string
    /** A near black with the brand's hue: headers and heroes that are dark on a bright page. */
    night: string
    onNight: string
    onNightMuted: string
  }

const BLACK = '#000000'
const WHITE = '#ffffff'
const NEAR_WHITE = '#f4f5f4'
const DARK_SURFACE = '#101214'
/** Text on brand is pure white or a near black; on accent both carry a breath of the accent's own hue. */
const INK_CHROMA = { brand: 0, accent: 0.01 }
const NIGHT = { lightness: 0.185, chroma: 0.02 }
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
    ...deriveLit(brand),
    ...deriveInverse(surfaceColours),
    ...deriveShades(colours, surfaceColours),
    ...deriveNight(brand),
  }
}

/** A near black is no button on black: the dark header and the cinematic hero use these colours. */
function deriveLit(brand: string) {
  const lit = contrastRatio(brand, DARK_SURFACE) >= 4.5 ? brand : NEAR_WHITE
  return { lit, litInk: inkOn(lit, INK_CHROMA.brand, 0.16) }
}

/** Footer and toasts are dark in every template. */
function deriveInverse({ surface, ink, raised }: SurfaceColours) {
  const dark = isDark(surface)
  const inverse = dark ? raised : ink
  const onInverse = dark ? ink : surface
  return { inverse, onInverse, onInverseMuted: mix(onInverse, 0.72, inverse) }
}

function deriveShades({ brand, accent }: ThemeColours, surfaceColours: SurfaceColours) {
  const { ink } = surfaceColours
  const of = (name: 'picture' | 'pictureFloor' | 'foot' | 'tag') =>
    shadeColour(surfaceColours[name], { brand, accent, ink })
  const [picture, pictureFloor, foot, tag] = [of('picture'), of('pictureFloor'), of('foot'), of('tag')]
  const [onPicture, onFoot] = [textOn(pictureFloor, ink), textOn(foot, ink)]
  return {
    picture,
    pictureFloor,
    foot,
    tag,
    onPicture: softened(onPicture, pictureFloor),
    onFoot,
    onFootMuted: softened(onFoot, foot),
    tagInk: textOn(tag, ink),
  }
}

/** The template's ink where it can be read, else white or near black. */
function textOn(colour: string, ink: string): string {
  return contrastRatio(ink, colour) >= 7 ? ink : inkOn(colour, INK_CHROMA.accent, 0.16)
}

/** Weaker than the text, as far as it can still be read. */
function softened(text: string, background: string): string {
  return (
    [0.7, 0.8, 0.9]
      .map((share) => mix(text, share, background))
      .find((soft) => contrastRatio(soft, background) >= 5) ?? text
  )
}

function deriveNight(brand: string) {
  const { a, b } = toOklab(brand)
  const chroma = Math.hypot(a, b)
  const share = chroma > 0 ? Math.min(1, NIGHT.chroma / chroma) : 0
  const night = fromOklab({ l: NIGHT.lightness, a: a * share, b: b * share })
  return { night, onNight: NEAR_WHITE, onNightMuted: mix(NEAR_WHITE, 0.7, night) }
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
