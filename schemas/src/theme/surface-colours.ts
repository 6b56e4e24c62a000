/** A template's own colours beside a dealer's two: surfaces, ink, and the colours of signals. */
export type SurfaceColours = {
  surface: string
  raised: string
  ink: string
  positive: string
  warning: string
  danger: string
}

/** White, and the signal colours that can be read on it. */
export const BRIGHT: SurfaceColours = {
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#14171c',
  positive: '#0b7a4b',
  warning: '#8f5600',
  danger: '#b4182d',
}
