/** The state of a trade-in (TRADE-01). */
export type TradeStep = 'created' | 'valued' | 'accepted'

/** A step's fields in the lead; API names. */
export type TradeStepFields = { subcategory: string; offer_accepted: boolean; form_completed: boolean }

const FIELDS: Readonly<Record<TradeStep, TradeStepFields>> = {
  created: { subcategory: '1. Lead Created', offer_accepted: false, form_completed: false },
  valued: { subcategory: '2. Valuation Adjustments', offer_accepted: false, form_completed: false },
  accepted: { subcategory: '3. Offer Accepted', offer_accepted: true, form_completed: true },
}

/** The fields of a step; `changes` where a dealer's system expects others (TRADE-02). */
export function tradeStepFields(step: TradeStep, changes: Partial<TradeStepFields> = {}): TradeStepFields {
  return { ...FIELDS[step], ...changes }
}

const ORDER: readonly TradeStep[] = ['created', 'valued', 'accepted']

/** Whether the offer of a trade-in at this step may still be changed: until it is accepted. */
export const isOpen = (step: TradeStep) => ORDER.indexOf(step) < ORDER.indexOf('accepted')
