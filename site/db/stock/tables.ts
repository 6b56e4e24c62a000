/** By which terms of its lenders a dealer's stock is priced. */
export interface StockPricingRow {
  tenant_slug: string
  /** Fingerprint of the terms; '' before the stock was first priced by the site. */
  priced_by: string
  /** Fingerprint of the terms that an instance is pricing it by; '' for none. */
  working_on: string
  cars_done: number
  cars_total: number
  /** ISO UTC: the last sign of that work. */
  heard_at: string
}

/** The address from which a dealer's stock file is fetched. '' stands for none. */
export interface StockSourceRow {
  tenant_slug: string
  /** May hold a key in its query: never logged. */
  address: string
  every: string
  /** Minutes after midnight at the site, of what is fetched nightly. */
  at_minute: number
  sign_in: string
  /** The user's name, or the header's. */
  sign_in_name: string
  /** The password, or the header's value: sealed. */
  secret: string
  /** The dealer's feed that the file is. */
  file: string
  etag: string
  last_modified: string
  next_at: string
  /** Until when the instance that fetches it has it. */
  leased_until: string
  failures: number
  last_at: string
  /** `read`, `same`, `failed`. */
  last_state: string
  last_words: string
  /** Cars that the last file brought. */
  cars: number
  saved_by: string
}

/** The tables of the stock. */
export interface StockTables {
  stock_sources: StockSourceRow
  stock_pricing: StockPricingRow
}
