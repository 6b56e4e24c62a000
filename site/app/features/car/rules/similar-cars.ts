/** Cars fetched per query for a vehicle page (SIM-02). */
export const SIMILAR_FETCHED = 10

const NARROW_BELOW_CENTS = 5_000_000
const NARROW_CENTS = 1_000_000
const WIDE_CENTS = 2_500_000

/** The price band in cents of the similar-cars query: ±$10,000 below $50,000, else ±$25,000 (SIM-01). */
export function similarPriceBand(priceCents: number): { minCents: number; maxCents: number } {
  const reach = priceCents < NARROW_BELOW_CENTS ? NARROW_CENTS : WIDE_CENTS
  return { minCents: Math.max(0, priceCents - reach), maxCents: priceCents + reach }
}

/** The cars shown: without the car itself, same model first, no duplicates, at most `most` (SIM-02 to 04). */
export function pickSimilar<C extends { id: string }>(
  selfId: string,
  sameModel: readonly C[],
  others: readonly C[],
  most: number,
): C[] {
  const byId = new Map([...sameModel, ...others].map((car) => [car.id, car]))
  byId.delete(selfId)
  return [...byId.values()].slice(0, most)
}
