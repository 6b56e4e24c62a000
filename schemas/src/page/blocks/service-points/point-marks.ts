/** What a point is marked with, and what staff call it. */
export const POINT_MARK_TITLES = {
  check: 'Tick',
  minus: 'Minus: a drawback',
  wrench: 'Spanner: from the workshop',
  key: 'Key: what to choose',
} as const

/** What a point is marked with. */
export type PointMark = keyof typeof POINT_MARK_TITLES
