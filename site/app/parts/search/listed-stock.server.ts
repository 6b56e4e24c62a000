import type { DealerContext } from '#app/context.ts'
import { memoizeByRef } from '#app/domain/memoize-by-ref.ts'
import { SORTS } from '#app/domain/search-address/search-keys.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { StockSearchRequest, StockSearchResult } from '#app/integrations/stock-index.ts'
import { getStockSort } from './search-request.server.ts'

/** What the front page offers to choose from, and other pages count by. */
const FACETS = [
  'car_type',
  'item_type',
  'make',
  'model',
  'body',
  'price_range',
  'state',
  'location_name',
  'filtered_features',
] as const

/** The dealer's whole stock as its results pages list it, of which every count of the site is a part. */
export type ListedStock = Pick<StockSearchResult, 'total' | 'facets'>

/** The request of all that the results pages list in their first order; its total is the dealer's number of vehicles. */
export function listedRequest(dealer: DealerContext): StockSearchRequest {
  const { flags } = dealer.bundle.tenant
  return {
    scope: stockScope(dealer),
    query: '',
    filters: {},
    ranges: {},
    sort: getStockSort(dealer, { query: '', sort: SORTS[0].value }, undefined),
    page: 1,
    hitsPerPage: 1,
    facets: [],
    pricedOnlyWhenCheapest: flags.priceAscendingHidesUnpriced,
    collapseSold: flags.collapseSold,
  }
}

/**
 * The one count of a dealer's vehicles, asked once a page: an index changes a moment before its version does, and the
 * results beside the count are those of now.
 */
export const findListedStock = memoizeByRef(async (dealer: DealerContext): Promise<ListedStock> => {
  const { total, facets } = await dealer.stock.search({ ...listedRequest(dealer), facets: FACETS })
  return { total, facets }
})
