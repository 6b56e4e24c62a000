/** What one subject has taken of one allowance since its window began. */
export interface RateLimitRow {
  tenant_slug: string
  /** The allowance, by its name in `server/http/rate-limits.ts`. */
  bucket: string
  /** Whom it counts: an address, a number, a person. */
  subject: string
  taken: number
  /** ISO UTC: the end of the window. From then on the row means nothing. */
  resets_at: string
}

/** The tables of limits. */
export interface LimitTables {
  rate_limits: RateLimitRow
}
