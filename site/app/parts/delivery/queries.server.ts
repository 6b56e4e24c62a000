import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { type DeliveryLookup, findDelivery } from '#app/parts/car/facts/find-delivery.server.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { requireOffered, SOLD } from '#app/parts/car/sold-car.server.ts'
import { carDeliveryPath, carPath } from '#app/paths.ts'
import type { DeliveryAnswer } from './delivery-model.ts'

const ID = /^[\w.-]{1,200}$/

/**
 * What it costs to bring one of the dealer's vehicles to a postcode (CALL-16).
 * @throws 404 for a vehicle this dealer does not have
 */
export async function getDeliveryEstimate(
  dealer: DealerContext,
  carId: string,
  postcode: string,
): Promise<DeliveryAnswer> {
  const [car] = ID.test(carId)
    ? await dealer.stock.listCars(stockScope(dealer), { filter: equals('id', carId), limit: 1 })
    : []
  if (!car) throw new Response('No such vehicle', { status: 404 })
  if (!isAvailable(car)) return { error: SOLD }
  return wireOf(estimateFor(car, dealer, postcode))
}

/** The page with the estimate, for browsers without JavaScript. */
export type DeliveryPageModel = {
  meta: PageMeta
  car: { id: string; name: string; href: string; action: string }
  /** The postcode as typed; '' before the first request. */
  postcode: string
  answer: DeliveryAnswer | null
}

/**
 * @param postcode null before the first request
 * @throws 404, 410, and a redirect to the page of a sold one
 */
export async function getDeliveryPage(
  dealer: DealerContext,
  slug: string,
  postcode: string | null,
): Promise<DeliveryPageModel> {
  const car = await getListedCar(dealer, slug)
  requireOffered(car)
  const { name } = carTitle(car)
  return {
    meta: {
      ...siteMeta(dealer),
      title: `Delivery of ${name}`,
      description: `What it costs to have ${name} brought to you.`,
      path: carDeliveryPath(car.slug),
    },
    car: { id: car.id, name, href: carPath(car.slug), action: carDeliveryPath(car.slug) },
    postcode: postcode ?? '',
    answer: postcode === null ? null : wireOf(estimateFor(car, dealer, postcode)),
  }
}

const estimateFor = (car: Car, dealer: DealerContext, postcode: string): DeliveryEstimate =>
  deliveryEstimate(postcode, findDelivery(car, dealer, postcode))

const wireOf = (estimate: DeliveryEstimate): DeliveryAnswer =>
  estimate.kind === 'error'
    ? { error: estimate.error }
    : { price: estimate.priceCents / 100, name: estimate.name, by: estimate.by }

type DeliveryEstimate =
  | { kind: 'estimate'; priceCents: number; name: string; by: string }
  | { kind: 'error'; error: string }

const NO_POSTCODE = 'Please enter a postcode.'

const NO_ESTIMATE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** The delivery calculator's outcome for a typed postcode (DELIV-02 to DELIV-04, OPEN-70). */
export function deliveryEstimate(postcode: string, lookup: DeliveryLookup | null): DeliveryEstimate {
  if (postcode.trim() === '') return { kind: 'error', error: NO_POSTCODE }
  if (lookup === null || lookup.priceCents === null) return { kind: 'error', error: NO_ESTIMATE }
  return { kind: 'estimate', priceCents: lookup.priceCents, name: lookup.name, by: lookup.by }
}
