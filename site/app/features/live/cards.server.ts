import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { carCards } from '#app/features/stock-search/car-card.server.ts'
import type { CarCardModel } from '#app/features/stock-search/cards/card-model.ts'
import { anyOf } from '#app/integrations/stock-index-filter.ts'

const MOST_CARDS = 40

/**
 * The cards of cars by their ids, made by the same rules as the page that shows them. A car that this dealer does not
 * list, or lists no more, is not among them.
 * @param ids separated by commas
 * @throws StockUnavailableError
 */
export async function listCards(shop: Shop, ids: string): Promise<CarCardModel[]> {
  const filter = anyOf('id', ids.split(',').slice(0, MOST_CARDS))
  if (filter === null) return []
  const cars = await shop.stock.listCars(stockScope(shop), { filter, limit: MOST_CARDS })
  return carCards(cars, shop)
}
