import { getBaseId } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { namedFilters, withNamedQuery } from '#app/domain/search-address/named-query.ts'
import type { SortValue } from '#app/domain/search-address/search-keys.ts'
import { resolveSearchSlug } from '#app/domain/search-address/search-slug.ts'
import { EMPTY_SEARCH, type SearchBase, type SearchState } from '#app/domain/search-address/search-state.ts'
import { parseSearch } from '#app/domain/search-address/search-url.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { Geocoder } from '#app/integrations/geocoder/geocoder.ts'
import type { StockSearchRequest } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { showsWeeklyPrices } from '#app/parts/car/lender-statement.server.ts'
import { findStockOverview, knownStock, type StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { searchPath } from '#app/paths.ts'
import { countFamilies } from './filters/colour-families.ts'
import { adoptKnownValues } from './filters/known-values.ts'
import { isLanding } from './landing/build-landing.server.ts'
import type { NearModel } from './near/near-model.ts'
import { nearPlaces } from './near/near-places.server.ts'
import { dealerSorts, searchRequest } from './search-request.server.ts'

/** What a results page is about, and the one request that answers it. */
export type SearchPlan = {
  base: SearchBase
  state: SearchState
  /** The dealer's whole stock; null while the index does not answer, when there is no request either. */
  overview: StockOverview | null
  /** The locations near the postcode that the address names. */
  near: NearModel | undefined
  sorts: SortValue[]
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
): Promise<SearchPlan> {
  const overview = await withStockFallback(
    dealer,
    async () => offeredFilters(dealer, await findStockOverview(dealer)),
    null,
  )
  const base = await findBase(dealer, splat, overview)
  // Without the stock a slug cannot be resolved: the page is unavailable, not missing.
  if (overview === null)
    return planWithoutStock(dealer, base ?? { path: searchPath(splat), filters: {} }, params)
  if (base === null) throw new Response('No such search', { status: 404 })
  const written = parseSearch(base, params)
  const asked = written.query === '' ? written : withNamedQuery(written, findNames(dealer, overview))
  const state = adoptKnownValues(asked, base, knownFacets(overview))
  const geocoder = await dealer.geocoding.prepare(state.near ? [state.near.postcode] : [])
  const near = findNear(dealer, state, overview, geocoder)
  const from = state.near && geocoder.findPostcode(state.near.postcode)
  const sorts = dealerSorts(dealer, near)
  const request = { ...searchRequest(dealer, state, overview, near), ...(from ? { from } : {}) }
  // The sentences of a landing page name the lowest price and the years.
  if (isLanding(state, knownStock(dealer, overview))) request.facets = [...request.facets, 'price', 'year']
  return { base, state, overview, near, sorts, request }
}

const planWithoutStock = (dealer: DealerContext, base: SearchBase, params: URLSearchParams): SearchPlan => ({
  base,
  state: parseSearch(base, params),
  overview: null,
  near: undefined,
  sorts: dealerSorts(dealer, undefined),
  request: null,
})

/** Resolves the path; a model beyond the facet's limit is looked up in the index. */
async function findBase(
  dealer: DealerContext,
  splat: string,
  overview: StockOverview | null,
): Promise<SearchBase | null> {
  const slugs = splat.split('/')
  const known = knownStock(dealer, overview)
  const found = resolveSearchSlug(slugs, known)
  const make = found
    ? undefined
    : slugs.flatMap((slug) => resolveSearchSlug([slug], known)?.filters.make ?? [])[0]
  if (make === undefined || (overview?.facets.make_model ?? []).length < MAX_FACET_VALUES) return found
  const models = await withStockFallback(dealer, () => listModels(dealer, make), [])
  return resolveSearchSlug(slugs, { ...known, makeModels: models.map((model) => `${make} ${model}`) })
}

async function listModels(dealer: DealerContext, make: string): Promise<string[]> {
  const request = { ...EMPTY_SEARCH, scope: stockScope(dealer), filters: { make: [make] }, hitsPerPage: 1 }
  const { facets } = await dealer.stock.search({ ...request, facets: ['model'] })
  return (facets.model ?? []).map(({ value }) => value)
}

/** The filters that a dealer offers, without weekly prices where they are switched off. */
function offeredFilters({ bundle }: DealerContext, overview: StockOverview): StockOverview {
  if (showsWeeklyPrices(bundle)) return overview
  const { weekly_price_range: _hidden, ...facets } = overview.facets
  return { ...overview, facets }
}

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

/** The filters that names of the stock and of the dealer's catalogue mean. */
function findNames({ bundle }: DealerContext, overview: StockOverview) {
  return namedFilters({
    ...knownStock({ bundle }, overview),
    stockMakes: (overview.facets.make ?? []).map(({ value }) => value),
    models: (overview.facets.model ?? []).map(({ value }) => value),
    catalogue: bundle.models.map((model) => ({
      baseId: getBaseId(model),
      name: model.name,
      make: model.manufacturerName,
    })),
  })
}

/** The values an address may name; colours by family as well as by paint. */
function knownFacets({ facets }: StockOverview): StockOverview['facets'] {
  const paints = facets.colour ?? []
  return { ...facets, colour: [...countFamilies(paints), ...paints] }
}
