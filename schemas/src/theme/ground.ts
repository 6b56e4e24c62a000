/** What a template lays under a dealer's two colours: surfaces, ink, and the colours that mean something. */
export type Ground = {
  surface: string
  raised: string
  ink: string
  positive: string
  warning: string
  danger: string
}

/** White, and the signal colours that can be read on it. */
export const BRIGHT: Ground = {
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#14171c',
  positive: '#0b7a4b',
  warning: '#8f5600',
  danger: '#b4182d',
}
