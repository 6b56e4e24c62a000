import { formatInstant } from '@forecourt/schemas/contract/pure'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { resolveSearchSlug } from '#app/features/stock-search/address/search-slug.ts'
import { parseSearch } from '#app/features/stock-search/address/search-url.ts'
import { findStockOverview, knownStock } from '#app/features/stock-search/stock-overview.server.ts'
import { anyOf } from '#app/integrations/stock-index-filter.ts'
import { carPath, searchPath } from '#app/paths.ts'
import { explainCar } from './explain-car.server.ts'
import type { ExplainedCar, ExplainedTile, Explanation } from './explain-model.ts'
import { explainTiles } from './explain-tiles.server.ts'
import { explainVehicle } from './explain-vehicle.server.ts'

const MOST_CARS = 50

/** What a page asks to have explained: the cars it shows, by slug, and its own address. */
export type ExplainQuestion = { slugs: readonly string[]; page: URL }

/**
 * Why the cards and tiles of a page are as they are, by the rules that made them. For previews alone.
 * @throws StockUnavailableError
 */
export async function getExplanation(shop: Shop, { slugs, page }: ExplainQuestion): Promise<Explanation> {
  const filter = anyOf('slug', slugs.slice(0, MOST_CARS))
  const cars =
    filter === null ? [] : await shop.stock.listCars(stockScope(shop), { filter, limit: MOST_CARS })
  return {
    at: formatInstant(shop.now, shop.bundle.tenant.timeZone),
    cars: cars.map((car) => explainCar(car, shop)),
    vehicle: await vehicleOf(shop, page),
    tiles: await tilesOf(shop, page),
  }
}

async function vehicleOf(shop: Shop, { pathname }: URL): Promise<ExplainedCar | null> {
  const start = carPath('')
  const slug = pathname.startsWith(start) ? decoded(pathname.slice(start.length)) : ''
  if (slug === '' || slug.includes('/')) return null
  const car = await shop.stock.findCarBySlug(stockScope(shop), slug)
  return car && explainVehicle(car, shop)
}

async function tilesOf(shop: Shop, { pathname, searchParams }: URL): Promise<ExplainedTile[] | null> {
  const search = searchPath('')
  if (!pathname.startsWith(search)) return null
  const splat = pathname.slice(search.length).split('/').map(decoded)
  const base = resolveSearchSlug(splat, knownStock(shop, await findStockOverview(shop)))
  if (base === null) return null
  return explainTiles(shop, parseSearch(base, searchParams).filters.car_type ?? [])
}

/** A segment of a path as it reads; as it is where it says nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
