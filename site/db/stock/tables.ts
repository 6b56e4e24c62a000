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

/** A recorded run of an import. */
export interface StockRunRow {
  tenant_slug: string
  /** Its time and its file. */
  name: string
  file: string
  at: string
  /** JSON: rows by outcome; '' of a run that was stopped. */
  counts: string
  /** JSON: the run with the feed's settings, without its outcomes. */
  head: string
  /** JSON: one entry for each car that was added, changed or removed; '' of a run that was stopped. */
  outcomes: string
  /** Names the copy of its file; '' for none. */
  copy: string
}

/** A part of a packed copy of a feed, in order. */
export interface StockRunCopyRow {
  tenant_slug: string
  copy: string
  part: number
  /** Base64 of the packed bytes, which both engines store alike. */
  content: string
}

/** A change of a car's price, in dollars; null for no price. */
export interface StockPriceRow {
  tenant_slug: string
  car_id: string
  at: string
  run: string
  earlier: number | null
  later: number | null
}

/** A car that left the stock. */
export interface StockGoneRow {
  car_id: string
  tenant_slug: string
  /** Its stock number as a slug. */
  number_key: string
  at: string
  run: string
  /** JSON: what was indexed of it. */
  row: string
}

/** A rejected row of a file or a warning. */
export interface StockProblemRow {
  tenant_slug: string
  feed: string
  kind: string
  /** The row's stock number as a slug; '' of the file as a whole. */
  number_key: string
  at: string
  run: string
  line: number
  stocknum: string
  field: string
  reason: string
  /** The car's name, where the row has one. */
  name: string
}

/** A key with which a dealer's system pushes stock. */
export interface StockPushKeyRow {
  /** SHA-256 in hex. */
  hash: string
  tenant_slug: string
  made_at: string
  /** 1: may remove more than a fifth of the stock at once. */
  may_force: number
}

/** A folder of an earlier version whose files are in these tables. */
export interface StockTakenInRow {
  digest: string
  at: string
}

/** The tables of the stock. */
export interface StockTables {
  stock_runs: StockRunRow
  stock_run_copies: StockRunCopyRow
  stock_prices: StockPriceRow
  stock_gone: StockGoneRow
  stock_problems: StockProblemRow
  stock_push_keys: StockPushKeyRow
  stock_taken_in: StockTakenInRow
  stock_sources: StockSourceRow
  stock_pricing: StockPricingRow
}
