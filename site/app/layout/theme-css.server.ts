import {
  contrastRatio,
  deriveTheme,
  type SurfaceColours,
  siteSurfaceColours,
  type TemplateDefinition,
  type Tenant,
  TYPEFACES,
} from '@forecourt/schemas/contract'

/**
 * The custom properties of a template and its dealer's theme. Outside of the style sheets' layers, so it overrides
 * them.
 */
export function themeCss(definition: TemplateDefinition, theme: Tenant['theme']): string {
  const surfaceColours = siteSurfaceColours(definition, theme)
  const tokens = deriveTheme(theme, surfaceColours)
  const properties = {
    ...tokens,
    focus: definition.focus ?? tokens.focus,
    ...formatPictureVariables(definition, theme, tokens),
    ...getTypography(definition, theme.fonts),
    radius: `${theme.radius ?? definition.radiusPx}px`,
    density: String(definition.density),
  }
  const text = Object.entries(properties).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `:root{${text.join(';')};color-scheme:${isDarkSurface(surfaceColours) ? 'dark' : 'light'}}`
}

/** The surface behind a cut-out vehicle as a background, the same without an edge for other pictures, and the shape of a card's picture. */
function formatPictureVariables(
  { picture: { look, ratio, padPercent } }: TemplateDefinition,
  theme: Tenant['theme'],
  { picture, pictureFloor }: Record<'picture' | 'pictureFloor', string>,
) {
  const [top, sides, bottom] = padPercent
  const surfaces = {
    flat: picture,
    floor: `linear-gradient(${picture} 0 72%,${pictureFloor} 72%)`,
    glow: `radial-gradient(80% 70% at 50% 62%,${picture},${pictureFloor})`,
  }
  const chosen = theme.pictureLook ?? look
  // Ends below the picture, so that the floor is only a tint of it.
  const noEdge = `linear-gradient(${picture} 45%,${pictureFloor} 180%)`
  return {
    pictureSurface: surfaces[chosen],
    pictureSurfaceSoft: chosen === 'floor' ? noEdge : surfaces[chosen],
    pictureRatio: ratio.join('/'),
    picturePad: `${top}% ${sides}% ${bottom}%`,
  }
}

function getTypography({ fonts, basePx, sectionPx }: TemplateDefinition, chosen: Tenant['theme']['fonts']) {
  const faces = TYPEFACES[chosen ?? fonts]
  return {
    fontDisplay: stackOf(faces.display),
    fontText: stackOf(faces.text),
    displayWeight: String(faces.weight),
    displayTrack: `${faces.trackingEm}em`,
    displayGap: `${faces.wordGapEm}em`,
    'step-0': fluid(...basePx),
    typeSection: fluid(...sectionPx),
  }
}

/** These faces of styles/fonts.css have the metrics of their family, so that the font swap shifts nothing. */
const FALLBACKS = ['fallback', 'fallback 2', 'fallback 3']
const stackOf = (family: string) =>
  `${['Variable', ...FALLBACKS].map((face) => `"${family} ${face}"`).join()},system-ui,sans-serif`

const [NARROW_PX, WIDE_PX, REM_PX] = [360, 1600, 16]

/** A size that grows evenly from one width of the window to another. */
function fluid(small: number, large: number): string {
  const slope = (large - small) / (WIDE_PX - NARROW_PX)
  const rem = (px: number) => `${Number((px / REM_PX).toFixed(4))}rem`
  const middle = `${rem(small - slope * NARROW_PX)} + ${Number((slope * 100).toFixed(4))}vw`
  return `clamp(${rem(small)},${middle},${rem(large)})`
}

/** Dark pages request dark controls and scroll bars, and invert black logos. */
export function isDarkSurface({ surface }: SurfaceColours): boolean {
  return contrastRatio(surface, '#ffffff') > contrastRatio(surface, '#000000')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
