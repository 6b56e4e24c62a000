import type { Lender, Location, PriceLabel, Tenant } from '@forecourt/schemas/contract'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'

/** Settings of the dealer whose feed is imported. */
export type FeedDealer = Pick<
  Tenant,
  'slug' | 'timeZone' | 'dealerships' | 'financeProvider' | 'lenders' | 'stockColumns'
> & {
  locations: readonly Location[]
  /** Whether makes are normalised or taken from the feed as they are (SRCH-39). */
  normalisesMakes: boolean
  /** Upper bounds in dollars; null for the platform's defaults. */
  priceRangeBounds: readonly number[] | null
  weeklyPriceBounds: readonly number[] | null
  /** Label of prices without one; null where the dealer has not set it. */
  defaultPriceLabel: PriceLabel | null
  /** Dealerships and makes without weekly prices (FIN-04, FIN-05), in filters too. */
  financeHidden: { dealershipSlugs: readonly string[]; makes: readonly string[] }
}

/** Whether a weekly price of this make is shown at this dealership. */
export function showsFinance({ financeHidden }: FeedDealer, dealershipSlug: string, make: string): boolean {
  return !financeHidden.dealershipSlugs.includes(dealershipSlug) && !isAmongMakes(make, financeHidden.makes)
}

/** The lender whose terms apply to a dealership's weekly prices: the finance provider before any other; or null. */
export function lenderOf(dealer: FeedDealer, dealershipSlug: string): Lender | null {
  const serves = (lender: Lender) =>
    lender.dealershipSlugs.length === 0 || lender.dealershipSlugs.includes(dealershipSlug)
  if (dealer.financeProvider === '') return null
  const serving = dealer.lenders.filter(serves)
  return serving.find(({ provider }) => provider === dealer.financeProvider) ?? serving[0] ?? null
}
