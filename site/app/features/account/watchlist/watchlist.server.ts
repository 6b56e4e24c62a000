import type { DealerContext } from '#app/context.ts'
import { requireDealer, requireDealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { fellText } from '#app/parts/car/present-price.server.ts'
import type { User } from '#app/parts/sign-in/account-model.ts'
import type { BrowserCars } from '#app/parts/sign-in/browser-cars.ts'
import { type AccountContext, cookiePlace } from '#app/parts/sign-in/session.server.ts'
import { MOST_WATCHED, type WatchedItem, type WatchlistAnswer } from '#app/parts/watchlist/watchlist-model.ts'
import { addWatched, listWatched, removeWatched } from '#db/account/watchlist-repository.ts'
import { endedPendingCookie, pendingCookie, readPendingCar, savedCookie } from './pending-save.server.ts'

const NOT_IN_STOCK = 'This vehicle is not in our stock any more.'
const FULL = `Your watchlist holds ${MOST_WATCHED} vehicles. Remove one to save another.`

const findKey = (context: AccountContext, userId: string) => ({
  tenantSlug: requireDealer(context).tenant.slug,
  userId,
})

/** The dealer of a watchlist. @throws 404 where there is none */
export function requireWatchlist(context: AccountContext): DealerContext {
  const dealer = requireDealerContext(context)
  if (!dealer.bundle.tenant.flags.signIn) throw new Response('No such page', { status: 404 })
  return dealer
}

/** Ids of the watched cars, newest first (SAVE-14). */
export async function listWatchedIds(context: AccountContext, userId: string): Promise<string[]> {
  return (await listWatched(context.db, findKey(context, userId))).map(({ car_id }) => car_id)
}

/** Adds an available car of this dealer (SAVE-10); idempotent. */
export async function saveCar(
  context: AccountContext,
  userId: string,
  carId: string,
): Promise<WatchlistAnswer> {
  const key = findKey(context, userId)
  const watched = await listWatched(context.db, key)
  if (watched.some(({ car_id }) => car_id === carId)) return { success: true }
  if (watched.length >= MOST_WATCHED) return { success: false, message: FULL }
  const [car] = await findCars(requireDealerContext(context), [carId])
  if (car === undefined || !isAvailable(car)) return { success: false, message: NOT_IN_STOCK }
  await addWatched(context.db, key, [car], context.now)
  return { success: true }
}

/** Removes a car, also a sold or unlisted one; idempotent. */
export async function removeCar(
  context: AccountContext,
  userId: string,
  carId: string,
): Promise<WatchlistAnswer> {
  await removeWatched(context.db, findKey(context, userId), carId)
  return { success: true }
}

/** Adds the cars a browser saved before sign-in (docs/decisions/023); cars this dealer does not sell are left out. */
export async function mergeCars(
  context: AccountContext,
  userId: string,
  browserCars: BrowserCars,
): Promise<WatchlistAnswer> {
  const key = findKey(context, userId)
  const watched = new Set((await listWatched(context.db, key)).map(({ car_id }) => car_id))
  const fresh = [...browserCars.keys()].filter((id) => !watched.has(id))
  const cars = await findCars(requireDealerContext(context), fresh.slice(0, MOST_WATCHED - watched.size))
  const added = cars
    .filter(isAvailable)
    .map(({ id, name }) => ({ id, name, savedAt: browserCars.get(id) ?? null }))
  await addWatched(context.db, key, added, context.now)
  return { success: true }
}

/** The watched cars as cards, newest first; an unlisted one by its name. */
export async function listWatchedItems(context: AccountContext, { id }: User): Promise<WatchedItem[]> {
  const dealer = requireDealerContext(context)
  const watched = await listWatched(context.db, findKey(context, id))
  const cars = await findCars(
    dealer,
    watched.map(({ car_id }) => car_id),
  )
  const listed = new Map(cars.map((car) => [car.id, car]))
  return watched.map(({ car_id, car_name, saved_at }) => {
    const car = listed.get(car_id)
    if (car === undefined) return { kind: 'unlisted', id: car_id, name: car_name }
    return { kind: 'card', id: car_id, card: carCard(car, dealer), fell: fellText(car, dealer, saved_at) }
  })
}

/** The cookie that saves a car at sign-in (SAVE-08). */
export const rememberSave = (context: AccountContext, carId: string) =>
  pendingCookie(cookiePlace(context), carId)

/**
 * Saves the car requested before sign-in, and adds the cars that the browser saved. A failure is only logged, so that it does
 * not prevent sign-in.
 * @param browserCars the cars that the browser saved (docs/decisions/023)
 * @returns Set-Cookie headers
 */
export async function afterSignIn(
  context: AccountContext,
  request: Request,
  userId: string,
  browserCars: BrowserCars = new Map(),
): Promise<string[]> {
  await mergeSaved(context, userId, browserCars)
  const place = cookiePlace(context)
  const carId = readPendingCar(place, request.headers.get('cookie'))
  if (carId === null) return []
  try {
    const { success } = await saveCar(context, userId, carId)
    return success ? [endedPendingCookie(place), savedCookie(place, carId)] : [endedPendingCookie(place)]
  } catch (error) {
    context.log.error({ err: error }, 'a car asked for before sign-in was not saved')
    return []
  }
}

async function mergeSaved(context: AccountContext, userId: string, browserCars: BrowserCars): Promise<void> {
  const { flags } = requireDealer(context).tenant
  if (browserCars.size === 0 || !flags.signIn) return
  try {
    await mergeCars(context, userId, browserCars)
  } catch (error) {
    context.log.error({ err: error }, 'the cars a browser saved were not added to the watchlist')
  }
}

async function findCars(dealer: DealerContext, ids: readonly string[]) {
  const filter = buildAnyFilter('id', ids)
  return filter === null
    ? []
    : dealer.stock.listCars(stockScope(dealer), { filter, limit: ids.length, withPriceSteps: true })
}
