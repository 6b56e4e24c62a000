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

/** The tables of the stock. */
export interface StockTables {
  stock_pricing: StockPricingRow
}
