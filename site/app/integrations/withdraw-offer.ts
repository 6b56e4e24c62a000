import { isAvailable } from '#app/domain/stock/availability.ts'

/** The price fields of a car's document, and their values once the car is not for sale. */
const WITHDRAWN = {
  priceCents: null,
  beforePriceCents: null,
  reducedPriceCents: null,
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
  priceSteps: [],
}

type Offered = { status: string; priceCents: number | null }

/**
 * A car that is not for sale has no price, repayment or quote on any address (VDP-38): they are removed when it is read
 * from the index, so that no page can show them. `formerPriceCents` is for finding similar cars.
 */
export function withdrawOffer<T extends Offered>(car: T): T {
  return isAvailable(car) ? car : { ...car, ...WITHDRAWN, formerPriceCents: car.priceCents }
}
