import type { Car } from '@forecourt/schemas/contract'
import { addMs, toDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { pickSimilar, SIMILAR_FETCHED, similarPriceBand } from '#app/features/car/rules/similar-cars.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import { anyOf, differs, equals, inRange } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'

/**
 * Similar cars: the same model first, then the same body within the price band (SIM-01 to 04); null when the index
 * fails, which is logged while the page renders without them (SIM-08, ERR-09).
 */
export async function listSimilarCars(car: Car, dealer: DealerContext): Promise<Car[] | null> {
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

async function askForSimilar(car: Car, dealer: DealerContext): Promise<Car[]> {
  const cents = car.priceCents ?? car.formerPriceCents
  const band = cents ? similarPriceBand(cents) : null
  const price = band && inRange('price', [toDollars(band.minCents), toDollars(band.maxCents)])
  const always = [differs('id', car.id), anyOf('status', AVAILABLE_STATUSES), price]
  const ask = (more: (string | null)[]) => {
    const filter = [...always, ...more].filter((condition) => condition !== null)
    return dealer.stock.listCars(stockScope(dealer), { filter, limit: SIMILAR_FETCHED })
  }
  const [sameModel, sameBody] = await Promise.all([
    car.model ? ask([equals('make', car.make), equals('model', car.model)]) : [],
    ask([sameKind(car)]),
  ])
  return pickSimilar(car.id, sameModel, sameBody, dealer.bundle.tenant.vehiclePage.similarCars)
}

/** Of the same body; when it is unknown, at least of the same kind of vehicle (SIM-01). */
function sameKind({ simpleBody, itemType }: Car): string | null {
  if (simpleBody) return equals('simple_body', simpleBody)
  return itemType ? equals('item_type', itemType) : null
}
