import { interleavePromos } from '#app/domain/promo/interleave.ts'
import { HITS_PER_PAGE } from '#app/domain/search/paging.ts'
import { resultCount } from '#app/domain/search/result-count.ts'
import { listPromoTiles } from '#app/features/promo/promo-tiles.server.ts'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import { carCard } from './car-card.server.ts'
import { facetKeys, filterGroups, labelOf } from './filter-groups.server.ts'
import { pageLinks } from './page-links.ts'
import { rangeLabel } from './range-label.ts'
import type { PickedModel, ResultCell, ResultsModel } from './results-model.ts'
import { findSearchPlace, type SearchPlace } from './search-slug.server.ts'
import {
  formatSearch,
  isRangeKey,
  isUnfiltered,
  RANGE_KEYS,
  type SearchState,
  SORTS,
  VALUE_KEYS,
  without,
} from './search-url.ts'

const SORT_LABELS = {
  relevant: 'Most relevant',
  latest: 'Latest',
  'price-desc': 'Highest price',
  'price-asc': 'Lowest price',
} as const

/**
 * A results page.
 * @param path what stands after /search/
 * @throws 404 when this dealer has nothing of that name
 */
export async function getResults(path: string, state: SearchState, shop: Shop): Promise<ResultsModel> {
  const place = await findSearchPlace(path, shop)
  if (place === null) throw new Response('No such search', { status: 404 })
  const asked = facetKeys(state, place.fixed)
  const result = await shop.stock.search({
    scope: stockScope(shop),
    query: state.query,
    filters: { ...state.filters, ...place.fixed },
    ranges: state.ranges,
    sort: state.sort,
    page: state.page,
    hitsPerPage: HITS_PER_PAGE,
    facets: asked,
    pricedOnlyWhenCheapest: shop.bundle.tenant.flags.priceAscendingHidesUnpriced,
  })
  return resultsModel({ place, state, result, asked, shop })
}

type Found = {
  place: SearchPlace
  state: SearchState
  result: StockSearchResult
  asked: string[]
  shop: Shop
}

function resultsModel({ place, state, result, asked, shop }: Found): ResultsModel {
  const { tenant } = shop.bundle
  const base = `/search/${place.slugs.join('/')}`
  const href = (next: SearchState) => base + formatSearch(next)
  const title = state.query ? `“${state.query}” in ${place.title.toLowerCase()}` : place.title
  const total = countOf(state, result, tenant.stock.stockCount)
  const last = Math.max(1, result.totalPages)
  return {
    meta: {
      title: place.title,
      description: `${total} ${place.title.toLowerCase()} at ${tenant.name}: pictures, prices and weekly repayments.`,
      siteName: tenant.name,
      origin: shop.origin,
      path: href(state),
      image: null,
    },
    base,
    title,
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Stock', href: '/search/new-used-and-demo-cars' },
      ...crumbsOf(place),
    ],
    query: state.query,
    sort: state.sort,
    sorts: SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
    total,
    cells: cellsOf(state, place, result, shop),
    groups: filterGroups(state, result, asked),
    picked: pickedOf(state, href),
    pages: pageLinks(state.page, last, (page) => href({ ...state, page })),
    pastLast: state.page > last ? href({ ...state, page: last }) : null,
    disclaimer: tenant.flags.weeklyPrice ? tenant.texts.financeDisclaimer : '',
  }
}

function crumbsOf({ crumbs, title }: SearchPlace): SearchPlace['crumbs'] {
  return crumbs.length > 0 ? crumbs : [{ label: title }]
}

function cellsOf(
  state: SearchState,
  place: SearchPlace,
  { cars }: StockSearchResult,
  shop: Shop,
): ResultCell[] {
  const carTypes = place.fixed.car_type ?? state.filters.car_type ?? []
  const cards = cars.map((car) => carCard(car, shop))
  return interleavePromos(cards, listPromoTiles(carTypes, shop)).map(
    (cell): ResultCell => (cell.kind === 'car' ? cell : { kind: 'promo', tile: cell.tile.tile }),
  )
}

function countOf(
  state: SearchState,
  { total, facets }: StockSearchResult,
  stockCount: number | null,
): number {
  const types = (facets.car_type ?? []).map(({ count }) => count)
  // Without facet counts to sum (the path fixes the type) the exact total is the better answer.
  return types.length === 0 ? total : resultCount(total, isUnfiltered(state) ? stockCount : null, types)
}

function pickedOf(state: SearchState, href: (next: SearchState) => string): PickedModel[] {
  const values = VALUE_KEYS.flatMap((key) =>
    (state.filters[key] ?? []).map((value) => ({
      label: labelOf(key, value),
      href: href(without(state, key, value)),
    })),
  )
  const ranges = RANGE_KEYS.filter(isRangeKey).flatMap((key) => {
    const bounds = state.ranges[key]
    return bounds ? [{ label: rangeLabel(key, bounds), href: href(without(state, key)) }] : []
  })
  const words = state.query
    ? [{ label: `“${state.query}”`, href: href({ ...state, query: '', page: 1 }) }]
    : []
  return [...words, ...values, ...ranges]
}
