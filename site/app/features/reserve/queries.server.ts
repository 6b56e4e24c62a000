import { randomUUID } from 'node:crypto'
import { type Car, departmentHours } from '@forecourt/schemas/contract'
import { formatShortInstant, type Verdict } from '@forecourt/schemas/contract/pure'
import { redirect } from '@remix-run/node'
import { type DealerContext, type RequestContext, requireDealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { AppError } from '#app/errors.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { chooseIcon } from '#app/parts/car/facts/card-facts.ts'
import { requireListed } from '#app/parts/car/listed-car.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { similarHref } from '#app/parts/car/similar-href.ts'
import { addressLine } from '#app/parts/contact/address.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { formatWeek } from '#app/parts/lead/form/appointments.ts'
import { leadCar } from '#app/parts/lead/form/lead-car.server.ts'
import type { LeadFieldErrors } from '#app/parts/lead/form/lead-fields.ts'
import { leadForm, leadRules } from '#app/parts/lead/form/lead-form.server.ts'
import { refuseFields } from '#app/parts/lead/form/parse-fields.server.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import type { DetailsStep, ReservePageModel, ReserveStep } from '#app/parts/reserve/reserve-model.ts'
import { reserveOfferVerdict, reserveTerms } from '#app/parts/reserve/reserve-offer.server.ts'
import { gate } from '#app/parts/sign-in/session.server.ts'
import { type ReserveJourney, reservationPath, reservePath } from '#app/paths.ts'
import type { Reservation } from '#db/reserve/reservation-repository.ts'
import { viewEnded, viewHeld } from './reservation-view.server.ts'
import { finishReserveLead } from './reserve-lead.server.ts'
import { statusStep } from './status-step.server.ts'

/** Which of the three addresses was asked for, and what for. */
export type ReserveQuery = { journey: ReserveJourney; slug: string; reservation: string | null }

/** A page and the status it answers with. */
export type ReserveAnswer = { page: ReservePageModel; status: number }

/** Typed values and errors; empty for a new form. */
export type TypedForm = {
  values?: Record<string, string>
  refused?: { fieldErrors?: LeadFieldErrors; formError?: string }
  status: number
}

/**
 * The page on which a car is reserved, or how far a reservation is (RES-01 to RES-03).
 * @throws a redirect to the dealer's own address of the journey, or to sign-in; 404
 */
export async function getReservePage(
  context: RequestContext,
  request: Request,
  ask: ReserveQuery,
): Promise<ReserveAnswer> {
  requireJourney(context, ask)
  const user = await gate(context, request, 'checkout')
  if (ask.reservation !== null) return statusPage(context, ask.reservation)
  const values = user && {
    name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
  }
  return carPage(context, ask.slug, { status: 200, ...(values ? { values } : {}) })
}

/** @throws a redirect to the address that this dealer's reservations have; 404 where it takes none (ROUTE-14) */
export function requireJourney(context: RequestContext, { journey, slug, reservation }: ReserveQuery): void {
  const { flags } = requireDealerContext(context).bundle.tenant
  if (!flags.reservations) throw new Response('No such page', { status: 404 })
  const own = flags.reservePath
  if (own === journey) return
  throw redirect(reservation ? reservationPath(slug, own, reservation) : reservePath(slug, own))
}

/** The car and the form, or why there is none. @throws 404, 410 */
export async function carPage(
  context: RequestContext,
  slug: string,
  typed: TypedForm,
): Promise<ReserveAnswer> {
  const dealer = requireDealerContext(context)
  const car = await requireListed(await findCar(dealer, slug), dealer, slug)
  const verdict = reserveOfferVerdict(car, dealer, (await context.reserve?.isHeld(car.id)) ?? false)
  const { pagesOrigin = null } = context.reserve?.payments ?? {}
  if (pagesOrigin) context.allowOrigin('forms', pagesOrigin)
  const step: ReserveStep = verdict.shown
    ? detailsStep(dealer, car, typed)
    : {
        kind: 'refused',
        ...(ownReservation(dealer, car.id) ?? { ...getRefusalCopy(verdict), reservationHref: null }),
        slug: car.slug,
        similarHref: similarHref(car),
      }
  return { page: buildPage(dealer, car, slug, step), status: verdict.shown ? typed.status : 409 }
}

/** What is said to whom has reserved the vehicle; null to anybody else. */
function ownReservation({ bundle: { tenant }, now, ownHolds }: DealerContext, carId: string) {
  const own = ownHolds?.find((hold) => hold.carId === carId)
  if (!own) return null
  const { reservePath: journey, refundText } = tenant.flags
  return {
    title: `You’ve reserved this vehicle until ${formatShortInstant(own.until, tenant.timeZone, now)}`,
    text: `There’s nothing more to pay now, and you won’t be charged twice. Your deposit is ${refundText} if you cancel before then.`,
    reservationHref: reservationPath(own.slug, journey, own.reservationId),
  }
}

/** @throws AppError while the stock does not answer */
async function findCar(dealer: DealerContext, slug: string): Promise<Car | null> {
  const { car, unknown } = await findCarByIdOrSlug(dealer, slug)
  if (unknown) throw new AppError('stock_unavailable')
  return car
}

function detailsStep(dealer: DealerContext, car: Car, { values, refused }: TypedForm): DetailsStep {
  const definition = getDefinition('reserve', dealer.bundle.tenant)
  const facts = leadFacts(dealer, car)
  const rules = leadRules(definition, facts, 0, 0)
  const form = leadForm(definition, facts, {
    ...(values ? { values } : {}),
    ...(refused ? { lastResult: refuseFields(rules, values ?? {}, refused) } : {}),
    idempotencyKey: values?.idempotency_key || randomUUID(),
  })
  return { kind: 'details', form }
}

async function statusPage(context: RequestContext, id: string): Promise<ReserveAnswer> {
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  const service = context.reserve
  const known = (error: unknown) => {
    context.log.warn({ reservation: id, error: String(error) }, 'a payment could not be asked about')
    return service?.find(tenant.slug, id)
  }
  const reservation = (await service?.settle(tenant.slug, id).catch(known)) ?? null
  if (!service || reservation === null) throw new Response('No such reservation', { status: 404 })
  if (reservation.state === 'held') await finishReserveLead(context, reservation)
  const payment = reservation.state === 'paying' ? await findPayment(context, reservation) : null
  const offer = reserveTerms(reservation.car_slug, dealer)
  const { car } = await findCarByIdOrSlug(dealer, reservation.car_id)
  const held = reservation.state === 'held' ? await viewHeld(context, reservation, car) : null
  const ended = await viewEnded(context, reservation, car)
  const step = statusStep(reservation, { offer, zone: tenant.timeZone, payment, held, ended })
  const page = buildPage(dealer, car, reservation.car_slug, step)
  return { page: { ...page, car: { ...page.car, name: reservation.car_name } }, status: 200 }
}

async function findPayment({ reserve, log }: RequestContext, { session_id: id }: Reservation) {
  if (id === null) return 'open'
  try {
    return (await reserve?.payments.findSession(id))?.status ?? 'open'
  } catch (error) {
    log.warn({ error: String(error) }, 'a payment could not be asked about')
    return null
  }
}

function buildPage(
  dealer: DealerContext,
  car: Car | null,
  slug: string,
  step: ReserveStep,
): ReservePageModel {
  const { tenant } = dealer.bundle
  const offer = reserveTerms(slug, dealer)
  const name = car && carTitle(car).name
  const place = car && findCarLocation(car, dealer.bundle)
  return {
    meta: {
      title: name ? `Reserve the ${name}` : 'Your reservation',
      description: `Reserve a vehicle of ${tenant.name} online for ${offer.hours} hours.`,
      siteName: tenant.name,
      origin: dealer.origin,
      path: offer.href,
    },
    car: car
      ? { ...leadCar(car, dealer), icon: chooseIcon(car) }
      : { name: '', sub: '', href: '', price: '', priceType: '', picture: null, icon: 'car-front' },
    offer,
    step,
    phone: phoneLink(place?.phone || tenant.phones.main),
    place: place
      ? {
          name: place.name,
          address: addressLine(place.address),
          hours: formatWeek(departmentHours(place, 'sales')).join('\n'),
        }
      : null,
  }
}

type RefusalCopy = { title: string; text: string }

const GONE: RefusalCopy = {
  title: 'This vehicle is no longer for sale',
  text: 'We can show you what is like it.',
}

const TAKEN: RefusalCopy = {
  title: 'This vehicle can no longer be reserved',
  text: 'Someone else has reserved this vehicle. We’ll show it here if it becomes available.',
}

const NOT_ONLINE: RefusalCopy = {
  title: 'This vehicle is not reserved online',
  text: 'Please give us a call.',
}

const REFUSAL_COPY: Readonly<Record<string, RefusalCopy>> = { gone: GONE, reserved: TAKEN, held: TAKEN }

/** Why a vehicle is not reserved, to its shopper: of several reasons the first; reasons themselves are for staff. */
export const getRefusalCopy = ({ reasons: [first] }: Verdict): RefusalCopy =>
  REFUSAL_COPY[first?.code ?? ''] ?? NOT_ONLINE
