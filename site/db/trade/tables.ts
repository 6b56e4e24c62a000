/** A valuation that somebody asked for, and what came of it. */
export interface TradeValuationRow {
  tenant_slug: string
  /** Nobody can guess it: who has it may go on with the valuation. */
  id: string
  /** The lead, as `submitLead` gave it. */
  lead_id: string
  /** The vehicle it is to be traded in for; null for none. */
  car_id: string | null
  rego: string
  rego_state: string
  kms: number
  /** JSON of the vehicle that carries the registration. */
  vehicle: string
  /** What it is worth in good order, whole cents; null where no estimate is given. */
  value_cents: number | null
  /** JSON of what was said of its state. */
  adjustments: string
  low_cents: number | null
  high_cents: number | null
  /** 'created', 'valued' or 'accepted' */
  step: string
  /** JSON of what the page reported to have shown (CALL-14); null for nothing. */
  shown: string | null
  created_at: string
  updated_at: string
}

export interface TradeTables {
  trade_valuations: TradeValuationRow
}
