/** Market averages in cents, null when unknown (DATA-12). */
export type MarketAverages = { stateAverageCents: number | null; nationalAverageCents: number | null }

const BADGE_ABOVE_CENTS = 49_900

/**
 * Whether the car has the below-market badge (PRICE-04). The state's average is preferred; when it is missing the
 * national one is used for both conditions (OPEN-78); the difference must exceed $499.
 */
export function isBelowMarket(priceCents: number | null, market: MarketAverages): boolean {
  const averageCents = market.stateAverageCents ?? market.nationalAverageCents
  if (averageCents === null || priceCents === null || priceCents <= 0) return false
  return averageCents - priceCents > BADGE_ABOVE_CENTS && priceCents < averageCents
}
