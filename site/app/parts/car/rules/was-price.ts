import { formatDollars, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'

/**
 * Whether the price before is struck through beside the current price (PRICE-03): only when it is higher and there is
 * a current price. Whole cents, null for none.
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
