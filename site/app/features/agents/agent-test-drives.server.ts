// Test drives that assistants book: the times, seats and rules of the form's.
import { listLocations } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { payloadReference } from '#app/domain/lead-reference.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { CANCELLED } from '#app/parts/lead/confirmation/booking-status.ts'
import { signBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import {
  appointmentOptions,
  drivePlace,
  formatDay,
  formatTime,
} from '#app/parts/lead/definitions/appointments.ts'
import type { LeadFacts } from '#app/parts/lead/definitions/lead-definition.ts'
import { locationChoices } from '#app/parts/lead/definitions/location-field.ts'
import { NO_TIMES } from '#app/parts/lead/form/appointments.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { readLeadId } from '#app/parts/lead/submit/lead-id.server.ts'
import { bookingPath } from '#app/paths.ts'
import { findLeadSlot } from '#db/leads/appointments-repository.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import { type AgentPerson, RefusedByForm, submitForPerson } from './agent-leads.server.ts'

interface AskedPlace {
  readonly vehicle?: string | undefined
  readonly location?: string | undefined
}

/** The free times of the place where the drive begins. @throws RefusedByForm where no place is known */
export async function listTestDriveTimes(context: RequestContext, asked: AskedPlace) {
  const facts = await readFacts(context, asked)
  const place = requirePlace(facts)
  const times = appointmentOptions({ ...facts, taken: await readTakenSlots(context) })
  return {
    location: place.name,
    time_zone: place.timeZone,
    times: times.map(({ value, label, group }) => ({ starts: value, day: group, time: label })),
    ...(times.length > 0 ? {} : { note: NO_TIMES }),
  }
}

/**
 * Books a time; of two who ask for the last seat at once one gets it.
 * @throws RefusedByForm for a time that is none or has just gone, and for what the form would refuse
 */
export async function bookTestDrive(
  context: RequestContext,
  asked: AgentPerson & AskedPlace & { starts: string; brings_licence?: boolean | undefined },
) {
  const { tenant } = requireDealerContext(context).bundle
  const { ok } = await context.limits.take(
    'agentBooking',
    tenant.slug,
    (asked.mobile ?? '').replace(/\D/g, ''),
  )
  if (!ok) throw new RefusedByForm('This person has booked several times today. Please call the dealer.')
  const place = requirePlace(await readFacts(context, asked))
  const fields = {
    location_id: place.id,
    appointment: asked.starts,
    terms_conditions: asked.brings_licence ? 'on' : '',
  }
  const sent = await submitForPerson(context, 'test_drive', asked, fields)
  let lead = await readLead(context, sent)
  // Told again after it was cancelled, it is another booking.
  if (lead.isCancelled)
    lead = await readLead(context, await submitForPerson(context, 'test_drive', asked, fields, true))
  const { slot, reference, changeUrl } = lead
  if (slot === null)
    return { booked: false, reference, note: 'The dealer has it and will call to set a time.' }
  return {
    booked: true,
    reference,
    starts: slot.starts,
    day: formatDay(slot.starts, place.timeZone),
    time: formatTime(slot.starts, place.timeZone),
    location: place.name,
    change_url: changeUrl,
    note: 'Give the person change_url: with it they move or cancel the booking.',
  }
}

/** @throws 404 for another dealer's vehicle, 410 for one that is sold; RefusedByForm for a location that is not there */
async function readFacts(context: RequestContext, { vehicle, location }: AskedPlace): Promise<LeadFacts> {
  const dealer = requireDealerContext(context)
  const { car, unknown } = vehicle ? await findCarByIdOrSlug(dealer, vehicle) : { car: null, unknown: false }
  if (vehicle && car === null && !unknown) throw new Response('No such vehicle', { status: 404 })
  if (car !== null && !isAvailable(car)) throw new Response('This vehicle is sold', { status: 410 })
  const called = location?.trim().toLowerCase()
  const found = listLocations(dealer.bundle.locations, 'all').find(({ id, name, slug }) =>
    [id.toLowerCase(), name.toLowerCase(), slug].includes(called ?? ''),
  )
  if (called && found === undefined) throw new RefusedByForm(`There is no location “${location}”.`)
  return leadFacts(dealer, car, found?.id)
}

/** Where the drive begins. @throws RefusedByForm with the places to choose from */
function requirePlace(facts: LeadFacts) {
  const place = drivePlace(facts)
  const choices = locationChoices(facts, 'sales')
  const isOffered = facts.car !== null || choices.some(({ id }) => id === place?.id)
  if (place !== null && isOffered) return place
  throw new RefusedByForm(`Name a location: ${choices.map(({ name }) => name).join(', ')}.`)
}

/** What became of a booking. */
async function readLead(context: RequestContext, signed: string) {
  const { origin, bundle } = requireDealerContext(context)
  const { slug } = bundle.tenant
  const id = readLeadId(context.secret, slug, signed, context.now) ?? ''
  const row = await findLead(context.db, slug, id)
  const payload = row ? (JSON.parse(row.payload) as Record<string, unknown>) : {}
  return {
    slot: await findLeadSlot(context.db, slug, id),
    isCancelled: payload.booking_status === CANCELLED,
    reference: payloadReference(payload),
    changeUrl: origin + bookingPath(signBooking(context.secret, slug, id, context.now)),
  }
}
