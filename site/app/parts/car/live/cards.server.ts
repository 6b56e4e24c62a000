import type { DealerContext } from '#app/context.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import type { CarCardModel } from '../card/card-model.ts'
import { carCards } from '../present-car.server.ts'

const MOST_CARDS = 40

/**
 * The cards of cars by their ids, made by the same rules as the page that shows them. A car that this dealer does not
 * list, or lists no more, is not among them.
 * @param ids separated by commas
 * @throws StockUnavailableError
 */
export async function listCards(dealer: DealerContext, ids: string): Promise<CarCardModel[]> {
  const filter = buildAnyFilter('id', ids.split(',').slice(0, MOST_CARDS))
  if (filter === null) return []
  const cars = await dealer.stock.listCars(stockScope(dealer), { filter, limit: MOST_CARDS })
  return carCards(cars, dealer)
}
