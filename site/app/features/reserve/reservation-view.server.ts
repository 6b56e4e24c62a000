import { type Car, formatAbn, type LeadPayload } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { leadReference } from '#app/domain/lead-reference.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { similarHref } from '#app/parts/car/similar-href.ts'
import { findRefundDay } from '#app/parts/lead/confirmation/answer-time.ts'
import { CANCELLED } from '#app/parts/lead/confirmation/booking-status.ts'
import { viewConfirmation } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import { describeRefund } from '#app/parts/lead/confirmation/refund.ts'
import { isConfirmed } from '#app/parts/lead/submit/lead-channels.ts'
import { readLeadId } from '#app/parts/lead/submit/lead-id.server.ts'
import type { EndedReservation, HeldReservation } from '#app/parts/reserve/reserve-model.ts'
import { reserveOfferVerdict } from '#app/parts/reserve/reserve-offer.server.ts'
import { reservePath, searchPath } from '#app/paths.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import type { LeadRow } from '#db/leads/tables.ts'
import type { Reservation } from '#db/reserve/reservation-repository.ts'
import { isReturned, momentText } from './status-step.server.ts'

/** The lead of a reservation; null for one that was erased, or not yet made. */
export async function findReservationLead(
  context: RequestContext,
  { lead_id: signed, created_at: createdAt }: Reservation,
): Promise<{ lead: LeadRow; payload: Record<string, unknown> } | null> {
  const { slug } = requireDealerContext(context).bundle.tenant
  // The reservation is the dealer's own, so its lead's id is read as of the day it was signed.
  const id = signed === null ? null : readLeadId(context.secret, slug, signed, createdAt)
  const lead = id === null ? null : await findLead(context.db, slug, id)
  return lead && { lead, payload: JSON.parse(lead.payload) as Record<string, unknown> }
}

/** A reservation that holds its vehicle, by what was stored of it. */
export async function viewHeld(
  context: RequestContext,
  reservation: Reservation,
  car: Car | null,
): Promise<HeldReservation> {
  const dealer = requireDealerContext(context)
  const { bundle } = dealer
  const found = await findReservationLead(context, reservation)
  const place = car && findCarLocation(car, bundle)
  const payload: Record<string, unknown> = {
    ...found?.payload,
    kind: 'reserve',
    car_id: reservation.car_id,
    car_description: reservation.car_name,
    reservation_id: reservation.id,
    reserved_until: reservation.held_until ?? '',
    deposit: reservation.deposit_cents / 100,
    ...(place ? { location_id: place.id } : {}),
  }
  const isMailed = found !== null && isConfirmed(found.payload as LeadPayload, context.sendsMail)
  const isOwn = context.ownHolds?.some(({ reservationId }) => reservationId === reservation.id) ?? false
  const heldAt = reservation.held_at ?? reservation.created_at
  const view = await viewConfirmation(
    context,
    { lead: { id: reservation.id, kind: 'reserve', updated_at: heldAt }, payload, slot: null },
    { isMailed, namesContact: isOwn },
  )
  const copy = isMailed && isOwn ? `We’ve emailed you a copy, to ${reservation.email}.` : ''
  const licence = place?.dealerLicenseNumber || bundle.tenant.licence
  return {
    view,
    receipt: {
      ...buildReceipt(reservation, payload),
      paid: momentText(heldAt, bundle.tenant.timeZone),
      notes: [copy, formatSeller({ ...bundle.tenant, licence })].filter(Boolean),
    },
  }
}

type Priced = { price?: unknown; price_type?: unknown }

function buildReceipt(
  { id, car_name: label, deposit_cents: deposit }: Reservation,
  { price, price_type: type }: Priced,
): Pick<HeldReservation['receipt'], 'number' | 'lines' | 'left'> {
  const cents = Math.round(Number(price ?? 0) * 100)
  return {
    number: leadReference('reserve', id),
    lines: [
      ...(cents > 0 ? [{ label, more: String(type ?? ''), amount: formatExact(cents) }] : []),
      {
        label: 'Deposit paid',
        more: cents > 0 ? '' : label,
        amount: `${cents > 0 ? '– ' : ''}${formatExact(deposit)}`,
      },
    ],
    left: cents > deposit ? formatExact(cents - deposit) : '',
  }
}

const EXACT = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const formatExact = (cents: number) => EXACT.format(cents / 100)

const formatSeller = ({
  legalName,
  name,
  abn,
  licence,
}: Record<'legalName' | 'name' | 'abn' | 'licence', string>) =>
  [legalName || name, abn && `ABN ${formatAbn(abn)}`, licence && `dealer licence ${licence}`]
    .filter(Boolean)
    .join(', ')

/** The states in which a reservation is over. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'cancelled', 'lapsed', 'refused'])

/** How a reservation ended; null while it has not. */
export async function viewEnded(
  context: RequestContext,
  reservation: Reservation,
  car: Car | null,
): Promise<EndedReservation | null> {
  const { state, deposit, deposit_cents: cents, car_slug: slug, car_id: carId } = reservation
  if (!ENDED.has(state)) return null
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  const since = await findEnd(context, reservation)
  const isHeld = (await context.reserve?.isHeld(carId)) ?? false
  const mayReserve = car !== null && reserveOfferVerdict(car, dealer, isHeld).shown
  return {
    facts: isReturned(deposit)
      ? [describeRefund(formatDollars(cents), since ? findRefundDay(since, tenant.timeZone) : '')]
      : [],
    againHref: mayReserve ? reservePath(slug, tenant.flags.reservePath) : null,
    similarHref: car ? similarHref(car) : searchPath(),
    slug: car ? slug : '',
  }
}

/** When a deposit was given back: the cancellation as its lead says it, or the end of the hold. */
async function findEnd(context: RequestContext, reservation: Reservation): Promise<string | null> {
  if (reservation.state === 'lapsed') return reservation.held_until
  if (reservation.state !== 'cancelled') return null
  const found = await findReservationLead(context, reservation)
  return found?.payload.booking_status === CANCELLED ? found.lead.updated_at : null
}
