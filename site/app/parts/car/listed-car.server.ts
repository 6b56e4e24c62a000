import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'

/** A car whose addresses answer, or the name of one that was here; '' where nothing is known to have been. */
export type ListedCar = { car: Car } | { car: null; goneName: string }

/** The car of a page; a sold one as long as the dealer's lists show it. */
export async function findListedCar(dealer: DealerContext, slug: string): Promise<ListedCar> {
  const car = await dealer.stock.findCarBySlug(stockScope(dealer), slug)
  if (car === null) return { car, goneName: await goneName(dealer, slug) }
  return soldLongAgo(car, dealer) ? { car: null, goneName: car.name } : { car }
}

/** The car of an address beside its page. @throws as `requireListed` */
export async function getListedCar(dealer: DealerContext, slug: string): Promise<Car> {
  const car = await dealer.stock.findCarBySlug(stockScope(dealer), slug)
  return requireListed(car, dealer, slug)
}

/**
 * The car that was found for an address, by its slug or its id.
 * @throws 404 for a car this dealer does not have, 410 for one that has left or was sold before the dealer's window
 */
export async function requireListed(car: Car | null, dealer: DealerContext, asked: string): Promise<Car> {
  if (car !== null && !soldLongAgo(car, dealer)) return car
  if (car !== null || (await goneName(dealer, asked)) !== '') {
    throw new Response('This vehicle has left.', { status: 410 })
  }
  throw new Response('No such vehicle', { status: 404 })
}

/** Whether a car was sold before the dealer's window for sold cars; an answer is made anew when it becomes so. */
function soldLongAgo(car: Car, { bundle: { tenant }, now, cacheUntil }: DealerContext): boolean {
  if (car.status !== 'sold' || car.soldAt === null) return false
  const { shown, changesAt } = stockIncluded(car, tenant.stock.includeSoldCarsDays, now)
  cacheUntil(changesAt)
  return !shown
}

/** The name of a car that has left this dealer's stock; '' where none is known, or the history cannot be read. */
async function goneName({ findGoneName, log }: DealerContext, slug: string): Promise<string> {
  try {
    return (await findGoneName?.(slug)) ?? ''
  } catch (error) {
    log.error({ err: error, slug }, 'the history of the stock could not be read')
    return ''
  }
}
