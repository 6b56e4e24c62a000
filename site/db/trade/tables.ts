/** A requested valuation and its result. */
export interface TradeValuationRow {
  tenant_slug: string
  /** Unguessable; grants access to the valuation. */
  id: string
  /** The lead, as `submitLead` gave it. */
  lead_id: string
  /** The vehicle it is to be traded in for; null for none. */
  car_id: string | null
  rego: string
  rego_state: string
  kms: number
  /** JSON of the vehicle with the registration. */
  vehicle: string
  /** Value in good condition in cents; null without an estimate. */
  value_cents: number | null
  /** JSON of the answers that its owner gave to the questions about its state. */
  adjustments: string
  low_cents: number | null
  high_cents: number | null
  /** What somebody offers who has seen it; null before. */
  firm_cents: number | null
  firm_until: string | null
  /** JSON of its reasons, each with what it adds or takes off in cents; null for none. */
  firm_reasons: string | null
  /** 'created', 'valued' or 'accepted' */
  step: string
  /** JSON of what the page reported as shown (CALL-14), or null. */
  shown: string | null
  created_at: string
  updated_at: string
}

export interface TradeTables {
  trade_valuations: TradeValuationRow
}
