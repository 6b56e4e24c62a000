import { mix } from './colour.ts'

/** A colour of a template: `#rrggbb`, or a share (0 to 1) of one of the dealer's colours mixed with another in Oklab. */
export type Shade = string | { of: 'brand' | 'accent' | 'ink'; share: number; with: string }

/** A template's own colours beside a dealer's two: surfaces, ink, and the colours of signals. */
export type SurfaceColours = {
  surface: string
  raised: string
  ink: string
  positive: string
  warning: string
  danger: string
  /** The background of a cut-out vehicle, and its floor (or the edge of the glow). */
  picture: Shade
  pictureFloor: Shade
  /** The foot of every page, and the tag on a picture. */
  foot: Shade
  tag: Shade
}

/** White, and the signal colours that can be read on it. */
export const BRIGHT = {
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#14171c',
  positive: '#0b7a4b',
  warning: '#8f5600',
  danger: '#b4182d',
} as const

/** A shade as `#rrggbb`. */
export function shadeColour(shade: Shade, colours: { brand: string; accent: string; ink: string }): string {
  return typeof shade === 'string' ? shade : mix(colours[shade.of], shade.share, shade.with)
}
