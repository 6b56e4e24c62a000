import { siteSignature, templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { LEAST_LISTED } from '#app/domain/search-address/landing.ts'
import { searchIndexing } from '#app/domain/search-address/search-indexing.ts'
import { getSort } from '#app/domain/search-address/search-keys.ts'
import { isUnfiltered, type SearchState, saysNothing } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getItemNames, type ItemNames } from '#app/domain/words/item-names.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { knownStock, type StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { dealerPlace } from '#app/parts/contact/dealer-place.ts'
import { policyVersion } from '#app/parts/lead/submit/consents.server.ts'
import { fillLastRow, interleavePromos } from '#app/parts/promo-tiles/interleave.ts'
import { promoTiles } from '#app/parts/promo-tiles/promo-tiles.server.ts'
import { ALL_STOCK, homePath, searchPath, type TrailFamily, trailPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { SearchAnswer } from './ask-search.server.ts'
import { filterGroups } from './filters/filter-groups.ts'
import { buildLanding } from './landing/build-landing.server.ts'
import type { SearchPlan } from './plan-search.server.ts'
import type { Relaxations } from './relaxations/relaxation.ts'
import { placeCard } from './results/place-card.server.ts'
import { searchExample } from './results/search-example.ts'
import type { SearchModel } from './results/search-model.ts'
import { searchDescription, searchHeading, searchTrail } from './results/search-text.ts'
import { beginsWithSheets } from './search-request.server.ts'
import { statedCount } from './shown-count.server.ts'

/** The page of a search; without an answer it has no cars and no filters. */
export function presentSearch(
  dealer: DealerContext,
  plan: SearchPlan,
  answer: SearchAnswer | null,
): SearchModel {
  const { overview, near } = plan
  if (answer === null || overview === null) {
    const frame = pageFrame(dealer, plan, { count: 0, stated: 0 }, getItemNames([]))
    return { ...frame, outcome: 'unavailable', count: 0, pages: 0, groups: [], cells: [] }
  }
  const { result, relaxations, latest } = answer
  const item = nameItems(plan.state, overview)
  const count = result.total
  return {
    ...pageFrame(dealer, plan, { count, stated: countStated(dealer, plan, result) }, item),
    outcome: getOutcome(plan.state, overview, result),
    count,
    pages: result.totalPages,
    groups: overview.total === 0 ? [] : buildGroups(dealer, plan.state, overview, result, item),
    ...(saysNothing(plan.state) ? { cells: [] } : resultCells(dealer, plan, answer)),
    ...buildAdvice(dealer, plan.state, item),
    ...(near ? { near } : {}),
    ...buildFollow(dealer, plan),
    ...(relaxations ? { relaxations: relaxationsIn(relaxations, item) } : {}),
    ...(latest.length > 0 ? { latest } : {}),
    ...findNeighbours(dealer, plan, result, item),
  }
}

function findNeighbours(
  dealer: DealerContext,
  { state, overview }: SearchPlan,
  result: StockSearchResult,
  item: ItemNames,
): Pick<SearchModel, 'landing'> {
  const known = knownStock(dealer, overview)
  const nameChoice = (filters: SearchState['filters']) =>
    searchHeading({ ...state, filters }, buildWording(dealer, item))
  const landing = buildLanding(dealer, { state, known, result, nameChoice })
  return landing ? { landing } : {}
}

/** How headings of this dealer's results name things. */
function buildWording(dealer: DealerContext, item: ItemNames) {
  const { tenant, locations } = dealer.bundle
  const where = dealerPlace(dealer)
  const towns = locations.map(({ address }) => address?.city)
  return {
    used: tenant.texts.usedKeyword,
    where,
    item,
    // Two pages have one title where a town says no more than the dealer does, or than another location.
    findTown: (location: string) => {
      const town = locations.find(({ name }) => name === location)?.address?.city
      const isOnly = town !== where && towns.indexOf(town) === towns.lastIndexOf(town)
      return isOnly ? town : undefined
    },
  }
}

/** A search that says nothing about a vehicle is not followed, nor one in a preview. */
function buildFollow(
  { bundle, preview }: DealerContext,
  { base, state }: SearchPlan,
): Pick<SearchModel, 'follow'> {
  if (!bundle.tenant.flags.searchAlerts || preview || saysNothing(state)) return {}
  const search = searchHref({ ...state, sort: 'relevant', page: 1 }, base)
  return { follow: { search, policyVersion: policyVersion(bundle.pages) } }
}

const relaxationsIn = ({ kind, choices }: Relaxations, item: ItemNames) => ({
  kind,
  choices: choices.map(({ label, href, count }) => ({ label, href, counted: countedOf(count, item) })),
})

/** What the dealer says of its whole stock, or the count of the search. */
function countStated(dealer: DealerContext, { base, state }: SearchPlan, result: StockSearchResult): number {
  const isWholeStock = isUnfiltered(state, base) && Object.keys(base.filters).length === 0
  return statedCount(dealer, result, {
    carTypes: state.filters.car_type,
    isWholeStock: isWholeStock && !hidesUnpriced(dealer, state),
  })
}

function hidesUnpriced({ bundle: { tenant } }: DealerContext, { sort }: SearchState): boolean {
  return tenant.flags.priceAscendingHidesUnpriced && getSort(sort, tenant.stock.sorts) === 'price-asc'
}

function buildGroups(
  { bundle: { tenant }, now }: DealerContext,
  state: SearchState,
  overview: StockOverview,
  { facets }: StockSearchResult,
  { typeTitle }: ItemNames,
) {
  const picks = { price: tenant.flags.priceQuickPicks, km: tenant.flags.kilometreQuickPicks }
  return filterGroups(state, overview, facets, {
    typeTitle,
    picks,
    now,
    used: tenant.texts.usedKeyword,
    signature: siteSignature(templateDefinition(tenant.template), tenant.theme, 'car'),
  })
}

function getOutcome(state: SearchState, overview: StockOverview, { totalPages }: StockSearchResult) {
  const { page } = state
  if (overview.total > 0 && saysNothing(state)) return 'nothing-said'
  if (page > Math.max(1, totalPages)) return 'past-end'
  return overview.total === 0 ? 'no-stock' : 'found'
}

/** A sentence that this dealer's search understands, for one with words that it does not. */
function buildAdvice(
  { bundle: { locations, tenant } }: DealerContext,
  { query, unused }: SearchState,
  item: ItemNames,
): Pick<SearchModel, 'advice'> {
  if (query === '' && unused === undefined) return {}
  const postcode = locations.find(({ address }) => address?.postcode)?.address?.postcode
  const example = [tenant.texts.usedKeyword.toLowerCase(), 'under $30k', postcode && `near ${postcode}`]
  return { advice: { item: item.one, example: example.filter(Boolean).join(', ') } }
}

function resultCells(
  dealer: DealerContext,
  { state, near }: SearchPlan,
  { result: { cars }, vans }: SearchAnswer,
): Pick<SearchModel, 'cells' | 'sheetsFirst' | 'withSheet'> {
  const cards = cars.map((car) =>
    placeCard(carCard(car, dealer), car, dealer, { near, postcode: state.near?.postcode, vans }),
  )
  const cells = interleavePromos(cards, promoTiles(dealer, state.filters.car_type ?? []))
  if (!beginsWithSheets(dealer, state, near)) return { cells: fillLastRow(cells) }
  const unchecked = new Set(cars.filter(({ inspection }) => inspection === null).map(({ id }) => id))
  const from = cells.findIndex((cell) => cell.kind === 'car' && unchecked.has(cell.car.id))
  if (from <= 0) return { cells: fillLastRow(cells), sheetsFirst: true }
  return {
    cells: [...fillLastRow(cells.slice(0, from)), ...fillLastRow(cells.slice(from))],
    sheetsFirst: true,
    withSheet: from,
  }
}

/** The word for what is searched, by the kinds chosen or else by those there are. */
function nameItems({ filters }: SearchState, { facets }: StockOverview): ItemNames {
  return getItemNames(filters.item_type ?? (facets.item_type ?? []).map(({ value }) => value))
}

const countedOf = (count: number, item: ItemNames) =>
  `${formatCount(count)} ${count === 1 ? item.one : item.many}`

type Counts = { count: number; stated: number }

/** `182 cars`, or `2,130 of 5,200 cars` where the dealer says that it has more than it lists. */
const countedWithin = ({ count, stated }: Counts, item: ItemNames) =>
  stated > count ? `${formatCount(count)} of ${countedOf(stated, item)}` : countedOf(count, item)

/** What every results page has: words, address, trail and sort orders. */
function pageFrame(
  dealer: DealerContext,
  { base, state, sorts, overview }: SearchPlan,
  counts: Counts,
  item: ItemNames,
) {
  const { tenant } = dealer.bundle
  const heading = searchHeading(state, buildWording(dealer, item))
  const counted = countedWithin(counts, item)
  const { path, indexed } = searchIndexing(state, base, knownStock(dealer, overview))
  return {
    meta: {
      title:
        state.page > 1
          ? `${heading}, page ${state.page}`
          : `${heading}${counts.count > 0 ? ` (${formatCount(counts.count)})` : ''}`,
      description: searchDescription(heading, counted, tenant.name),
      ...siteMeta(dealer),
      path,
      // A list of hardly any cars is not worth finding either.
      ...(indexed && counts.count >= (isNarrow(state) ? LEAST_LISTED : 1) ? {} : { unlisted: true }),
    },
    heading,
    counted,
    example: searchExample(overview?.facets ?? {}),
    crumbs: buildCrumbs(state, heading, tenant.flags.breadcrumbTrail),
    base,
    state,
    used: tenant.texts.usedKeyword,
    layout: tenant.flags.resultsLayout,
    sorts,
  }
}

/** Is more chosen than the condition? */
const isNarrow = ({ filters }: SearchState) => Object.keys(filters).some((key) => key !== 'car_type')

function buildCrumbs(state: SearchState, heading: string, wanted: TrailFamily): Crumb[] {
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
