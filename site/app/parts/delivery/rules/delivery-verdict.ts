/** The delivery lookup's result for a postcode; null without one (DATA-20). */
export type DeliveryLookup = { priceCents: number | null; name: string }

export type DeliveryEstimate =
  | { kind: 'estimate'; priceCents: number; name: string }
  | { kind: 'error'; error: string }

const NO_POSTCODE = 'Please enter a postcode.'
const NO_ESTIMATE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** The delivery calculator's outcome for a typed postcode (DELIV-02 to DELIV-04, OPEN-70). */
export function deliveryEstimate(postcode: string, lookup: DeliveryLookup | null): DeliveryEstimate {
  if (postcode.trim() === '') return { kind: 'error', error: NO_POSTCODE }
  if (lookup === null || lookup.priceCents === null) return { kind: 'error', error: NO_ESTIMATE }
  return { kind: 'estimate', priceCents: lookup.priceCents, name: lookup.name }
}
