import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { searchPath } from '#app/paths.ts'

const MOST_PLACES = 8
const MOST_MAKES = 24

type Cell = { place: string; count: number; href: string }

/** How many new and demo vehicles of a make are at which dealership. */
export type BrandMatrixModel = Pick<BlockOf<'brandMatrix'>, 'title' | 'text' | 'note'> & {
  places: string[]
  makes: { name: string; href: string; count: number; cells: Cell[] }[]
  total: number
}

/** Makes by dealership; null for a single dealership, and while the stock does not answer. */
export async function brandMatrixModel(
  { title, text, note }: BlockOf<'brandMatrix'>,
  dealer: DealerContext,
): Promise<BrandMatrixModel | null> {
  const counted = await withStockFallback(dealer, () => countMakes(dealer), null)
  if (counted === null || counted.length < 2) return null
  const totals = new Map<string, number>()
  for (const { makes } of counted)
    for (const { value, count } of makes) totals.set(value, (totals.get(value) ?? 0) + count)
  const commonest = [...totals].sort(([, one], [, other]) => other - one).slice(0, MOST_MAKES)
  const makes = commonest.map(([name, count]) => ({
    name,
    count,
    href: link({ make: [name] }),
    cells: counted.map(({ place, makes: there }) => ({
      place,
      count: there.find(({ value }) => value === name)?.count ?? 0,
      href: link({ make: [name], dealership_name: [place] }),
    })),
  }))
  const total = makes.reduce((sum, { count }) => sum + count, 0)
  return { title, text, note, places: counted.map(({ place }) => place), makes, total }
}

const NEW = { car_type: ['new', 'demo'], status: [...AVAILABLE_STATUSES] }

const link = (filters: Record<string, string[]>) =>
  searchHref(
    { ...EMPTY_SEARCH, filters: { car_type: NEW.car_type, ...filters } },
    { path: searchPath(), filters: {} },
  )

/** The dealerships that have the most new vehicles, each with its makes. */
const countMakes = memoizeByStock(async (dealer) => {
  const request = (filters: Record<string, string[]>, facet: string) =>
    dealer.stock.search({
      scope: stockScope(dealer),
      query: '',
      filters: { ...NEW, ...filters },
      ranges: {},
      sort: 'price-asc',
      pricedOnlyWhenCheapest: false,
      page: 1,
      hitsPerPage: 1,
      facets: [facet],
    })
  const { facets } = await request({}, 'dealership_name')
  const places = (facets.dealership_name ?? []).filter(({ value }) => value !== '').slice(0, MOST_PLACES)
  return Promise.all(
    places.map(async ({ value: place }) => {
      const found = await request({ dealership_name: [place] }, 'make')
      return { place, makes: (found.facets.make ?? []).filter(({ value }) => value !== '') }
    }),
  )
})
