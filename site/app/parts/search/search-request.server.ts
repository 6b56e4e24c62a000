import type { DealerContext } from '#app/context.ts'
import { getSort, NEAREST, SORTS, type SortValue } from '#app/domain/search-address/search-keys.ts'
import type { SearchState, Values } from '#app/domain/search-address/search-state.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { HITS_PER_PAGE } from '#app/integrations/paging.ts'
import type { StockSearchRequest, StockSort } from '#app/integrations/stock-index.ts'
import { showsSheets } from '#app/parts/car/present-car.server.ts'
import type { StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { listPaints } from './filters/colour-families.ts'
import { facetsToCount } from './filters/filter-plans.ts'
import type { NearModel } from './near/near-model.ts'

/** The index request of a page (SRCH-20 to SRCH-26). */
export function searchRequest(
  dealer: DealerContext,
  state: SearchState,
  overview: StockOverview,
  near: NearModel | undefined,
): StockSearchRequest {
  const { query, filters, ranges, sort, page } = state
  const paints = overview.facets.colour ?? []
  const counted = facetsToCount(state, overview.facets)
  return {
    scope: stockScope(dealer),
    query,
    filters: inPaints(filters, paints),
    ...(state.excluded ? { excluded: inPaints(state.excluded, paints) } : {}),
    ranges,
    // An unknown postcode does not change the rest of the search.
    ...(near?.known ? { places: near.within.map(({ slug }) => slug) } : {}),
    ...(state.photos ? { withPhotos: true } : {}),
    sort: getStockSort(dealer, state, near),
    ...(sort === NEAREST.value
      ? { sortElsewhere: getSort(SORTS[0].value, dealerSorts(dealer, undefined)) }
      : {}),
    page,
    hitsPerPage: HITS_PER_PAGE,
    countWithout: page === 1,
    facets: [...new Set([...counted, 'car_type', ...(isNarrowed(state) ? ['price'] : [])])],
    pricedOnlyWhenCheapest: dealer.bundle.tenant.flags.priceAscendingHidesUnpriced,
    collapseSold: collapsesSold(dealer, overview),
  }
}

/** Does anything but its price choose among the stock? Then the bars of prices are those of what was chosen. */
function isNarrowed({ query, filters, ranges, near, photos, excluded }: SearchState): boolean {
  const others = Object.keys(ranges).filter((key) => key !== 'price')
  const isChosen = Object.keys(filters).length + others.length > 0
  return isChosen || query !== '' || near !== undefined || photos === true || excluded !== undefined
}

/** The order in which the index lists a page's vehicles. */
export function getStockSort(
  dealer: DealerContext,
  state: Pick<SearchState, 'query' | 'sort'>,
  near: NearModel | undefined,
): StockSort {
  if (beginsWithSheets(dealer, state, near)) return 'inspected'
  const sort = getSort(state.sort, dealerSorts(dealer, near))
  // By relevance the rank itself puts vehicles without a picture behind others.
  const isUnasked = sort !== state.sort && state.query === ''
  return sort === 'latest' && isUnasked ? 'latest-pictured' : sort
}

/**
 * Are vehicles with an inspection sheet first? In the usual order, where the dealer's card shows the sheet, unless words
 * decide what is relevant.
 */
export function beginsWithSheets(
  dealer: DealerContext,
  { query, sort }: Pick<SearchState, 'query' | 'sort'>,
  near: NearModel | undefined,
): boolean {
  return showsSheets(dealer) && query === '' && getSort(sort, dealerSorts(dealer, near)) === SORTS[0].value
}

/** A dealer's sort orders; also by distance near a known postcode. */
export function dealerSorts({ bundle: { tenant } }: DealerContext, near: NearModel | undefined): SortValue[] {
  return near?.known ? [...tenant.stock.sorts, NEAREST.value] : tenant.stock.sorts
}

/** A single sold car has no other to be collapsed with. */
function collapsesSold({ bundle: { tenant } }: DealerContext, { facets }: StockOverview): boolean {
  const sold = (facets.status ?? []).find(({ value }) => value === 'sold')?.count ?? 0
  return tenant.flags.collapseSold && sold > 1
}

/** Values with each colour family replaced by the paints of the stock. */
function inPaints({ colour, ...others }: Values, paints: readonly { value: string }[]): Values {
  return colour ? { ...others, colour: listPaints(colour, paints) } : others
}
