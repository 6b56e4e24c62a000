import type { FontPair, Ground, TemplateName } from '@forecourt/schemas/contract'

/**
 * How a template furnishes the same rooms: its ground, type, shape, and which variant of header, hero, card and footer
 * it takes. The variants are style sheets and at most a component each in the site; no component knows a template.
 */
export type Furnishing = {
  name: TemplateName
  ground: Ground
  /** Families, unless the dealer chooses others. */
  fonts: FontPair
  display: { weight: number; trackingEm: number; widthPercent: number }
  /** Body size at 360 and at 1600 px of width. */
  basePx: readonly [small: number, large: number]
  /** Corners of controls, unless the dealer chooses others. */
  radiusPx: number
  density: number
  /** The focus line where the dealer's brand cannot be it: a near black does not show beside text. */
  focus?: string
  /** What the front page shows under its hero: the dealer's bodies, or its brands by kind (GRP-01). */
  leads: 'bodies' | 'brands'
  header: 'light' | 'accent' | 'brand' | 'dark' | 'centred'
  hero: 'ground' | 'block' | 'cinematic'
  card: 'edged' | 'wide' | 'bare' | 'tight'
  footer: 'dark' | 'warm'
}
