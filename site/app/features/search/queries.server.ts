import type { DealerContext } from '#app/context.ts'
import { NEAREST, SORTS, type SortValue, sortOf } from '#app/domain/search-address/search-keys.ts'
import { resolveSearchSlug } from '#app/domain/search-address/search-slug.ts'
import {
  isUnfiltered,
  NOTHING_ASKED,
  type SearchBase,
  type SearchState,
  type Values,
  withMore,
} from '#app/domain/search-address/search-state.ts'
import { parseSearch, searchHref } from '#app/domain/search-address/search-url.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { type ItemWords, itemWords } from '#app/domain/words/item-words.ts'
import { carCards } from '#app/features/car/present-car.server.ts'
import { interleavePromos } from '#app/features/search/promo-tiles/interleave.ts'
import { promoTiles } from '#app/features/search/promo-tiles/promo-tiles.server.ts'
import { findWaysOut } from '#app/features/search/zero-results/zero-results.server.ts'
import type { Geocoder } from '#app/integrations/geocoder/geocoder.ts'
import { POSTCODES } from '#app/integrations/geocoder/postcode-geocoder.server.ts'
import { HITS_PER_PAGE } from '#app/integrations/paging.ts'
import type { StockSearchRequest, StockSearchResult } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { orWithoutStock } from '#app/integrations/without-stock.server.ts'
import { oncePer } from '#app/once-per.ts'
import { ALL_STOCK, homePath, searchPath, type TrailFamily, trailPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { keepCells } from './cell-markup.server.tsx'
import { countFamilies, paintsOf } from './filters/colour-families.ts'
import { facetsToCount, filterGroups } from './filters/filter-groups.ts'
import { KeptGroups } from './filters/kept-groups.server.tsx'
import { adoptKnownValues } from './filters/known-values.ts'
import { withDistances } from './near/card-distances.server.ts'
import type { NearModel } from './near/near-model.ts'
import { nearPlaces } from './near/near-places.server.ts'
import type { ResultCell, SearchModel } from './results/search-model.ts'
import { searchDescription, searchHeading, searchTrail } from './results/search-words.ts'
import { shownCount } from './shown-count.server.ts'
import { findStockOverview, knownStock, type StockOverview } from './stock-overview.server.ts'

/**
 * The results page at `/search/{splat}`.
 * @param splat the path after `/search/`
 * @param geocoder tells where a postcode is
 * @throws 404 when the path names nothing of the dealer's
 */
export async function getSearch(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
  geocoder: Geocoder = POSTCODES,
): Promise<SearchModel> {
  const overview = await orWithoutStock(
    dealer,
    async () => offered(dealer, await findStockOverview(dealer)),
    null,
  )
  const base = await findBase(dealer, splat, overview)
  if (base === null) {
    // Without the stock nobody can tell whether a slug is a make: the page is unavailable, not absent.
    if (overview === null) return unavailableSearch(dealer, { path: searchPath(splat), filters: {} }, params)
    throw new Response('No such search', { status: 404 })
  }
  if (overview === null) return unavailableSearch(dealer, base, params)
  const state = adoptKnownValues(parseSearch(base, params), base, knownFacets(overview))
  const near = findNear(dealer, state, overview, geocoder)
  const from = state.near && geocoder.findPostcode(state.near.postcode)
  const result = await orWithoutStock(
    dealer,
    () => dealer.stock.search({ ...searchRequest(dealer, state, overview, near), ...(from ? { from } : {}) }),
    null,
  )
  if (result === null) return unavailableSearch(dealer, base, params)
  const found = { base, state, overview, result, near }
  const zero = await waysOut(dealer, found)
  return { ...foundSearch(dealer, found), ...(near ? { near } : {}), ...(zero ? { zero } : {}) }
}

/** What the path says; a model the index did not tell, because there are more than it tells, is asked for. */
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
  const asked = { ...NOTHING_ASKED, scope: stockScope(dealer), filters: { make: [make] }, hitsPerPage: 1 }
  const models = orWithoutStock(
    dealer,
    async () => (await dealer.stock.search({ ...asked, facets: ['model'] })).facets.model,
    [],
  )
  const makeModels = ((await models) ?? []).map(({ value }) => `${make} ${value}`)
  return resolveSearchSlug(slugs, { ...known, makeModels })
}

/** What to ask for instead of a search that finds nothing. */
async function waysOut(dealer: DealerContext, { base, state, overview, result, near }: Found) {
  const { total, without } = result
  if (total > 0 || without === undefined || overview.total === 0) return null
  const item = itemsOf(state, overview)
  const count = (number: number) => countedOf(number, item)
  return findWaysOut({ state, base, without, count }, (alone) => {
    const request = searchRequest(dealer, alone, overview, alone.near ? near : undefined)
    const ask = () => dealer.stock.search({ ...request, hitsPerPage: 1, facets: [], countWithout: false })
    return orWithoutStock(dealer, async () => (await ask()).total, 0)
  })
}

/** The stock without what this dealer shows nowhere: weekly prices that are switched off are no filter either. */
function offered({ bundle: { tenant } }: DealerContext, overview: StockOverview): StockOverview {
  return tenant.flags.weeklyPrice ? overview : withoutWeekly(overview)
}

const withoutWeekly = oncePer((overview: StockOverview): StockOverview => {
  const { weekly_price_range: _hidden, ...facets } = overview.facets
  return { ...overview, facets }
})

/** What became of the postcode asked for; undefined when none is. */
function findNear(
  dealer: DealerContext,
  { near }: SearchState,
  { facets }: StockOverview,
  geocoder: Geocoder,
) {
  const stocked = new Set((facets.location_name ?? []).map(({ value }) => value))
  return near && nearPlaces(near, dealer.bundle.locations, stocked, geocoder)
}

type Found = {
  base: SearchBase
  state: SearchState
  overview: StockOverview
  result: StockSearchResult
  near: NearModel | undefined
}

function foundSearch(dealer: DealerContext, { base, state, overview, result, near }: Found): SearchModel {
  const count = shownCount(dealer, result, {
    carTypes: state.filters.car_type,
    isWholeStock:
      isUnfiltered(state, base) && Object.keys(base.filters).length === 0 && !hidesUnpriced(dealer, state),
  })
  const item = itemsOf(state, overview)
  return {
    ...frame(dealer, { base, state, count, item, near }),
    outcome: outcomeOf(state, overview, result),
    count,
    pages: result.totalPages,
    groups: overview.total === 0 ? [] : groupsOf(dealer, state, overview, result, item),
    cells: resultCells(dealer, state, result, near),
  }
}

/** A preview shares nothing. */
const keptGroups = new KeptGroups()

function groupsOf(
  { bundle: { tenant }, now, preview }: DealerContext,
  state: SearchState,
  overview: StockOverview,
  { facets }: StockSearchResult,
  { typeTitle }: ItemWords,
) {
  const picks = { price: tenant.flags.priceQuickPicks, km: tenant.flags.kilometreQuickPicks }
  const groups = filterGroups(state, overview, facets, { typeTitle, picks, now })
  return preview ? groups : keptGroups.keep(groups, state)
}

function outcomeOf({ page }: SearchState, overview: StockOverview, { totalPages }: StockSearchResult) {
  if (page > Math.max(1, totalPages)) return 'past-end'
  return overview.total === 0 ? 'no-stock' : 'found'
}

/** What the index is asked for a page (SRCH-20 to SRCH-26). */
function searchRequest(
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
    // A postcode nobody knows leaves the rest of the search as it is.
    ...(near?.known ? { places: near.within.map(({ slug }) => slug) } : {}),
    ...(state.photos ? { withPhotos: true } : {}),
    sort: sortOf(sort, sortsOf(dealer, near)),
    ...(sort === NEAREST.value ? { sortElsewhere: sortOf(SORTS[0].value, sortsOf(dealer, undefined)) } : {}),
    page,
    hitsPerPage: HITS_PER_PAGE,
    countWithout: page === 1,
    facets: [...new Set([...counted, 'car_type'])],
    pricedOnlyWhenCheapest: dealer.bundle.tenant.flags.priceAscendingHidesUnpriced,
    collapseSold: collapsesSold(dealer, overview),
  }
}

/** A single sold car has none to be collapsed with. */
function collapsesSold({ bundle: { tenant } }: DealerContext, { facets }: StockOverview): boolean {
  const sold = (facets.status ?? []).find(({ value }) => value === 'sold')?.count ?? 0
  return tenant.flags.collapseSold && sold > 1
}

function hidesUnpriced({ bundle: { tenant } }: DealerContext, { sort }: SearchState): boolean {
  return tenant.flags.priceAscendingHidesUnpriced && sort === 'price-asc'
}

/** Values with each colour as the paints of its family. */
function inPaints({ colour, ...others }: Values, paints: readonly { value: string }[]): Values {
  return colour ? { ...others, colour: paintsOf(colour, paints) } : others
}

function resultCells(
  dealer: DealerContext,
  state: SearchState,
  { cars }: StockSearchResult,
  near: NearModel | undefined,
): ResultCell[] {
  const cards = withDistances(carCards(cars, dealer), cars, near)
  const cells = interleavePromos(cards, promoTiles(dealer, state.filters.car_type ?? []))
  if (!dealer.preview) keepCells(cells)
  return cells
}

/** The page while the stock does not answer: no cars, no filters, and a cache that tries again soon. */
function unavailableSearch(dealer: DealerContext, base: SearchBase, params: URLSearchParams): SearchModel {
  const state = parseSearch(base, params)
  return {
    ...frame(dealer, { base, state, count: 0, item: itemWords([]) }),
    outcome: 'unavailable',
    count: 0,
    pages: 0,
    groups: [],
    cells: [],
  }
}

/** What is searched, by the kinds chosen or else by those there are. */
function itemsOf({ filters }: SearchState, { facets }: StockOverview): ItemWords {
  return itemWords(filters.item_type ?? (facets.item_type ?? []).map(({ value }) => value))
}

const countedOf = (count: number, item: ItemWords) =>
  `${formatCount(count)} ${count === 1 ? item.one : item.many}`

type Frame = {
  base: SearchBase
  state: SearchState
  count: number
  item: ItemWords
  near?: NearModel | undefined
}

function frame(dealer: DealerContext, { base, state, count, item, near }: Frame) {
  const { tenant } = dealer.bundle
  const city = tenant.overrideCity || tenant.address?.city || ''
  const heading = searchHeading(state, { used: tenant.texts.usedKeyword, city, item })
  const counted = countedOf(count, item)
  return {
    meta: {
      title: state.page > 1 ? `${heading}, page ${state.page}` : heading,
      description: searchDescription(heading, counted, tenant.name),
      siteName: tenant.name,
      origin: dealer.origin,
      path: searchHref(withMore(state, false), base),
    },
    heading,
    counted,
    crumbs: crumbsOf(state, heading, tenant.flags.breadcrumbTrail),
    base,
    state,
    layout: tenant.flags.resultsLayout,
    ...ownSorts(sortsOf(dealer, near)),
  }
}

/** A dealer's ways to sort; near a postcode that is known also by distance. */
function sortsOf({ bundle: { tenant } }: DealerContext, near: NearModel | undefined): SortValue[] {
  return near?.known ? [...tenant.stock.sorts, NEAREST.value] : tenant.stock.sorts
}

/** Ways to sort; nothing for the usual ones, which every page knows. */
function ownSorts(sorts: readonly SortValue[]): Pick<SearchModel, 'sorts'> {
  const usual = SORTS.map(({ value }) => value).join()
  return sorts.join() === usual ? {} : { sorts: [...sorts] }
}

function crumbsOf(state: SearchState, heading: string, wanted: TrailFamily): Crumb[] {
  const stock = { label: 'Stock', href: searchPath(ALL_STOCK) }
  if (Object.keys(state.filters).length === 0) return [{ label: 'Home', href: homePath() }, stock]
  const types = state.filters.car_type ?? []
  const family = types.length === 1 && types[0] === 'used' ? wanted : 'search'
  const trail = searchTrail(state, heading).map(({ label, make }) => ({
    label,
    ...(make ? { href: trailPath(family, make) } : {}),
  }))
  return [{ label: 'Home', href: homePath() }, stock, ...trail]
}

/** The values an address may name; colours by family as well as by paint. */
const knownFacets = oncePer(({ facets }: StockOverview): StockOverview['facets'] => {
  const paints = facets.colour ?? []
  return { ...facets, colour: [...countFamilies(paints), ...paints] }
})
