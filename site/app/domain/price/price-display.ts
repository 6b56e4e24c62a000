import { formatDollars } from '@forecourt/schemas/contract/pure'

/** Money in whole cents, null when the dealer gave none. */
export type PricedCar = {
  priceCents: number | null
  reducedPriceCents?: number | null
  subscriptionPriceCents: number | null
  preorder: boolean
}

export type PriceOptions = { offersSubscriptions: boolean; noPriceText?: string }

export type PriceDisplay =
  | { kind: 'subscription'; cents: number; text: string }
  | { kind: 'price'; cents: number; text: string }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'text'; text: string }

/** A price of ten dollars or less is a placeholder in dealers' systems, not a price (PRICE-01). */
const LEAST_CENTS = 1_000
const NO_PRICE_TEXT = 'Enquire for price.'

/**
 * Which price or text stands on a card or page, in the order of PRICE-01: subscription (where the dealer offers
 * it), the reduced price or else the price when above $10, 'PREORDER', the dealer's no-price text.
 */
export function priceDisplay(car: PricedCar, options: PriceOptions): PriceDisplay {
  const weekly = car.subscriptionPriceCents
  if (options.offersSubscriptions && weekly !== null && weekly > 0) {
    return { kind: 'subscription', cents: weekly, text: `${formatDollars(weekly)}/week` }
  }
  const cents = effectivePriceCents(car)
  if (cents !== null) return { kind: 'price', cents, text: formatDollars(cents) }
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER' }
  return { kind: 'text', text: options.noPriceText || NO_PRICE_TEXT }
}

/** The price a shopper pays: an explicit reduced price wins (OPEN-41); null when neither is above $10. */
export function effectivePriceCents(car: Pick<PricedCar, 'priceCents' | 'reducedPriceCents'>): number | null {
  for (const cents of [car.reducedPriceCents ?? null, car.priceCents]) {
    if (cents !== null && cents > LEAST_CENTS) return cents
  }
  return null
}
