import { HOME_SLUG, listBanners } from '@forecourt/schemas/contract'
import { formatInstant } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { resolveSearchSlug } from '#app/domain/search-address/search-slug.ts'
import { parseSearch } from '#app/domain/search-address/search-url.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import { findStockOverview, knownStock } from '#app/parts/car/stock-overview.server.ts'
import { carPath, homePath, searchPath } from '#app/paths.ts'
import { explainCar } from './explain-car.server.ts'
import type { ExplainedCar, ExplainedTile, Explanation } from './explain-model.ts'
import { explainBanner, explainOwnBanner, explainTiles } from './explain-tiles.server.ts'
import { explainVehicle } from './explain-vehicle.server.ts'

const MOST_CARS = 50

/** An explanation request: the ids of the cars on the page, and the page's address. */
export type ExplainQuestion = { ids: readonly string[]; page: URL }

/**
 * Why the cards and tiles of a page are as they are, by their rules. For previews only.
 * @throws StockUnavailableError
 */
export async function getExplanation(
  dealer: DealerContext,
  { ids, page }: ExplainQuestion,
): Promise<Explanation> {
  const filter = buildAnyFilter('id', ids.slice(0, MOST_CARS))
  const cars =
    filter === null ? [] : await dealer.stock.listCars(stockScope(dealer), { filter, limit: MOST_CARS })
  return {
    at: formatInstant(dealer.now, dealer.bundle.tenant.timeZone),
    cars: cars.map((car) => explainCar(car, dealer)),
    vehicle: await findVehicle(dealer, page),
    tiles: await listTiles(dealer, page),
    banners: listExplainedBanners(dealer, page),
  }
}

async function findVehicle(dealer: DealerContext, { pathname }: URL): Promise<ExplainedCar | null> {
  const start = carPath('')
  const slug = pathname.startsWith(start) ? decoded(pathname.slice(start.length)) : ''
  if (slug === '' || slug.includes('/')) return null
  const car = await dealer.stock.findCarBySlug(stockScope(dealer), slug)
  return car && explainVehicle(car, dealer)
}

function listExplainedBanners(dealer: DealerContext, { pathname }: URL): ExplainedTile[] | null {
  const slug = pathname === homePath() ? HOME_SLUG : decoded(pathname.slice(1))
  const page = dealer.bundle.pages.find((found) => found.slug === slug)
  if (!page) return null
  const own = slug === HOME_SLUG ? dealer.bundle.banners : []
  const banners = [
    ...own.map((banner) => explainOwnBanner(banner, dealer)),
    ...listBanners(page).map((banner) => explainBanner(banner, dealer)),
  ]
  return banners.length > 0 ? banners : null
}

async function listTiles(
  dealer: DealerContext,
  { pathname, searchParams }: URL,
): Promise<ExplainedTile[] | null> {
  const search = searchPath('')
  if (!pathname.startsWith(search)) return null
  const splat = pathname.slice(search.length).split('/').map(decoded)
  const base = resolveSearchSlug(splat, knownStock(dealer, await findStockOverview(dealer)))
  if (base === null) return null
  return explainTiles(dealer, parseSearch(base, searchParams).filters.car_type ?? [])
}

/** A decoded path segment; unchanged when it cannot be decoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
