import { data } from '@remix-run/node'
import type { DealerContext, RequestContext } from '#app/context.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import type { NotFoundModel } from '#app/features/layout/not-found-model.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import { anyOf } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { carCard } from './present-car.server.ts'

const CARDS = 4

/**
 * The answer for a page that is not there: 404 with the cars that came in last, or 410 for a car that has left, with
 * what is like it.
 * @param name of the car that has left; '' where nothing is known to have been there
 */
export async function notFound(dealer: DealerContext, name = '') {
  const alike = name ? await carsLike(name, dealer) : []
  const cars = alike.length > 0 ? alike : await latestCars(dealer)
  const model: NotFoundModel = { gone: name !== '', cards: cars.map((car) => carCard(car, dealer)) }
  return data(model, { status: name ? 410 : 404 })
}

/** The name of a car that has left this dealer's stock; '' where none is known, or the history cannot be read. */
export async function goneName(
  { findGoneName }: Pick<RequestContext, 'findGoneName'>,
  { bundle, log }: DealerContext,
  slug: string,
): Promise<string> {
  try {
    return (await findGoneName?.(bundle.tenant, slug)) ?? ''
  } catch (error) {
    log.error({ err: error, slug }, 'the history of the stock could not be read')
    return ''
  }
}

const latestCars = (dealer: DealerContext) =>
  withStockFallback(
    dealer,
    () =>
      dealer.stock.listCars(stockScope(dealer), {
        filter: [anyOf('status', AVAILABLE_STATUSES)].filter((condition) => condition !== null),
        limit: CARDS,
        sort: 'latest',
      }),
    [],
  )

/** Cars of the make that the name begins with, whether it is one word or two. */
async function carsLike(name: string, dealer: DealerContext) {
  const [first = '', second = ''] = name.replace(/^(19|20)\d\d /, '').split(' ')
  const filter = [anyOf('status', AVAILABLE_STATUSES), anyOf('make', [`${first} ${second}`, first])]
  return withStockFallback(
    dealer,
    () =>
      dealer.stock.listCars(stockScope(dealer), {
        filter: filter.filter((condition) => condition !== null),
        limit: CARDS,
      }),
    [],
  )
}
