import {
  departmentHours,
  formatIntervals,
  type LeadKind,
  type Location,
  listDepartments,
  listIntervals,
  openNow,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import { compareInstants, dateAt, formatMinutes, parseTimeOfDay } from '@forecourt/schemas/contract/pure'
import { payloadReference } from '#app/domain/lead-reference.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { spaceMobile } from '#app/domain/phone/phone-number.ts'
import { addressLine, directionsHref } from '#app/parts/contact/address.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import type { Slot } from '#db/leads/appointments-repository.ts'
import { formatDay, formatTime } from '../definitions/appointments.ts'
import { INSPECTION_FIELD } from '../definitions/trade-in.ts'
import { APPOINTMENT_MINUTES, type BookedDepartment, formatWeek } from '../form/appointments.ts'
import { formatWholeDay, isWholeDay } from '../form/whole-day.ts'
import { CANCELLED } from './booking-status.ts'
import type { Confirmation, ConfirmationTime } from './confirmation-model.ts'
import { describeLead, type LeadWords, type Payload, readText } from './describe-lead.ts'

/** A lead as it is stored, with the time that it has booked. */
export type ConfirmedLead = { id: string; kind: LeadKind; payload: Payload; slot: Slot | null }

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
  const { kind, payload } = lead
  const place = findPlace(lead, facts.bundle)
  const time = findTime(lead, place, facts.now)
  const isCancelled = payload.booking_status === CANCELLED
  const { tenant } = facts.bundle
  const until = readText(payload, 'reserved_until')
  const zone = place?.timeZone ?? tenant.timeZone
  const heldUntil = until === '' ? '' : `${formatDay(until, zone)}, ${formatTime(until, zone)}`
  const words = describeLead(kind, { payload, time, heldUntil })
  const phone = place ? departmentPhone(place, chooseDepartment(kind)) : null
  const contact = phone ?? phoneLink(dealerPhone(facts.bundle))
  return {
    label: words.label,
    reference: payloadReference(payload),
    title: words.title,
    about: words.about,
    time,
    isCancelled,
    place: place && {
      name: place.name,
      address: addressLine(place.address),
      directions: directionsHref(place.address),
      phone,
      hours: describeHours(place, chooseDepartment(kind), time),
      ways: listWays(place, chooseDepartment(kind)),
    },
    person: place && findPerson(place, chooseDepartment(kind)),
    facts: [
      ...words.facts,
      ...(contact ? [{ label: 'Questions?', text: contact.text, href: contact.href }] : []),
    ],
    next: isCancelled ? [] : listNext({ ...facts, payload, place, words, time }),
    undo: isCancelled || time?.isOver ? null : words.undo,
  }
}

const DEPARTMENTS: Readonly<Partial<Record<LeadKind, BookedDepartment>>> = {
  service: 'service',
  valuation_adjustment: 'car-buying',
}

const chooseDepartment = (kind: LeadKind): BookedDepartment => DEPARTMENTS[kind] ?? 'sales'

const departmentPhone = (place: Location, kind: BookedDepartment) => {
  const department = listDepartments(place).find(({ locationType }) => locationType === kind)
  return phoneLink(department?.phone || place.phone || place.landlinePhone)
}

/** Where it is: where it is booked, or brought to, else where the enquiry went. */
export function findPlace(
  { payload, slot }: ConfirmedLead,
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

/** The first of the department whom the place names; nobody of another department. */
function findPerson({ people }: Location, department: BookedDepartment): Confirmation['person'] {
  const person = people.find((one) => one.department === department)
  return person ? { name: person.name, role: person.role, phone: phoneLink(person.phone) } : null
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
  const [first] = listIntervals(departmentHours(place, chooseDepartment(kind)), starts)
  const opens = first ? parseTimeOfDay(first.open) : null
  return {
    day: formatWholeDay(starts),
    hour: opens === null ? '' : `from ${formatMinutes(opens)}`,
    starts,
    minutes: 0,
    isOver: dateAt(now, zone) > starts,
  }
}

type NextFacts = ConfirmFacts & {
  payload: Payload
  place: Location | null
  words: LeadWords
  time: ConfirmationTime | null
}

function listNext({ payload, place, words, time, now, isMailed, namesContact, bundle }: NextFacts) {
  const who = place?.name ?? bundle.tenant.name
  const mailed = namesContact ? ` to ${readText(payload, 'email')}` : ''
  const reached = [spaceMobile(readText(payload, 'phone')), readText(payload, 'email')]
    .filter(Boolean)
    .join(' or ')
  const hears = time
    ? []
    : [
        {
          title: `${who} gets in touch`,
          text: [namesContact && reached ? `At ${reached}.` : 'By phone or email.', openWords(place, now)]
            .filter(Boolean)
            .join(' '),
        },
      ]
  return [
    ...(isMailed
      ? [
          {
            title: 'We email you',
            text: `Everything on this page${time ? ', and a link to change it,' : ''}${mailed}.`,
          },
        ]
      : []),
    ...hears,
    ...words.later,
  ]
}

/** When somebody is there to call back: now, or from when on. */
function openWords(place: Location | null, now: string): string {
  if (place === null) return ''
  const { shown, reasons } = openNow(place, now, place.timeZone)
  const [reason] = reasons
  if (!reason) return ''
  return shown ? `We’re ${reason.text}.` : `We’re closed right now: ${reason.text}.`
}
