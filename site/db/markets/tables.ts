/** A key that a market place has. */
export interface MarketKeyRow {
  /** SHA-256 in hex; the key itself is stored nowhere. */
  hash: string
  tenant_slug: string
  /** What it opens, and nothing else. */
  purpose: string
  made_at: string
}

export interface MarketTables {
  market_keys: MarketKeyRow
}
