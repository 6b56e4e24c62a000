import { formatDollars, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'

/**
 * Is the price before struck through beside the price asked now (PRICE-03)? Only where it is higher, and where there
 * is a price to compare with. Whole cents, null for none.
 */
export function wasPriceShown(beforePriceCents: number | null, priceCents: number | null): Verdict {
  if (beforePriceCents === null) return hides('no-price-before', 'No price before is known.')
  if (priceCents === null || priceCents <= 0)
    return hides('no-price', 'There is no price to compare it with.')
  return beforePriceCents > priceCents
    ? shows('was-higher', `It was ${formatDollars(beforePriceCents)}, which is more.`)
    : hides('was-not-higher', `It was ${formatDollars(beforePriceCents)}, which is not more.`)
}

/** The struck-through price in cents, or null (PRICE-03). */
export function wasPriceCents(beforePriceCents: number | null, priceCents: number | null): number | null {
  return wasPriceShown(beforePriceCents, priceCents).shown ? beforePriceCents : null
}
