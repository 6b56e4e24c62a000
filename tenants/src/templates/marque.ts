import { GROUNDS } from '@forecourt/schemas/contract'
import type { Furnishing } from './furnishing.ts'

/** One brand: cinematic hero, dark header, one family of type for both roles. */
export const marque: Furnishing = {
  name: 'marque',
  ground: GROUNDS.marque,
  fonts: 'hanken',
  display: { weight: 400, trackingEm: -0.028, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 2,
  density: 1.04,
  focus: '#2a6f97',
  leads: 'bodies',
  header: 'centred',
  hero: 'cinematic',
  card: 'bare',
  footer: 'dark',
}
