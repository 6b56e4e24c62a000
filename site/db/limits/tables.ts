/** Usage of one allowance by one subject in its current window. */
export interface RateLimitRow {
  /** '' for an allowance of all dealers together. */
  tenant_slug: string
  /** Name of the allowance in `server/http/rate-limits.ts`. */
  bucket: string
  /** An IP address, a phone number or a person. */
  subject: string
  taken: number
  /** ISO UTC: the end of the window, after which the row is void. */
  resets_at: string
}

/** The tables of limits. */
export interface LimitTables {
  rate_limits: RateLimitRow
}
