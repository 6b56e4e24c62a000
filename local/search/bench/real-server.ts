// What a real Meilisearch 1.50.0 took for the same on a machine with two cores, p50 and p95 in milliseconds; not
// measured at other sizes.

export type RealSize = 20_000 | 200_000

export interface RealFigures {
  /** Seconds for indexing everything. */
  build: number
  /** Milliseconds until 100 price changes were visible. */
  changes: string
  megabytes: number
}

export const realServer: Record<RealSize, RealFigures> = {
  20000: { build: 7, changes: '700–1000 ms', megabytes: 283 },
  200000: { build: 66, changes: '2500 ms', megabytes: 1888 },
}

/** The real server's figures at a size, if it was measured there. */
export const realAt = (cars: number): RealFigures | undefined => realServer[cars as RealSize]
