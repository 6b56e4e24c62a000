// Figures of Meilisearch 1.50.0 for the same requests on a machine with two cores, p50 and p95 in milliseconds; other
// sizes were not measured.

export type RealSize = 20_000 | 200_000

export interface RealFigures {
  /** Seconds to index all documents. */
  build: number
  /** Milliseconds until 100 price changes were visible. */
  changes: string
  megabytes: number
}

export const realServer: Record<RealSize, RealFigures> = {
  20000: { build: 7, changes: '700–1000 ms', megabytes: 283 },
  200000: { build: 66, changes: '2500 ms', megabytes: 1888 },
}

/** Meilisearch's figures for a size, where measured. */
export const realAt = (cars: number): RealFigures | undefined => realServer[cars as RealSize]
