import type { CarDocumentInput } from '@forecourt/schemas/contract'
import { effectivePriceCents, type OfferedPrice } from '#app/domain/money/effective-price.ts'
import { servingLender } from '#app/domain/money/lender.ts'
import { weeklyRangeLabel } from '#app/domain/vocabulary/price-range.ts'
import { type FeedDealer, showsFinance } from '../dealer/feed-dealer.ts'
import { carFinance } from './car-lender.ts'
import { knownMake } from './known-make.ts'
import { type StatedLenders, statedFirst } from './stated-finance.ts'

/** What the finance of a car depends on besides its dealer's settings. */
export type FinancedCar = OfferedPrice & {
  make: string
  dealershipSlug: string
  subscriptionPriceCents: number | null
}

/** The dealer's settings that a car's finance follows from. */
export type FinanceSettings = Pick<
  FeedDealer,
  | 'financeProvider'
  | 'lenders'
  | 'financeHidden'
  | 'manufacturer'
  | 'weeklyPriceBounds'
  | 'offersSubscriptions'
>

/** The fields of a car's document that follow from its dealer's lenders. */
export type IndexedFinance = Pick<CarDocumentInput, 'lenders' | 'weekly_price' | 'weekly_price_range'>

/**
 * A car's finance as it is in the index, of the price that a shopper pays.
 * @param stated the figures that lenders stated for the car itself
 */
export function indexedFinance(
  car: FinancedCar,
  dealer: FinanceSettings,
  stated: StatedLenders,
): IndexedFinance {
  const lender = servingLender(car, dealer.financeProvider, dealer.lenders)
  const computed = carFinance(effectivePriceCents(car), lender)
  const { weeklyDollars, lenders } = statedFirst(computed, stated, dealer.financeProvider)
  const isShown = showsFinance(dealer, car.dealershipSlug, knownMake(car.make))
  const isSubscribed = dealer.offersSubscriptions && (car.subscriptionPriceCents ?? 0) > 0
  const weekly = isShown && !isSubscribed ? weeklyDollars : null
  return {
    lenders,
    weekly_price: weekly,
    weekly_price_range: weeklyRangeLabel(weekly, dealer.weeklyPriceBounds ?? undefined),
  }
}
