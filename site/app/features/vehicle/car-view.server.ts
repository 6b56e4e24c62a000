import { type Car, toCarDocument } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { findCarByIdOrSlug } from '#app/features/leads/submit/lead-facts.server.ts'
import { countView, type ViewCounting } from '#app/features/vehicle/count-view.server.ts'
import { viewCount } from '#app/features/vehicle/rules/view-count.ts'
import { listSimilarCars } from './similar-cars.server.ts'

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
 * @throws 404 for a car this dealer does not have, or for another site's
 */
export async function getCarView(
  dealer: DealerContext,
  slug: string,
  asked: URLSearchParams,
  counting: ViewCounting,
): Promise<CarView> {
  const site = asked.get('website_id')
  if (site !== null && site !== dealer.bundle.tenant.slug) throw new Response('No such car', { status: 404 })
  const car = await getCar(dealer, slug)
  const wire: Record<string, unknown> = toCarDocument(car)
  return {
    views: viewCount(await viewsOf(car, dealer, counting)),
    car_fields: Object.fromEntries(FRESH.map((name) => [name, wire[name] ?? null])),
  }
}

/** The feed's number of views; the site's own count where the feed has none. */
async function viewsOf(car: Car, dealer: DealerContext, counting: ViewCounting): Promise<number | null> {
  if (car.views !== null) return car.views
  try {
    return await countView({ tenant: dealer.bundle.tenant.slug, carId: car.id, now: dealer.now }, counting)
  } catch (error) {
    dealer.log.error({ err: error, car: car.id }, 'counting a view failed')
    return null
  }
}

/** Ids of the similar cars below a car's page, in their order (CALL-10). @throws 404, AppError */
export async function listSimilarIds(dealer: DealerContext, slug: string): Promise<string[]> {
  const similar = await listSimilarCars(await getCar(dealer, slug), dealer)
  if (similar === null) throw new AppError('stock_unavailable')
  return similar.map(({ id }) => id)
}

async function getCar(dealer: DealerContext, slug: string): Promise<Car> {
  const { car, unknown } = await findCarByIdOrSlug(dealer, slug)
  if (unknown) throw new AppError('stock_unavailable')
  if (car === null) throw new Response('No such car', { status: 404 })
  return car
}
