import { isAvailable } from '#app/domain/stock/availability.ts'

/** Everything a car's document says of money, and what it says once the car is not for sale. */
const WITHDRAWN = {
  priceCents: null,
  beforePriceCents: null,
  subscriptionPriceCents: null,
  egcPriceCents: null,
  priceType: '',
  priceRange: '',
  weeklyPrice: null,
  weeklyPriceRange: '',
  lenders: {},
  youxQuote: null,
  autograbData: null,
  preorder: false,
}

type Offered = { status: string; priceCents: number | null }

/**
 * A car that is not for sale has no price, no repayment and no quote on any address (VDP-38): it loses them where it
 * leaves the index, so that no page and no answer can show them. `formerPriceCents` is for finding cars like it.
 */
export function withdrawOffer<T extends Offered>(car: T): T {
  return isAvailable(car) ? car : { ...car, ...WITHDRAWN, formerPriceCents: car.priceCents }
}
