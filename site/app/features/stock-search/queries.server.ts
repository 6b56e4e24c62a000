import { interleavePromos } from '#app/domain/promo/interleave.ts'
import { HITS_PER_PAGE } from '#app/domain/search/paging.ts'
import { type ItemWords, itemWords } from '#app/domain/vehicle/item-words.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { promoTiles } from '#app/features/promo/promo-tiles.server.ts'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { orWithoutStock } from '#app/features/without-stock.server.ts'
import { findWaysOut } from '#app/features/zero-results/zero-results.server.ts'
import type { Geocoder } from '#app/integrations/geocoder/geocoder.ts'
import { POSTCODES } from '#app/integrations/geocoder/postcode-geocoder.server.ts'
import type { StockSearchRequest, StockSearchResult } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { oncePer } from '#app/once-per.ts'
import { ALL_STOCK, homePath, searchPath, type TrailFamily, trailPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { adoptKnownValues } from './address/known-values.ts'
import { NEAREST, SORTS, type SortValue, sortOf } from './address/search-keys.ts'
import { resolveSearchSlug } from './address/search-slug.ts'
import {
  isUnfiltered,
  NOTHING_ASKED,
  type SearchBase,
  type SearchState,
  type Values,
  withMore,
} from './address/search-state.ts'
import { parseSearch, searchHref } from './address/search-url.ts'
import { carCards } from './car-card.server.ts'
import { keepCells } from './cell-markup.server.tsx'
import { countFamilies, paintsOf } from './filters/colour-families.ts'
import { facetsToCount, filterGroups } from './filters/filter-groups.ts'
import { KeptGroups } from './filters/kept-groups.server.tsx'
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
  shop: Shop,
  splat: string,
  params: URLSearchParams,
  geocoder: Geocoder = POSTCODES,
): Promise<SearchModel> {
  const overview = await orWithoutStock(shop, async () => offered(shop, await findStockOverview(shop)), null)
  const base = await findBase(shop, splat, overview)
  if (base === null) {
    // Without the stock nobody can tell whether a slug is a make: the page is unavailable, not absent.
    if (overview === null) return unavailableSearch(shop, { path: searchPath(splat), filters: {} }, params)
    throw new Response('No such search', { status: 404 })
  }
  if (overview === null) return unavailableSearch(shop, base, params)
  const state = adoptKnownValues(parseSearch(base, params), base, knownFacets(overview))
  const near = findNear(shop, state, overview, geocoder)
  const from = state.near && geocoder.findPostcode(state.near.postcode)
  const result = await orWithoutStock(
    shop,
    () => shop.stock.search({ ...searchRequest(shop, state, overview, near), ...(from ? { from } : {}) }),
    null,
  )
  if (result === null) return unavailableSearch(shop, base, params)
  const found = { base, state, overview, result, near }
  const zero = await waysOut(shop, found)
  return { ...foundSearch(shop, found), ...(near ? { near } : {}), ...(zero ? { zero } : {}) }
}

/** What the path says; a model the index did not tell, because there are more than it tells, is asked for. */
async function findBase(
  shop: Shop,
  splat: string,
  overview: StockOverview | null,
): Promise<SearchBase | null> {
  const slugs = splat.split('/')
  const known = knownStock(shop, overview)
  const found = resolveSearchSlug(slugs, known)
  const make =
    found || slugs.length !== 2 ? undefined : resolveSearchSlug(slugs.slice(0, 1), known)?.filters.make?.[0]
  if (make === undefined || (overview?.facets.make_model ?? []).length < MAX_FACET_VALUES) return found
  const asked = { ...NOTHING_ASKED, scope: stockScope(shop), filters: { make: [make] }, hitsPerPage: 1 }
  const models = orWithoutStock(
    shop,
    async () => (await shop.stock.search({ ...asked, facets: ['model'] })).facets.model,
    [],
  )
  const makeModels = ((await models) ?? []).map(({ value }) => `${make} ${value}`)
  return resolveSearchSlug(slugs, { ...known, makeModels })
}

/** What to ask for instead of a search that finds nothing. */
async function waysOut(shop: Shop, { base, state, overview, result, near }: Found) {
  const { total, without } = result
  if (total > 0 || without === undefined || overview.total === 0) return null
  const item = itemsOf(state, overview)
  const count = (number: number) => countedOf(number, item)
  return findWaysOut({ state, base, without, count }, (alone) => {
    const request = searchRequest(shop, alone, overview, alone.near ? near : undefined)
    const ask = () => shop.stock.search({ ...request, hitsPerPage: 1, facets: [], countWithout: false })
    return orWithoutStock(shop, async () => (await ask()).total, 0)
  })
}

/** The stock without what this dealer shows nowhere: weekly prices that are switched off are no filter either. */
function offered({ bundle: { tenant } }: Shop, overview: StockOverview): StockOverview {
  return tenant.flags.weeklyPrice ? overview : withoutWeekly(overview)
}

const withoutWeekly = oncePer((overview: StockOverview): StockOverview => {
  const { weekly_price_range: _hidden, ...facets } = overview.facets
  return { ...overview, facets }
})

/** What became of the postcode asked for; undefined when none is. */
function findNear(shop: Shop, { near }: SearchState, { facets }: StockOverview, geocoder: Geocoder) {
  const stocked = new Set((facets.location_name ?? []).map(({ value }) => value))
  return near && nearPlaces(near, shop.bundle.locations, stocked, geocoder)
}

type Found = {
  base: SearchBase
  state: SearchState
  overview: StockOverview
  result: StockSearchResult
  near: NearModel | undefined
}

function foundSearch(shop: Shop, { base, state, overview, result, near }: Found): SearchModel {
  const count = shownCount(shop, result, {
    carTypes: state.filters.car_type,
    isWholeStock:
      isUnfiltered(state, base) && Object.keys(base.filters).length === 0 && !hidesUnpriced(shop, state),
  })
  const item = itemsOf(state, overview)
  return {
    ...frame(shop, { base, state, count, item, near }),
    outcome: outcomeOf(state, overview, result),
    count,
    pages: result.totalPages,
    groups: overview.total === 0 ? [] : groupsOf(shop, state, overview, result, item),
    cells: resultCells(shop, state, result, near),
  }
}

/** A preview shares nothing. */
const keptGroups = new KeptGroups()

function groupsOf(
  { bundle: { tenant }, now, preview }: Shop,
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
  shop: Shop,
  state: SearchState,
  overview: StockOverview,
  near: NearModel | undefined,
): StockSearchRequest {
  const { query, filters, ranges, sort, page } = state
  const paints = overview.facets.colour ?? []
  const counted = facetsToCount(state, overview.facets)
  return {
    scope: stockScope(shop),
    query,
    filters: inPaints(filters, paints),
    ...(state.excluded ? { excluded: inPaints(state.excluded, paints) } : {}),
    ranges,
    // A postcode nobody knows leaves the rest of the search as it is.
    ...(near?.known ? { places: near.within.map(({ slug }) => slug) } : {}),
    ...(state.photos ? { withPhotos: true } : {}),
    sort: sortOf(sort, sortsOf(shop, near)),
    ...(sort === NEAREST.value ? { sortElsewhere: sortOf(SORTS[0].value, sortsOf(shop, undefined)) } : {}),
    page,
    hitsPerPage: HITS_PER_PAGE,
    countWithout: page === 1,
    facets: [...new Set([...counted, 'car_type'])],
    pricedOnlyWhenCheapest: shop.bundle.tenant.flags.priceAscendingHidesUnpriced,
    collapseSold: collapsesSold(shop, overview),
  }
}

/** A single sold car has none to be collapsed with. */
function collapsesSold({ bundle: { tenant } }: Shop, { facets }: StockOverview): boolean {
  const sold = (facets.status ?? []).find(({ value }) => value === 'sold')?.count ?? 0
  return tenant.flags.collapseSold && sold > 1
}

function hidesUnpriced({ bundle: { tenant } }: Shop, { sort }: SearchState): boolean {
  return tenant.flags.priceAscendingHidesUnpriced && sort === 'price-asc'
}

/** Values with each colour as the paints of its family. */
function inPaints({ colour, ...others }: Values, paints: readonly { value: string }[]): Values {
  return colour ? { ...others, colour: paintsOf(colour, paints) } : others
}

function resultCells(
  shop: Shop,
  state: SearchState,
  { cars }: StockSearchResult,
  near: NearModel | undefined,
): ResultCell[] {
  const cards = withDistances(carCards(cars, shop), cars, near)
  const cells = interleavePromos(cards, promoTiles(shop, state.filters.car_type ?? []))
  if (!shop.preview) keepCells(cells)
  return cells
}

/** The page while the stock does not answer: no cars, no filters, and a cache that tries again soon. */
function unavailableSearch(shop: Shop, base: SearchBase, params: URLSearchParams): SearchModel {
  const state = parseSearch(base, params)
  return {
    ...frame(shop, { base, state, count: 0, item: itemWords([]) }),
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

function frame(shop: Shop, { base, state, count, item, near }: Frame) {
  const { tenant } = shop.bundle
  const city = tenant.overrideCity || tenant.address?.city || ''
  const heading = searchHeading(state, { used: tenant.texts.usedKeyword, city, item })
  const counted = countedOf(count, item)
  return {
    meta: {
      title: state.page > 1 ? `${heading}, page ${state.page}` : heading,
      description: searchDescription(heading, counted, tenant.name),
      siteName: tenant.name,
      origin: shop.origin,
      path: searchHref(withMore(state, false), base),
    },
    heading,
    counted,
    crumbs: crumbsOf(state, heading, tenant.flags.breadcrumbTrail),
    base,
    state,
    layout: tenant.flags.resultsLayout,
    ...ownSorts(sortsOf(shop, near)),
  }
}

/** A dealer's ways to sort; near a postcode that is known also by distance. */
function sortsOf({ bundle: { tenant } }: Shop, near: NearModel | undefined): SortValue[] {
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
