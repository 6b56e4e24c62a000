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

/** A further car of one variant mostly differs by its paint. */
const OF_ONE_VARIANT = 2

type Listed = { id: string; make?: string; model?: string; badge?: string; series?: string }

/**
 * The cars shown: without the car itself, same model first, no duplicates, at most `most` (SIM-02 to 04). More than two
 * of one variant are shown only where there are too few others.
 */
export function pickSimilar<C extends Listed>(
  selfId: string,
  sameModel: readonly C[],
  others: readonly C[],
  most: number,
): C[] {
  const byId = new Map([...sameModel, ...others].map((car) => [car.id, car]))
  byId.delete(selfId)
  const cars = [...byId.values()]
  const counts = new Map<string, number>()
  const varied = cars.filter((car) => {
    const count = (counts.get(buildVariant(car)) ?? 0) + 1
    counts.set(buildVariant(car), count)
    return count <= OF_ONE_VARIANT
  })
  const shown = new Set([...new Set([...varied, ...cars])].slice(0, most))
  return cars.filter((car) => shown.has(car))
}

const buildVariant = ({ make, model, badge, series }: Listed) =>
  JSON.stringify([make, model, badge || series]).toLowerCase()
