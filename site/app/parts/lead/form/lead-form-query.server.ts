import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { findDefinition } from '../definitions/definitions.ts'
import { findCarByIdOrSlug, leadFacts } from '../submit/lead-facts.server.ts'
import type { TakenSlots } from './appointments.ts'
import { askedCar } from './lead-car.server.ts'
import type { LeadDialogModel } from './lead-car-model.ts'
import { leadForm } from './lead-form.server.ts'

export type LeadFormQuery = {
  kind: string
  carId?: string
  locationId?: string
  offer?: string
  /** What is asked of the vehicle: `sheet`; others are ignored. */
  ask?: string
  /** What the enquiry is about at first, one of LEAD_CATEGORIES; others are ignored. */
  category?: string
  page?: string
  /** What is booked already; needed by a kind that books a time. */
  taken?: TakenSlots
}

/**
 * The form of a kind of lead, about a vehicle where one is named; about one that is sold the form for others like it.
 * @throws 404 for a kind this dealer does not offer, and for a vehicle that is not this dealer's
 */
export async function getLeadForm(
  dealer: DealerContext,
  { kind, carId = '', locationId, offer, ask, category, page, taken }: LeadFormQuery,
): Promise<LeadDialogModel> {
  const none = (what: string) => new Response(`No such ${what}`, { status: 404 })
  const { car, unknown } = carId ? await findCarByIdOrSlug(dealer, carId) : { car: null, unknown: false }
  const isSold = car !== null && !isAvailable(car)
  const definition = findDefinition(isSold ? 'find_similar' : kind, dealer.bundle.tenant)
  if ((carId !== '' || definition?.needsCar) && car === null && !unknown) throw none('vehicle')
  const facts = {
    ...leadFacts(dealer, car, locationId, { offer, ask }),
    category,
    ...(taken ? { taken, sold: await findSoldTypes(dealer) } : {}),
  }
  if (definition === null || definition.offered?.(facts) === false) throw none('form')
  const form = leadForm(definition, facts, page === undefined ? {} : { page })
  return { ...form, about: car && askedCar(car, dealer) }
}
