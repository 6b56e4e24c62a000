/** BLOCK-16: what a certified used car carries, where the block does not say otherwise. */
export const CERTIFIED_POINTS = [
  'Additional 1-year backed warranty',
  '90 point inspection',
  '12 months roadside assist',
] as const
