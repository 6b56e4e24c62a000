import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { reservationCookie } from '#app/http/reservation-cookie.server.ts'
import { CANCELLED } from '#app/parts/lead/confirmation/booking-status.ts'
import { changeLead } from '#app/parts/lead/submit/change-lead.server.ts'
import { findCarByIdOrSlug } from '#app/parts/lead/submit/lead-facts.server.ts'
import { readLeadAttributes } from '#app/parts/lead/submit/lead-request.server.ts'
import { HONEYPOT, submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { depositCentsOf, reserveOfferVerdict } from '#app/parts/reserve/reserve-offer.server.ts'
import { cookiePlace, gate } from '#app/parts/sign-in/session.server.ts'
import { carPath, reservationPath, reservePath } from '#app/paths.ts'
import type { Reservation } from '#db/reserve/reservation-repository.ts'
import { carPage, type ReserveAnswer, type ReserveQuery, requireJourney } from './queries.server.ts'
import { findReservationLead } from './reservation-view.server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Shown while the provider is unavailable. */
export const PAYMENTS_DOWN =
  'Payments aren’t working right now. You haven’t been charged. Try again in a few minutes.'

/**
 * Handles a form of the journey: the shopper's details, which lead to the provider's page, or a cancellation.
 * @throws a redirect to the next page of the journey; 404
 */
export async function submitReserve(
  context: RequestContext,
  request: Request,
  ask: ReserveQuery,
): Promise<ReserveAnswer> {
  requireJourney(context, ask)
  await gate(context, request, 'checkout')
  const fields = await readForm(request)
  if (ask.reservation !== null) throw await cancelled(context, ask, ask.reservation)
  if (fields[HONEYPOT]) throw redirect(carPath(ask.slug), 303)
  const values = { ...fields, idempotency_key: findKey(fields.idempotency_key) }
  const began = await begin(context, request, ask, values)
  const refused = 'error' in began ? began : await toPayment(context, request, ask, began)
  const { fieldErrors, error: formError, status } = refused
  return carPage(context, ask.slug, {
    values,
    refused: fieldErrors ? { fieldErrors } : { formError },
    status,
  })
}

type Refused = { error: string; status: number; fieldErrors?: Record<string, string> }

/** Stores lead and reservation. */
async function begin(
  context: RequestContext,
  request: Request,
  { slug }: ReserveQuery,
  values: Record<string, string>,
): Promise<Reservation | Refused> {
  const dealer = requireDealerContext(context)
  const service = context.reserve
  const { car } = await findCarByIdOrSlug(dealer, slug)
  if (car === null) throw new Response('No such car', { status: 404 })
  const held = (await service?.isHeld(car.id)) ?? false
  if (!service || !reserveOfferVerdict(car, dealer, held).shown) return { error: '', status: 409 }
  const limit = await context.limits.take('reserve', dealer.bundle.tenant.slug, context.visitor.address)
  if (!limit.ok) return { error: 'Too many tries at once. Please try again later.', status: 429 }
  const key = values.idempotency_key ?? randomUUID()
  const lead = await submitLead(context, {
    kind: 'reserve',
    step: 0,
    fields: values,
    carId: car.id,
    idempotencyKey: key,
    journey: true,
    userAgent: request.headers.get('user-agent') ?? '',
    page: reservePath(car.slug, dealer.bundle.tenant.flags.reservePath),
    ...readLeadAttributes(values.lead_attributes),
  })
  if ('error' in lead) return lead
  const reservation = await service.note({
    tenantSlug: dealer.bundle.tenant.slug,
    car,
    person: personOf(values),
    depositCents: depositCentsOf(dealer.bundle.tenant),
    idempotencyKey: key,
  })
  if (reservation.lead_id === null) await service.noteLead(reservation, lead.lead_id)
  return reservation
}

/**
 * Opens the provider's page, or returns why it cannot be opened.
 * @throws a redirect to that page, or to the status of a reservation that needs no payment
 */
async function toPayment(
  context: RequestContext,
  request: Request,
  { journey }: ReserveQuery,
  reservation: Reservation,
): Promise<Refused> {
  const back = new URL(reservationPath(reservation.car_slug, journey, reservation.id), context.url).href
  const urls = { returnUrl: back, cancelUrl: back }
  const opened = await context.reserve?.openPayment(reservation, urls).catch((error: unknown) => {
    context.log.warn({ error: String(error) }, 'no payment could be opened')
    return 'down' as const
  })
  if (opened === 'down') return { error: PAYMENTS_DOWN, status: 503 }
  const cookie = reservationCookie(cookiePlace(context), [reservation.id], request.headers.get('cookie'))
  throw redirect(opened ?? back, { status: 303, headers: { 'set-cookie': cookie } })
}

async function cancelled(
  context: RequestContext,
  { slug, journey }: ReserveQuery,
  id: string,
): Promise<Response> {
  const { slug: tenantSlug } = requireDealerContext(context).bundle.tenant
  const reservation = (await context.reserve?.find(tenantSlug, id)) ?? null
  const isEnded = (await context.reserve?.cancel(tenantSlug, id)) ?? false
  if (reservation && isEnded) await noteCancelled(context, reservation)
  return redirect(reservationPath(slug, journey, id), 303)
}

/** Tells the dealer and the shopper; a failure is only logged, because the car is free and the deposit on its way back. */
async function noteCancelled(context: RequestContext, reservation: Reservation): Promise<void> {
  try {
    const found = await findReservationLead(context, reservation)
    if (found)
      await changeLead(context, found, { status: CANCELLED, note: 'Cancelled the reservation on the site.' })
  } catch (error) {
    context.log.warn({ reservation: reservation.id, error: String(error) }, 'a cancellation was not noted')
  }
}

const findKey = (given = '') => (UUID.test(given) ? given : randomUUID())

const personOf = (values: Record<string, string>) => ({
  firstName: (values.name ?? '').trim(),
  lastName: (values.last_name ?? '').trim(),
  email: (values.email ?? '').trim(),
  phone: normalisePhone(values.phone ?? ''),
})
