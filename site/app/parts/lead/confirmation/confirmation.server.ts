import {
  departmentHours,
  formatIntervals,
  type LeadKind,
  type Location,
  listDepartments,
  listIntervals,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import {
  compareInstants,
  dateAt,
  formatMinutes,
  getWeekday,
  parseTimeOfDay,
} from '@forecourt/schemas/contract/pure'
import { payloadReference } from '#app/domain/lead-reference.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { spaceMobile } from '#app/domain/phone/phone-number.ts'
import { addressLine, directionsHref } from '#app/parts/contact/address.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import type { Slot } from '#db/leads/appointments-repository.ts'
import { formatDay, formatTime } from '../definitions/appointments.ts'
import { INSPECTION_FIELD } from '../definitions/trade-in.ts'
import { isWithin } from '../definitions/workshop-offer.ts'
import { APPOINTMENT_MINUTES, type BookedDepartment, countSeats, formatWeek } from '../form/appointments.ts'
import { formatWholeDay, isWholeDay } from '../form/whole-day.ts'
import { DROP_OFF } from '../rules/service-steps.ts'
import { findAnswerDay, findAnswerTime, findRefundDay } from './answer-time.ts'
import { CANCELLED } from './booking-status.ts'
import { choosePerson } from './choose-person.ts'
import type { Confirmation, ConfirmationStep, ConfirmationTime } from './confirmation-model.ts'
import { describeLead, type LeadWords, type Payload, readText } from './describe-lead.ts'

/** A lead as it is stored, with the time that it has booked. */
export type ConfirmedLead = {
  id: string
  kind: LeadKind
  payload: Payload
  slot: Slot | null
  /** ISO UTC: when its shopper sent it, or changed it last. */
  sentAt: string
}

type ConfirmFacts = {
  bundle: Pick<TenantBundle, 'tenant' | 'locations'>
  now: string
  /** A mail with the same facts is on its way. */
  isMailed: boolean
  /** Says where the shopper is reached; never behind a link, which others may open. */
  namesContact: boolean
}

/** What a lead's shopper is told. All of it is what the site stored; nothing comes from an address or a browser. */
export function confirmLead(lead: ConfirmedLead, facts: ConfirmFacts): Confirmation {
  const { kind, payload, sentAt } = lead
  const { tenant } = facts.bundle
  const place = findPlace(lead, facts.bundle)
  const zone = place?.timeZone ?? tenant.timeZone
  const time = findTime(lead, place, facts.now)
  const isCancelled = payload.booking_status === CANCELLED
  const until = findHoldEnd(readText(payload, 'reserved_until'), zone, facts.now)
  const words = describeLead(kind, {
    payload,
    time,
    until,
    tenant,
    refundDay: findRefundDay(until?.isOver ? until.starts : sentAt, zone),
    answerDay: findAnswerDay(sentAt, tenant.leads.applicationDays, zone),
  })
  const department = chooseDepartment(kind)
  const phone = place ? departmentPhone(place, department) : null
  const contact = phone ?? phoneLink(dealerPhone(facts.bundle))
  const person = place && findPerson(lead, place, time)
  const waits = !time && !isCancelled && until?.isOver !== true
  const answer = waits ? findAnswer(lead, words, { ...facts, place, contact }) : null
  const undo = isCancelled || time?.isOver ? null : words.undo
  // Who is called for the first thing to do is not named again.
  const call = waits && CALLED.has(kind) ? contact : null
  return {
    label: words.label,
    reference: payloadReference(payload),
    title: words.title,
    about: isCancelled ? words.cancelled : words.about,
    time,
    until,
    isCancelled,
    place: place && {
      name: place.name,
      address: addressLine(place.address),
      directions: directionsHref(place.address),
      phone,
      // Nobody comes by for a job that is applied for here.
      hours: kind === 'careers' ? '' : describeHours(place, department, time),
      ways: time || until ? listWays(place, department) : [],
    },
    person,
    facts: [
      ...(isCancelled ? (words.cancelledFacts ?? []) : words.facts),
      ...(contact && !call && contact.href !== person?.phone?.href
        ? [{ label: 'Questions?', text: `Call ${contact.text}`, href: contact.href }]
        : []),
    ],
    answer: answer?.text ?? '',
    call,
    ready: isCancelled ? [] : (words.ready ?? []),
    next: isCancelled
      ? []
      : [...listFirst(lead, facts, place), ...(answer?.step ? [answer.step] : []), ...words.later],
    smallPrint: isCancelled ? '' : (words.smallPrint ?? ''),
    undo,
    canPickTime: undo === 'request' && place !== null && countSeats(place, department) > 0,
  }
}

/** Kinds after which a call is the next thing to do: neither those with a time of their own nor an application. */
const CALLED: ReadonlySet<LeadKind> = new Set([
  'enquiry',
  'vehicle_enquiry',
  'request_photos',
  'find_similar',
  'parts',
  'finance',
])

const DEPARTMENTS: Readonly<Partial<Record<LeadKind, BookedDepartment>>> = {
  service: 'service',
  valuation_adjustment: 'car-buying',
}

export const chooseDepartment = (kind: LeadKind): BookedDepartment => DEPARTMENTS[kind] ?? 'sales'

export const departmentPhone = (place: Location, kind: BookedDepartment) => {
  const department = listDepartments(place).find(({ locationType }) => locationType === kind)
  return phoneLink(department?.phone || place.phone || place.landlinePhone)
}

/** Where it is: where it is booked, or brought to, else where the enquiry went. */
export function findPlace(
  { payload, slot }: Pick<ConfirmedLead, 'payload' | 'slot'>,
  { locations }: ConfirmFacts['bundle'],
): Location | null {
  const ids = [readText(payload, 'distribution_location'), slot?.placeId, readText(payload, 'location_id')]
  const named = ids.flatMap((id) => locations.filter((place) => id && place.id === id))[0]
  const dealership = readText(payload, 'dealership_slug')
  return (
    named ??
    locations.find(({ dealershipSlug }) => dealership !== '' && dealershipSlug === dealership) ??
    null
  )
}

/** The hours of the booked day, else the days that are open. */
function describeHours(place: Location, department: BookedDepartment, time: Confirmation['time']): string {
  const hours = departmentHours(place, department)
  if (time) {
    const date = isWholeDay(time.starts) ? time.starts : dateAt(time.starts, place.timeZone)
    const open = formatIntervals(listIntervals(hours, date))
    return open ? `Open ${open} that day` : ''
  }
  return formatWeek(hours).join('\n')
}

/** What those who drive there need; of a workshop also where the keys go. */
const WAYS: Readonly<Record<BookedDepartment, readonly string[]>> = {
  sales: ['parking'],
  'car-buying': ['parking', 'drive-through'],
  service: ['parking', 'drive-through', 'key'],
}

const listWays = ({ gettingHere }: Location, department: BookedDepartment): string[] =>
  gettingHere
    .filter(({ kind }) => WAYS[department].includes(kind))
    .map(({ title, text }) => [title, text].filter(Boolean).join(': '))

/** Who looks after it; nobody where the place names nobody for it. */
function findPerson(
  { kind, payload }: ConfirmedLead,
  place: Location,
  time: ConfirmationTime | null,
): Confirmation['person'] {
  const department = chooseDepartment(kind)
  const date = time && (isWholeDay(time.starts) ? time.starts : dateAt(time.starts, place.timeZone))
  const person = choosePerson(place.people, {
    kind,
    department,
    carType: readText(payload, 'car_type'),
    itemType: readText(payload, 'item_type'),
    weekday: date === null ? null : getWeekday(date),
  })
  if (person === null) return null
  const { name, role, image } = person
  const phone = phoneLink(person.phone) ?? departmentPhone(place, department)
  return { label: 'Your person', name, role, image, phone }
}

/** The fields by which a form books a time. */
const BOOKED_FIELDS = ['appointment', 'Preferred Service Date', INSPECTION_FIELD]

/** The time that is booked; of a cancelled one the time it had. */
function findTime(
  { kind, payload, slot }: ConfirmedLead,
  place: Location | null,
  now: string,
): ConfirmationTime | null {
  const asked = BOOKED_FIELDS.map((name) => readText(payload, name)).find((value) => value !== '')
  const starts = slot?.starts ?? asked ?? ''
  if (starts === '' || place === null) return null
  const zone = place.timeZone
  if (!isWholeDay(starts))
    return {
      day: formatDay(starts, zone),
      hour: formatTime(starts, zone),
      starts,
      minutes: APPOINTMENT_MINUTES,
      isOver: compareInstants(now, starts) >= 0,
    }
  const intervals = listIntervals(departmentHours(place, chooseDepartment(kind)), starts)
  const opens = intervals[0] ? parseTimeOfDay(intervals[0].open) : null
  const dropOff = findDropOff(readText(payload, DROP_OFF), place, intervals)
  return {
    day: formatWholeDay(starts),
    hour: dropOff ? `drop-off ${dropOff}` : opens === null ? '' : `from ${formatMinutes(opens)}`,
    ...(dropOff ? { dropOff } : {}),
    starts,
    minutes: 0,
    isOver: dateAt(now, zone) > starts,
  }
}

/** `8:00 am`; '' for none, and for a time at which the workshop is closed that day. */
function findDropOff(chosen: string, { dropOffTimes }: Location, intervals: Parameters<typeof isWithin>[1]) {
  const time = dropOffTimes.find((one) => formatMinutes(parseTimeOfDay(one) ?? 0) === chosen)
  return time && isWithin(time, intervals) ? chosen : ''
}

/** Until when a vehicle is held; null where it is not. */
function findHoldEnd(until: string, zone: string, now: string): ConfirmationTime | null {
  if (until === '') return null
  return {
    day: formatDay(until, zone),
    hour: formatTime(until, zone),
    starts: until,
    minutes: 0,
    isOver: compareInstants(now, until) >= 0,
  }
}

type Answered = { bundle: ConfirmFacts['bundle']; place: Location | null; contact: PhoneLink | null } & Pick<
  ConfirmFacts,
  'now' | 'namesContact'
>

/** By when and how somebody is answered: as a sentence, and as the step that follows. */
function findAnswer(
  { kind, payload, sentAt }: ConfirmedLead,
  words: LeadWords,
  { bundle, place, contact, now, namesContact }: Answered,
): { text: string; step: ConfirmationStep | null } {
  // Whoever says it otherwise has steps of its own.
  if (words.answer !== undefined) return { text: words.answer, step: null }
  const phone = spaceMobile(readText(payload, 'phone'))
  const verb = phone ? 'call' : 'email'
  const reached = namesContact ? phone || readText(payload, 'email') : ''
  const by =
    place &&
    findAnswerTime(departmentHours(place, chooseDepartment(kind)), {
      sentAt,
      now,
      zone: place.timeZone,
      openHours: bundle.tenant.leads.answerHours,
    })
  if (!by) return { text: '', step: { title: `We ${verb} you`, text: reached && `On ${reached}.` } }
  if (by.isPast)
    return {
      text: '',
      step: {
        title: 'Haven’t heard from us?',
        text: `You should have by ${by.text}. ${contact ? `Call ${contact.text}.` : 'Give us a call.'}`,
      },
    }
  return {
    text: `We’ll ${verb} you by ${by.text}.`,
    step: {
      title: `We ${verb} you`,
      text: `By ${by.text}${reached ? `, ${verb === 'call' ? 'on' : 'at'} ${reached}` : ''}.`,
    },
  }
}

/** What is done already. */
function listFirst(
  { kind, payload }: ConfirmedLead,
  { isMailed, namesContact, bundle }: ConfirmFacts,
  place: Location | null,
): ConfirmationStep[] {
  const email = readText(payload, 'email')
  if (isMailed)
    return [
      {
        title: 'We’ve emailed you a copy',
        text: namesContact ? `At ${email}.` : '',
        isDone: true,
      },
    ]
  if (kind === 'reserve') return [{ title: 'Paid', text: 'Your deposit.', isDone: true }]
  const text = `${place?.name ?? bundle.tenant.name} has your details.`
  return [{ title: 'We’ve got it', text, isDone: true }]
}
