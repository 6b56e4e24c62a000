import { GROUNDS } from '@forecourt/schemas/contract'
import type { Furnishing } from './furnishing.ts'

/** Motorcycles: near black, high contrast, a tight grid. */
export const moto: Furnishing = {
  name: 'moto',
  ground: GROUNDS.moto,
  fonts: 'archivo-figtree',
  display: { weight: 760, trackingEm: -0.015, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 2,
  density: 0.96,
  leads: 'bodies',
  header: 'dark',
  hero: 'cinematic',
  card: 'tight',
  footer: 'dark',
}
