import { GROUNDS } from '@forecourt/schemas/contract'
import type { Furnishing } from './furnishing.ts'

/** Multi-brand city dealer: bright, search first. */
export const metro: Furnishing = {
  name: 'metro',
  ground: GROUNDS.metro,
  fonts: 'host-figtree',
  display: { weight: 600, trackingEm: -0.03, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 10,
  density: 1,
  leads: 'bodies',
  header: 'light',
  hero: 'ground',
  card: 'edged',
  footer: 'dark',
}
