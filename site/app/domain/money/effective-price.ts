/** A price of ten dollars or less is a placeholder in dealers' systems, not a price (PRICE-01). */
const LEAST_CENTS = 1_000

/** Money in whole cents, null when the dealer gave none. */
export type OfferedPrice = { priceCents: number | null; reducedPriceCents?: number | null }

/** Whether the amount is a price and not a placeholder. */
export const isPrice = (cents: number | null | undefined): cents is number =>
  cents !== null && cents !== undefined && cents > LEAST_CENTS

/** The price a shopper pays: an explicit reduced price wins (OPEN-41); null when neither is above $10. */
export function effectivePriceCents({ priceCents, reducedPriceCents }: OfferedPrice): number | null {
  return [reducedPriceCents, priceCents].find(isPrice) ?? null
}
