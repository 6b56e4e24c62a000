import type { DealerContext } from '#app/context.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import type { CarCardModel } from './card/card-model.ts'
import { carCard } from './present-car.server.ts'

/** As many as one row shows. */
const CARDS = 4

/** The available cars that came in last; none while the stock is unavailable. */
export async function latestCards(dealer: DealerContext): Promise<CarCardModel[]> {
  const available = buildAnyFilter('status', AVAILABLE_STATUSES)
  const cars = await withStockFallback(
    dealer,
    () =>
      dealer.stock.listCars(stockScope(dealer), {
        filter: available === null ? [] : [available],
        limit: CARDS,
        sort: 'latest',
      }),
    [],
  )
  return cars.map((car) => carCard(car, dealer))
}
