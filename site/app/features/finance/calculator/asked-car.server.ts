import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { requireOffered } from '#app/parts/car/sold-car.server.ts'
import { findCarById } from '#app/parts/money/calculator/car-finance.server.ts'

/**
 * A car by its id; while the stock is unavailable the page is shown without it.
 * @throws a redirect to the page of a car that is sold
 */
export async function findAskedCar(dealer: DealerContext, id: string): Promise<Car | null> {
  try {
    const car = await findCarById(dealer, id)
    if (car) requireOffered(car)
    return car
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return null
  }
}
