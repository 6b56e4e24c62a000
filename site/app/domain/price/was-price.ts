/**
 * The struck-through price in cents, or null: shown only when it is higher than the price asked now (PRICE-03) and
 * there is a price to compare with.
 */
export function wasPriceCents(beforePriceCents: number | null, priceCents: number | null): number | null {
  if (beforePriceCents === null || priceCents === null || priceCents <= 0) return null
  return beforePriceCents > priceCents ? beforePriceCents : null
}
