import type { Car } from '@forecourt/schemas/contract'
import { addMs, toDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import type { CarGroup } from '#app/integrations/stock-index.ts'
import { buildAnyFilter, differs, equals, inRange } from '#app/integrations/stock-index-filter.ts'
import { pickSimilar, SIMILAR_FETCHED, similarPriceBand } from '#app/parts/car/rules/similar-cars.ts'

/** How long a car's page waits for its similar cars; afterwards the browser requests them. */
export const SIMILAR_PATIENCE_MS = 300

export type SimilarCars = {
  cars: Car[]
  /** Are there more of its kind than these? */
  hasMore: boolean
  /** Others of its kind, where few are like it. */
  others: Car[]
}

/** Similar cars for a page that does not wait longer for them; then null, and the page is rendered again soon. */
export function listSimilarCarsInTime(car: Car, dealer: DealerContext): Promise<SimilarCars | null> {
  return withTimeout<SimilarCars | null>(
    SIMILAR_PATIENCE_MS,
    () => listSimilarCars(car, dealer),
    () => {
      dealer.cacheUntil(addMs(dealer.now, RETRY_MS))
      return null
    },
  )
}

/**
 * Similar cars: the same model first, then the same body within the price band (SIM-01 to 04); null when the index
 * fails, which is logged while the page renders without them (SIM-08, ERR-09).
 */
export async function listSimilarCars(car: Car, dealer: DealerContext): Promise<SimilarCars | null> {
  try {
    return await withStockFallback(dealer, () => askForSimilar(car, dealer), null)
  } catch (error) {
    dealer.log.error({ err: error, car: car.id }, 'similar cars could not be listed')
    dealer.cacheUntil(addMs(dealer.now, RETRY_MS))
    return null
  }
}

/** How soon a page without similar cars is rendered again after the index refused the query. */
const RETRY_MS = 2_000

/** One request of two queries (SIM-06, CALL-08). */
async function askForSimilar(car: Car, dealer: DealerContext): Promise<SimilarCars> {
  const cents = effectivePriceCents(car) ?? car.formerPriceCents
  const band = cents ? similarPriceBand(cents) : null
  const price = band && inRange('price', [toDollars(band.minCents), toDollars(band.maxCents)])
  const always = [differs('id', car.id), buildAnyFilter('status', AVAILABLE_STATUSES), price]
  const listing = (...more: (string | null)[]) => ({
    filter: [...always, ...more].filter((condition) => condition !== null).join(' AND '),
    limit: SIMILAR_FETCHED,
    facets: [COUNTED],
  })
  const groups = await dealer.stock.listCarGroups(stockScope(dealer), [
    // The cars of its model have a query of their own, so that these are others.
    listing(sameKind(car), car.model ? differs('model', car.model) : null),
    ...(car.model ? [listing(equals('make', car.make), equals('model', car.model))] : []),
  ])
  const [sameBody, sameModel] = groups
  const most = dealer.bundle.tenant.vehiclePage.similarCars
  const cars = pickSimilar(car.id, sameModel?.cars ?? [], sameBody?.cars ?? [], most)
  const hasMore = groups.reduce((sum, group) => sum + countStreams(group), 0) > cars.length
  return {
    cars,
    hasMore,
    others: cars.length < Math.min(FEW, most) ? await listOthers(car, cars, dealer) : [],
  }
}

/** Fewer similar cars leave most of a row empty. */
const FEW = 3
const OTHERS = 4

/** The latest of the same kind of vehicle at any price, without those that are listed already. */
async function listOthers(car: Car, listed: readonly Car[], dealer: DealerContext): Promise<Car[]> {
  const others = await dealer.stock.listCars(stockScope(dealer), {
    filter: [buildAnyFilter('status', AVAILABLE_STATUSES), car.itemType && equals('item_type', car.itemType)]
      .filter((condition) => condition)
      .join(' AND '),
    limit: SIMILAR_FETCHED,
    sort: 'latest',
  })
  const known = new Set([car.id, ...listed.map(({ id }) => id)])
  return others.filter(({ id }) => !known.has(id)).slice(0, OTHERS)
}

/** Every car has exactly one value of it, so that its counts add up to the number of cars. */
const COUNTED = 'status'

const countStreams = ({ counts }: CarGroup) =>
  (counts[COUNTED] ?? []).reduce((sum, { count }) => sum + count, 0)

/** Of the same body; when it is unknown, at least of the same kind of vehicle (SIM-01). */
function sameKind({ simpleBody, itemType }: Car): string | null {
  if (simpleBody) return equals('simple_body', simpleBody)
  return itemType ? equals('item_type', itemType) : null
}
