import { GROUNDS } from '@forecourt/schemas/contract'
import type { Furnishing } from './furnishing.ts'

/** Many dealerships and brands: quiet, its brand grids and numbers lead. */
export const group: Furnishing = {
  name: 'group',
  ground: GROUNDS.group,
  fonts: 'figtree',
  display: { weight: 650, trackingEm: -0.022, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 6,
  density: 1,
  leads: 'brands',
  header: 'brand',
  hero: 'ground',
  card: 'edged',
  footer: 'dark',
}
