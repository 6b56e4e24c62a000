import { createHmac } from 'node:crypto'
import { type Car, toCarDocument } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { LRUCache } from 'lru-cache'
import type { DealerContext, RequestContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { viewCount } from '#app/features/vehicle/rules/view-count.ts'
import { requireListed } from '#app/parts/car/listed-car.server.ts'
import { findCarByIdOrSlug } from '#app/parts/lead/submit/lead-facts.server.ts'
import type { Database } from '#db/database.ts'
import type { InsightCount } from '#db/insights/tables.ts'
import { addCarView, countCarViews } from '#db/views/car-views-repository.ts'
import { listSimilarCars } from './similar/similar-cars.server.ts'

/** The fields of a car that can change while its page is open; API field names. */
const FRESH = [
  'status',
  'sold',
  'reserved',
  'price',
  'price_type',
  'before_price',
  'reduced_price',
  'egc_price',
  'km',
  'photos_count',
] as const

/** `car_fields` has names and values of the wire: dollars, snake_case. */
export type CarView = { views: number; car_fields: Record<string, unknown> }

/**
 * A car's views and fresh fields (CALL-09). `photos_count` and `updated_at` only identify the version of a car.
 * @throws 404, also for another site's, and 410
 */
export async function getCarView(
  dealer: DealerContext,
  slug: string,
  asked: URLSearchParams,
  { db }: Pick<ViewCounting, 'db'>,
): Promise<CarView> {
  const site = asked.get('website_id')
  if (site !== null && site !== dealer.bundle.tenant.slug) throw new Response('No such car', { status: 404 })
  const car = await getCar(dealer, slug)
  const wire: Record<string, unknown> = toCarDocument(car)
  return {
    views: viewCount(await findViews(car, dealer, db)),
    car_fields: Object.fromEntries(FRESH.map((name) => [name, wire[name] ?? null])),
  }
}

/** The feed's number of views; the site's own count where the feed has none. */
async function findViews(car: Car, { bundle, log }: DealerContext, db: Database): Promise<number | null> {
  if (car.views !== null) return car.views
  try {
    return await countCarViews(db, { tenant_slug: bundle.tenant.slug, car_id: car.id })
  } catch (error) {
    log.error({ err: error, car: car.id }, 'reading the views failed')
    return null
  }
}

/**
 * Counts a view of a car, once per visitor and day; a car whose feed has a number is not counted.
 * @throws 404, 410
 */
export async function countCarView(
  dealer: DealerContext,
  slug: string,
  counting: ViewCounting,
): Promise<void> {
  const car = await getCar(dealer, slug)
  const { slug: tenant, timeZone } = dealer.bundle.tenant
  const view = { tenant, carId: car.id, now: dealer.now }
  if (wasCounted(view, counting)) return
  counting.addCounts(dateAt(dealer.now, timeZone), countCar(car.id))
  if (car.views === null) await addCarView(counting.db, { tenant_slug: tenant, car_id: car.id })
}

/** One view of a car's page: of the car, and of all cars together. */
const countCar = (carId: string): InsightCount[] =>
  [
    ['look', ''],
    ['car', carId],
  ].map(([kind = '', item = '']) => ({
    kind,
    item,
    page: 'car',
    position: 0,
    seen: 1,
    clicked: 0,
    enquiries: 0,
  }))

/** Ids of the similar cars below a car's page, in their order (CALL-10). @throws 404, 410, AppError */
export async function listSimilarIds(dealer: DealerContext, slug: string): Promise<string[]> {
  const similar = await listSimilarCars(await getCar(dealer, slug), dealer)
  if (similar === null) throw new AppError('stock_unavailable')
  return similar.cars.map(({ id }) => id)
}

async function getCar(dealer: DealerContext, slug: string): Promise<Car> {
  const { car, unknown } = await findCarByIdOrSlug(dealer, slug)
  if (unknown) throw new AppError('stock_unavailable')
  return requireListed(car, dealer, slug)
}

/** Who views, for counting them once a day; the address is not stored. */
type ViewCounting = {
  db: Database
  secret: string
  address: string
  /** Adds to the dealer's counts of a day. */
  addCounts: RequestContext['addCounts']
}

/** Who viewed which car on which day, as keyed digests in memory only: nothing personal is written. */
const counted = new LRUCache<string, true>({ max: 100_000 })

/** Whether the visitor viewed a car earlier that day (ISO UTC); from now on, they have. */
function wasCounted(
  { tenant, carId, now }: { tenant: string; carId: string; now: string },
  { secret, address }: ViewCounting,
): boolean {
  const subject = JSON.stringify([tenant, carId, now.slice(0, 10), address])
  const digest = createHmac('sha256', secret).update(subject).digest('base64')
  if (counted.has(digest)) return true
  counted.set(digest, true)
  return false
}
