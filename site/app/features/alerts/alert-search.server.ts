import type { Car } from '@forecourt/schemas/contract'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { StockIndex, StockScope, StockSearchRequest } from '#app/integrations/stock-index.ts'

/** A search's own conditions, as they are stored: without scope, sort and page. */
export type AlertSearch = Pick<
  StockSearchRequest,
  'query' | 'filters' | 'excluded' | 'ranges' | 'places' | 'withPhotos'
>

const PAGE = 200
/** A search with more cars is looked at as far as this; the newest come first. */
const MOST_CARS = 1_000

/** The part of a results page's request that an alert stores. */
export const alertSearchOf = (request: StockSearchRequest): AlertSearch => {
  const { query, filters, excluded, ranges, places, withPhotos } = request
  return {
    query,
    filters,
    ranges,
    ...(excluded ? { excluded } : {}),
    ...(places ? { places } : {}),
    ...(withPhotos ? { withPhotos } : {}),
  }
}

/** The cars for sale that a search finds now, the newest first. @throws StockUnavailableError */
export async function findAlertCars(
  stock: Pick<StockIndex, 'search'>,
  scope: StockScope,
  search: AlertSearch,
): Promise<(Car & { priceCents: number | null })[]> {
  const cars: Car[] = []
  for (let page = 1; cars.length < MOST_CARS; page += 1) {
    const found = await stock.search({
      ...search,
      scope,
      sort: 'latest',
      page,
      hitsPerPage: PAGE,
      facets: [],
    })
    cars.push(...found.cars)
    if (page >= found.totalPages) break
  }
  return cars.filter(isAvailable).map((car) => ({ ...car, priceCents: effectivePriceCents(car) }))
}
