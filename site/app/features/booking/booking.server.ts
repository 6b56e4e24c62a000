import type { LeadKind } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { BOOKED_AGAIN, CANCELLED, CHANGED } from '#app/parts/lead/confirmation/booking-status.ts'
import { readBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import type { Confirmation, ConfirmationTime } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { type StoredLead, viewConfirmation } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import { findDefinition } from '#app/parts/lead/definitions/definitions.ts'
import type { LeadBooking, LeadFacts } from '#app/parts/lead/definitions/lead-definition.ts'
import { countSeats, slotKey } from '#app/parts/lead/form/appointments.ts'
import { APPOINTMENT_DAY, NO_TIME_CHOSEN } from '#app/parts/lead/form/lead-fields.ts'
import { leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import type { LeadFormField } from '#app/parts/lead/form/lead-form-model.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'
import { changeLead, type LeadChange } from '#app/parts/lead/submit/change-lead.server.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { bookingCalendarPath } from '#app/paths.ts'
import {
  findLeadSlot,
  type Slot,
  SlotTakenError,
  type SlotToTake,
} from '#db/leads/appointments-repository.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import type { BookingModel } from './booking-model.ts'
import { expiredLinkPage, findAgain, unknownPage } from './link-page.server.ts'

/** The page behind the link of a mail; of another dealer's link, or one that is not ours, what to do instead. */
export async function getBooking(context: RequestContext, token: string): Promise<BookingModel> {
  const opened = await findBooking(context, token)
  if (opened === null) return unknownPage(context)
  return opened.expired ? expiredPage(context, opened.leadId) : bookingPage(context, token, opened)
}

/**
 * Moves a booking to another time, cancels it, or takes the cancelling back; the dealer hears of it as of a new enquiry.
 * Doing the same again changes nothing. @throws 404 as `getBooking`
 */
export async function changeBooking(
  context: RequestContext,
  token: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; page: BookingModel }> {
  const opened = await findBooking(context, token)
  if (opened === null) return { status: 404, page: unknownPage(context) }
  if (opened.expired) return { status: 410, page: await expiredPage(context, opened.leadId) }
  const answer = await decideChange(context, opened, fields)
  if ('problem' in answer)
    return { status: 422, page: await bookingPage(context, token, opened, { problem: answer.problem }) }
  const again = await openBooking(context, token)
  if (again.expired) throw new Response('No such booking', { status: 404 })
  return { status: 200, page: await bookingPage(context, token, again, { done: answer.done }) }
}

type OpenedBooking = (StoredLead & { expired: false }) | { expired: true; leadId: string }

/** The lead of a link. @throws 404 */
export async function openBooking(context: RequestContext, token: string): Promise<OpenedBooking> {
  const opened = await findBooking(context, token)
  if (opened === null) throw new Response('No such booking', { status: 404 })
  return opened
}

/** The lead of a link; null for another dealer's, and one that is not ours. */
async function findBooking(context: RequestContext, token: string): Promise<OpenedBooking | null> {
  const { slug } = requireDealerContext(context).bundle.tenant
  const read = readBooking(context.secret, slug, token, context.now)
  if (read === null) return null
  if (read.expired) return { expired: true, leadId: read.leadId }
  const lead = await findLead(context.db, slug, read.leadId)
  if (lead === null) return null
  const slot = await findLeadSlot(context.db, slug, lead.id)
  return { expired: false, lead, payload: JSON.parse(lead.payload) as Record<string, unknown>, slot }
}

async function expiredPage(context: RequestContext, leadId: string): Promise<BookingModel> {
  const lead = await findLead(context.db, requireDealerContext(context).bundle.tenant.slug, leadId)
  return lead === null ? unknownPage(context, 'expired') : expiredLinkPage(context, lead)
}

/** What a link's page says. Nothing of the person: a link may be opened by others. */
async function bookingPage(
  context: RequestContext,
  token: string,
  opened: StoredLead,
  { done, problem = '' }: { done?: Done; problem?: string } = {},
): Promise<BookingModel> {
  const view = await viewConfirmation(context, opened, { isMailed: false, namesContact: false })
  const { booking } = view
  const changes = booking.undo === 'booking' || booking.undo === 'request'
  return {
    kind: 'booking',
    view,
    calendarHref: booking.time && !booking.isCancelled ? bookingCalendarPath(token) : null,
    again: booking.isCancelled
      ? findAgain(opened.lead.kind as LeadKind, String(opened.payload.item_type ?? ''))
      : null,
    times: changes ? await listTimes(context, opened) : null,
    done: done ? DONE[done](booking) : '',
    problem,
  }
}

/** What the form of this kind of lead books, for the place and vehicle of this one; null where it books nothing. */
async function readBooks(
  context: RequestContext,
  { lead, payload, slot }: StoredLead,
): Promise<{ books: LeadBooking; facts: LeadFacts } | null> {
  const dealer = requireDealerContext(context)
  const books = findDefinition(lead.kind, dealer.bundle.tenant)?.books
  if (!books) return null
  const carId = payload.car_id
  const { car } = typeof carId === 'string' ? await findCarByIdOrSlug(dealer, carId) : { car: null }
  const facts = leadFacts(dealer, car, slot?.placeId ?? String(payload.location_id ?? ''))
  const sold = typeof payload.item_type === 'string' ? [payload.item_type] : []
  return { books, facts: { ...facts, sold, taken: await takenByOthers(context, slot) } }
}

/** The lead's own time is free to itself. */
async function takenByOthers(context: RequestContext, slot: Slot | null) {
  const taken = new Map(await readTakenSlots(context))
  if (slot === null) return taken
  const key = slotKey(slot.placeId, slot.department, slot.starts)
  return taken.set(key, (taken.get(key) ?? 1) - 1)
}

/** The field of the form by which a time is chosen, at the present one; null where there are none to choose. */
async function listTimes(context: RequestContext, opened: StoredLead): Promise<LeadFormField | null> {
  const read = await readBooks(context, opened)
  const definition = findDefinition(opened.lead.kind, requireDealerContext(context).bundle.tenant)
  if (read === null || definition === null || read.books.place(read.facts) === null) return null
  const { field: name } = read.books
  const fields = leadForm(definition, read.facts).steps.flatMap((step) => step.fields)
  const field = fields.find((one) => one.name === name)
  return field?.options?.length ? { ...field, value: opened.slot?.starts ?? '' } : null
}

type Decided = { done: Done } | { problem: string }

type Done = keyof typeof DONE
/** What was just done, by the booking as it is now. */
const DONE = {
  cancelled: () => 'It’s cancelled.',
  moved: ({ time }: Confirmation) => (time ? `Moved to ${formatWhen(time)}.` : 'Done.'),
  booked: ({ time }: Confirmation) => (time ? `You’re booked in for ${formatWhen(time)}.` : 'It’s booked.'),
  asked: () => 'Done. We’ll call you.',
  same: () => 'That’s the time you have.',
} as const

const formatWhen = ({ day, hour }: ConfirmationTime) => [day, hour].filter(Boolean).join(', ')

const NOT_CHANGED = 'This can’t be changed here any more. Give us a call.'

async function decideChange(
  context: RequestContext,
  opened: StoredLead,
  fields: Readonly<Record<string, string>>,
): Promise<Decided> {
  const { slug } = requireDealerContext(context).bundle.tenant
  const { ok } = await context.limits.take('booking', slug, context.visitor.address)
  if (!ok) return { problem: 'That’s a lot of changes. Try again in a few minutes.' }
  const { payload, slot } = opened
  const isCancelled = payload.booking_status === CANCELLED
  if (fields.do === 'cancel') {
    if (isCancelled) return { done: 'cancelled' }
    return store(context, opened, { slot: null, status: CANCELLED, note: 'Cancelled on the site.' })
  }
  const read = await readBooks(context, opened)
  if (fields.do === 'change' && read !== null && fields[read.books.field] === undefined)
    return { problem: fields[APPOINTMENT_DAY] ? NO_TIME_CHOSEN : 'Pick a day and a time first.' }
  const asked =
    fields.do === 'undo' ? agreedTime(opened, read?.books) : (fields[read?.books.field ?? ''] ?? '')
  if (fields.do === 'undo' && !isCancelled) return { done: 'booked' }
  if (fields.do === 'undo' && (read === null || asked === ''))
    return store(context, opened, { slot: null, status: BOOKED_AGAIN, note: 'Not cancelled after all.' })
  if (read === null || (fields.do !== 'undo' && fields.do !== 'change')) return { problem: NOT_CHANGED }
  if (asked === slot?.starts) return { done: 'same' }
  if (asked === '')
    return store(context, opened, {
      slot: null,
      status: CHANGED,
      note: 'Would like a call to set another time.',
      answer: { [read.books.field]: '' },
    })
  const place = read.books.place(read.facts)
  if (place === null || !read.books.days(read.facts).some(({ value }) => value === asked))
    return { problem: 'That time’s just gone. Pick another.' }
  const { department } = read.books
  return store(context, opened, {
    slot: { placeId: place.id, department, starts: asked, seats: countSeats(place, department) },
    status: fields.do === 'undo' ? BOOKED_AGAIN : CHANGED,
    note: fields.do === 'undo' ? 'Not cancelled after all.' : 'Moved to another time on the site.',
    answer: { [read.books.field]: asked },
  })
}

const agreedTime = ({ payload }: StoredLead, books: LeadBooking | undefined) =>
  String(payload[books?.field ?? ''] ?? '')

type Change = LeadChange & { slot: SlotToTake | null }

async function store(context: RequestContext, opened: StoredLead, change: Change): Promise<Decided> {
  try {
    await changeLead(context, opened, change)
  } catch (error) {
    if (error instanceof SlotTakenError) return { problem: 'That time’s just gone. Pick another.' }
    throw error
  }
  if (change.status === CANCELLED) return { done: 'cancelled' }
  if (change.slot === null) return { done: change.status === BOOKED_AGAIN ? 'booked' : 'asked' }
  return { done: change.status === BOOKED_AGAIN ? 'booked' : 'moved' }
}
