import type { Lender, Location, PriceLabel, Tenant } from '@forecourt/schemas/contract'

/** What an import needs to know of the dealer whose feed it reads. */
export type FeedDealer = Pick<Tenant, 'slug' | 'timeZone' | 'dealerships' | 'lenders'> & {
  locations: readonly Location[]
  /** Whether makes are written the usual way, or as the feed has them (SRCH-39). */
  normalisesMakes: boolean
  /** Upper bounds in dollars, null for the platform's own. */
  priceRangeBounds: readonly number[] | null
  weeklyPriceBounds: readonly number[] | null
  /** What a price includes that does not say so itself; null where the dealer has not decided that. */
  defaultPriceLabel: PriceLabel | null
  /** Whose weekly price is shown nowhere (FIN-04, FIN-05), so that no filter may find a car by it either. */
  financeHidden: { dealershipSlugs: readonly string[]; makes: readonly string[] }
}

/** Is a weekly price of this make shown at this dealership? */
export function showsFinance({ financeHidden }: FeedDealer, dealershipSlug: string, make: string): boolean {
  return !financeHidden.dealershipSlugs.includes(dealershipSlug) && !financeHidden.makes.includes(make)
}

/** The lender by whose terms a dealership's weekly prices are counted, or null. */
export function lenderOf(dealer: FeedDealer, dealershipSlug: string): Lender | null {
  const serves = (lender: Lender) =>
    lender.dealershipSlugs.length === 0 || lender.dealershipSlugs.includes(dealershipSlug)
  return dealer.lenders.find(serves) ?? null
}
