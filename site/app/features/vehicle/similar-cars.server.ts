import type { Car } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import { pickSimilar, SIMILAR_FETCHED, similarPriceBand } from '#app/domain/similar/similar-cars.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { orWithoutStock } from '#app/features/without-stock.server.ts'
import { anyOf, differs, equals, within } from '#app/integrations/stock-index-filter.ts'

/**
 * Cars a shopper may like as well: the same model first, then the same body within the price band (SIM-01 to 04); null
 * while the stock does not answer (SIM-08). The index logs why.
 */
export async function listSimilarCars(car: Car, shop: Shop): Promise<Car[] | null> {
  const band = car.priceCents ? similarPriceBand(car.priceCents) : null
  const price = band && within('price', [toDollars(band.minCents), toDollars(band.maxCents)])
  const always = [differs('id', car.id), anyOf('status', AVAILABLE_STATUSES), price]
  const ask = (more: (string | null)[]) => {
    const filter = [...always, ...more].filter((condition) => condition !== null)
    return orWithoutStock(
      shop,
      () => shop.stock.listCars(stockScope(shop), { filter, limit: SIMILAR_FETCHED }),
      null,
    )
  }
  const [sameModel, sameBody] = await Promise.all([
    car.model ? ask([equals('make', car.make), equals('model', car.model)]) : [],
    ask([sameKind(car)]),
  ])
  return sameModel && sameBody && pickSimilar(car.id, sameModel, sameBody)
}

/** Of the same body; where none is known, at least no caravan beside a motorcycle (SIM-01). */
function sameKind({ simpleBody, itemType }: Car): string | null {
  if (simpleBody) return equals('simple_body', simpleBody)
  return itemType ? equals('item_type', itemType) : null
}
