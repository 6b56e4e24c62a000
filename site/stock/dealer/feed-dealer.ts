import type { Location, PriceLabel, Tenant } from '@forecourt/schemas/contract'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'
import type { CatalogueModel } from '../car/model-names.ts'

/** Settings of the dealer whose feed is imported. */
export type FeedDealer = Pick<
  Tenant,
  | 'slug'
  | 'timeZone'
  | 'dealerships'
  | 'manufacturer'
  | 'financeProvider'
  | 'lenders'
  | 'stockColumns'
  | 'stockFeed'
> & {
  locations: readonly Location[]
  /** Models of the dealer's makes in the platform's content, whose spelling counts. */
  models: readonly CatalogueModel[]
  /** Whether makes are normalised or taken from the feed as they are (SRCH-39). */
  normalisesMakes: boolean
  /** Upper bounds in dollars; null for the platform's defaults. */
  priceRangeBounds: readonly number[] | null
  weeklyPriceBounds: readonly number[] | null
  /** Label of prices without one; null where the dealer has not set it. */
  defaultPriceLabel: PriceLabel | null
  /** Whether a car with a subscription shows that, and then no weekly price of a loan (PRICE-01). */
  offersSubscriptions: boolean
  /** Dealerships and makes without weekly prices (FIN-04, FIN-05), in filters too. */
  financeHidden: { dealershipSlugs: readonly string[]; makes: readonly string[] }
}

/** Whether a weekly price of this make is shown at this dealership; at the dealer of a hidden make none is (TEN-06). */
export function showsFinance(
  { financeHidden, manufacturer }: Pick<FeedDealer, 'financeHidden' | 'manufacturer'>,
  dealershipSlug: string,
  make: string,
): boolean {
  const isHidden = (name: string) => isAmongMakes(name, financeHidden.makes)
  return (
    !financeHidden.dealershipSlugs.includes(dealershipSlug) &&
    !isHidden(make) &&
    !isHidden(manufacturer?.name ?? '')
  )
}
