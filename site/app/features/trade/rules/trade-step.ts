/** How far a trade-in has come (TRADE-01). */
export type TradeStep = 'created' | 'valued' | 'accepted'

/** What a step says of itself in the lead; names on the wire. */
export type TradeStepFields = { subcategory: string; offer_accepted: boolean; form_completed: boolean }

const FIELDS: Readonly<Record<TradeStep, TradeStepFields>> = {
  created: { subcategory: '1. Lead Created', offer_accepted: false, form_completed: false },
  valued: { subcategory: '2. Valuation Adjustments', offer_accepted: false, form_completed: false },
  accepted: { subcategory: '3. Offer Accepted', offer_accepted: true, form_completed: true },
}

/** The fields of a step; `changes` where a dealer's system wants others (TRADE-02: by default). */
export function tradeStepFields(step: TradeStep, changes: Partial<TradeStepFields> = {}): TradeStepFields {
  return { ...FIELDS[step], ...changes }
}

const ORDER: readonly TradeStep[] = ['created', 'valued', 'accepted']

/** May the offer of a trade-in that has come this far still be changed? Accepted once, it stands. */
export const isOpen = (step: TradeStep) => ORDER.indexOf(step) < ORDER.indexOf('accepted')
