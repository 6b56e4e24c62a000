import type { DealerContext } from '#app/context.ts'
import { NEAREST, SORTS, type SortValue, sortOf } from '#app/domain/search-address/search-keys.ts'
import { resolveSearchSlug } from '#app/domain/search-address/search-slug.ts'
import {
  EMPTY_SEARCH,
  type SearchBase,
  type SearchState,
  type Values,
} from '#app/domain/search-address/search-state.ts'
import { parseSearch } from '#app/domain/search-address/search-url.ts'
import type { Geocoder } from '#app/integrations/geocoder/geocoder.ts'
import { HITS_PER_PAGE } from '#app/integrations/paging.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import type { StockSearchRequest } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { searchPath } from '#app/paths.ts'
import { countFamilies, paintsOf } from './filters/colour-families.ts'
import { facetsToCount } from './filters/filter-groups.ts'
import { adoptKnownValues } from './filters/known-values.ts'
import { memoizeByRef } from './memoize-by-ref.ts'
import type { NearModel } from './near/near-model.ts'
import { nearPlaces } from './near/near-places.server.ts'
import { findStockOverview, knownStock, type StockOverview } from './stock-overview.server.ts'

/** What a results page is about, and the one request that answers it. */
export type SearchPlan = {
  base: SearchBase
  state: SearchState
  /** The dealer's whole stock; null while the index does not answer, when there is no request either. */
  overview: StockOverview | null
  /** The locations near the postcode that the address names. */
  near: NearModel | undefined
  request: StockSearchRequest | null
}

/**
 * Parses the address of a results page.
 * @param splat the path after `/search/`
 * @throws 404 when the path names nothing the dealer has
 */
export async function planSearch(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
  geocoder: Geocoder,
): Promise<SearchPlan> {
  const overview = await withStockFallback(
    dealer,
    async () => offeredFilters(dealer, await findStockOverview(dealer)),
    null,
  )
  const base = await findBase(dealer, splat, overview)
  // Without the stock a slug cannot be resolved: the page is unavailable, not missing.
  if (overview === null) return planWithoutStock(base ?? { path: searchPath(splat), filters: {} }, params)
  if (base === null) throw new Response('No such search', { status: 404 })
  const state = adoptKnownValues(parseSearch(base, params), base, knownFacets(overview))
  const near = findNear(dealer, state, overview, geocoder)
  const from = state.near && geocoder.findPostcode(state.near.postcode)
  const request = { ...searchRequest(dealer, state, overview, near), ...(from ? { from } : {}) }
  return { base, state, overview, near, request }
}

const planWithoutStock = (base: SearchBase, params: URLSearchParams): SearchPlan => ({
  base,
  state: parseSearch(base, params),
  overview: null,
  near: undefined,
  request: null,
})

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
    sort: sortOf(sort, dealerSorts(dealer, near)),
    ...(sort === NEAREST.value
      ? { sortElsewhere: sortOf(SORTS[0].value, dealerSorts(dealer, undefined)) }
      : {}),
    page,
    hitsPerPage: HITS_PER_PAGE,
    countWithout: page === 1,
    facets: [...new Set([...counted, 'car_type'])],
    pricedOnlyWhenCheapest: dealer.bundle.tenant.flags.priceAscendingHidesUnpriced,
    collapseSold: collapsesSold(dealer, overview),
  }
}

/** A dealer's sort orders; also by distance near a known postcode. */
export function dealerSorts({ bundle: { tenant } }: DealerContext, near: NearModel | undefined): SortValue[] {
  return near?.known ? [...tenant.stock.sorts, NEAREST.value] : tenant.stock.sorts
}

/** Resolves the path; a model beyond the facet's limit is looked up in the index. */
async function findBase(
  dealer: DealerContext,
  splat: string,
  overview: StockOverview | null,
): Promise<SearchBase | null> {
  const slugs = splat.split('/')
  const known = knownStock(dealer, overview)
  const found = resolveSearchSlug(slugs, known)
  const make =
    found || slugs.length !== 2 ? undefined : resolveSearchSlug(slugs.slice(0, 1), known)?.filters.make?.[0]
  if (make === undefined || (overview?.facets.make_model ?? []).length < MAX_FACET_VALUES) return found
  const models = await withStockFallback(dealer, () => listModels(dealer, make), [])
  return resolveSearchSlug(slugs, { ...known, makeModels: models.map((model) => `${make} ${model}`) })
}

async function listModels(dealer: DealerContext, make: string): Promise<string[]> {
  const request = { ...EMPTY_SEARCH, scope: stockScope(dealer), filters: { make: [make] }, hitsPerPage: 1 }
  const { facets } = await dealer.stock.search({ ...request, facets: ['model'] })
  return (facets.model ?? []).map(({ value }) => value)
}

/** The filters a dealer offers: weekly prices that are switched off are none. */
function offeredFilters({ bundle: { tenant } }: DealerContext, overview: StockOverview): StockOverview {
  return tenant.flags.weeklyPrice ? overview : withoutWeekly(overview)
}

const withoutWeekly = memoizeByRef((overview: StockOverview): StockOverview => {
  const { weekly_price_range: _hidden, ...facets } = overview.facets
  return { ...overview, facets }
})

/** The locations near the requested postcode; undefined without one. */
function findNear(
  dealer: DealerContext,
  { near }: SearchState,
  { facets }: StockOverview,
  geocoder: Geocoder,
): NearModel | undefined {
  const stocked = new Set((facets.location_name ?? []).map(({ value }) => value))
  return near && nearPlaces(near, dealer.bundle.locations, stocked, geocoder)
}

/** A single sold car has none to be collapsed with. */
function collapsesSold({ bundle: { tenant } }: DealerContext, { facets }: StockOverview): boolean {
  const sold = (facets.status ?? []).find(({ value }) => value === 'sold')?.count ?? 0
  return tenant.flags.collapseSold && sold > 1
}

/** Values with each colour family replaced by the paints of the stock. */
function inPaints({ colour, ...others }: Values, paints: readonly { value: string }[]): Values {
  return colour ? { ...others, colour: paintsOf(colour, paints) } : others
}

/** The values an address may name; colours by family as well as by paint. */
const knownFacets = memoizeByRef(({ facets }: StockOverview): StockOverview['facets'] => {
  const paints = facets.colour ?? []
  return { ...facets, colour: [...countFamilies(paints), ...paints] }
})
