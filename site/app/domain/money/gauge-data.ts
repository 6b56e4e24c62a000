/** A car's price among others, in the wire's own names (DATA-15), dollars; any field may be missing. */
export type GaugeData = {
  /** How good the price is among those it was compared with: 0 where all are lower, 1 where all are higher. */
  fill?: number | null
  listing_price?: number | null
  market_range_min?: number | null
  market_range_max?: number | null
  /** From 0 to 1. */
  confidence?: number | null
  description?: string | null
  /** How many cars it was compared with. */
  compared?: number | null
  /** Whether those are of its grade too; absent from a provider. */
  same_grade?: boolean
  /** The market's average that the range lies around, where it is known. */
  average?: number | null
  /** What the drawn range lies around: that average, or the middle of the prices compared with. */
  middle?: number | null
  /** The prices compared with, moved to the year and kilometres of this one, rising; 40 at the most. */
  others?: number[]
}
