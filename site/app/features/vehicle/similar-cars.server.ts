import type { Car } from '@forecourt/schemas/contract'
import { addMs, toDollars } from '@forecourt/schemas/contract/pure'
import { pickSimilar, SIMILAR_FETCHED, similarPriceBand } from '#app/domain/similar/similar-cars.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { orWithoutStock } from '#app/features/without-stock.server.ts'
import { anyOf, differs, equals, within } from '#app/integrations/stock-index-filter.ts'

/**
 * Cars a shopper may like as well: the same model first, then the same body within the price band (SIM-01 to 04); null
 * while nobody can tell, which the log says and the page goes on without (SIM-08, ERR-09).
 */
export async function listSimilarCars(car: Car, shop: Shop): Promise<Car[] | null> {
  try {
    return await orWithoutStock(shop, () => askForSimilar(car, shop), null)
  } catch (error) {
    shop.log.error({ err: error, car: car.id }, 'similar cars could not be listed')
    shop.dependsUntil(addMs(shop.now, RETRY_MS))
    return null
  }
}

/** How soon a page without them is made again where the index refused to tell them. */
const RETRY_MS = 2_000

async function askForSimilar(car: Car, shop: Shop): Promise<Car[]> {
  const cents = car.priceCents ?? car.formerPriceCents
  const band = cents ? similarPriceBand(cents) : null
  const price = band && within('price', [toDollars(band.minCents), toDollars(band.maxCents)])
  const always = [differs('id', car.id), anyOf('status', AVAILABLE_STATUSES), price]
  const ask = (more: (string | null)[]) => {
    const filter = [...always, ...more].filter((condition) => condition !== null)
    return shop.stock.listCars(stockScope(shop), { filter, limit: SIMILAR_FETCHED })
  }
  const [sameModel, sameBody] = await Promise.all([
    car.model ? ask([equals('make', car.make), equals('model', car.model)]) : [],
    ask([sameKind(car)]),
  ])
  return pickSimilar(car.id, sameModel, sameBody)
}

/** Of the same body; where none is known, at least no caravan beside a motorcycle (SIM-01). */
function sameKind({ simpleBody, itemType }: Car): string | null {
  if (simpleBody) return equals('simple_body', simpleBody)
  return itemType ? equals('item_type', itemType) : null
}
