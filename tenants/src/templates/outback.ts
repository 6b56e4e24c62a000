import { GROUNDS } from '@forecourt/schemas/contract'
import type { Furnishing } from './furnishing.ts'

/** Trucks, caravans, four-wheel drives: warm, sturdy, wide cards. */
export const outback: Furnishing = {
  name: 'outback',
  ground: GROUNDS.outback,
  fonts: 'archivo-source',
  display: { weight: 720, trackingEm: -0.018, widthPercent: 112 },
  basePx: [17, 18],
  radiusPx: 4,
  density: 1.09,
  leads: 'bodies',
  header: 'accent',
  hero: 'block',
  card: 'wide',
  footer: 'warm',
}
