import {
  departmentHours,
  groupHours,
  type Hours,
  type Location,
  type LocationType,
  listHoursEntries,
  listIntervals,
} from '@forecourt/schemas/contract'
import {
  addDays,
  addMs,
  compareInstants,
  computeInstant,
  dateAt,
  parseTimeOfDay,
} from '@forecourt/schemas/contract/pure'
import { setRanges } from '#app/domain/words/set-ranges.ts'
import { namedDays } from '#app/parts/contact/named-days.ts'

/** A test drive takes this long. */
export const APPOINTMENT_MINUTES = 60
const HOUR_MS = 3_600_000
/** How far ahead a form offers times, today counted. */
export const DAYS_OFFERED = 14
/** How far ahead a day for a service is offered. */
export const SERVICE_DAYS_OFFERED = 42
/** A workshop open no longer than this has a half day. */
const HALF_DAY_MINUTES = 300
/** So few free places are said. */
const FEW_LEFT = 3
/** How far ahead times may be asked for. */
export const DAYS_ASKED = 60

type OpenLocation = Pick<
  Location,
  | ('id' | 'timeZone' | 'openingHours' | 'specialHours' | 'locationType' | 'departments' | 'phone')
  | ('testDrivesAtOnce' | 'servicesADay' | 'bookingNoticeHours')
>

/** What is booked at a place: an hour of those who sell and buy, or a day of its workshop. */
export type BookedDepartment = Extract<LocationType, 'sales' | 'service' | 'car-buying'>

/** How often each time is booked already, by `slotKey`. */
export type TakenSlots = ReadonlyMap<string, number>

export const slotKey = (placeId: string, department: string, starts: string) =>
  `${placeId} ${department} ${starts}`

/** Said of a place that takes no bookings with a time. */
export const NO_TIMES = 'Send your details and we’ll call you to set a time.'

/** How many bookings of a department can begin at one time. */
export const countSeats = (place: OpenLocation, department: BookedDepartment): number =>
  department === 'service' ? place.servicesADay : place.testDrivesAtOnce

const isFree = (place: OpenLocation, department: BookedDepartment, starts: string, taken: TakenSlots) =>
  (taken.get(slotKey(place.id, department, starts)) ?? 0) < countSeats(place, department)

/** `department`: whose hours they are; those who sell by default. */
type AskedTimes = { now: string; taken: TakenSlots; department?: 'sales' | 'car-buying' }

/**
 * When a test drive can begin at a place: every hour from the sales department's opening, as long as it ends before
 * closing (OPEN-16) and is not fully booked. Special days count; a place that closes past midnight takes none after it.
 * @param from first day, `YYYY-MM-DD` on the place's own clock
 * @param to last day
 * @param now ISO UTC: what is too soon for the place is left out
 * @returns ISO UTC instants, rising
 */
export function listAppointments(
  place: OpenLocation,
  { from, to, now, taken, department = 'sales' }: AskedTimes & { from: string; to: string },
): string[] {
  const soonest = addMs(now, place.bookingNoticeHours * HOUR_MS)
  const found: string[] = []
  for (const date of listDays(from, to)) {
    for (const minutes of startsOn(departmentHours(place, department), date)) {
      const start = computeInstant(date, minutes, place.timeZone)
      if (compareInstants(start, soonest) >= 0 && isFree(place, department, start, taken)) found.push(start)
    }
  }
  return [...new Set(found)]
}

/** The days from `from` to `to`, `YYYY-MM-DD`, both included. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date)
  return days
}

/** The days from `from` to `to` on which a department is open for an hour; none where the place takes no times. */
export function listOpenDays(
  place: OpenLocation,
  { from, to, department = 'sales' }: { from: string; to: string } & Pick<AskedTimes, 'department'>,
): string[] {
  if (countSeats(place, 'sales') === 0) return []
  const hours = departmentHours(place, department)
  return listDays(from, to).filter((date) => startsOn(hours, date).length > 0)
}

/** The days a form offers on a place's calendar, from today on: `YYYY-MM-DD`. */
export function offeredDays(place: OpenLocation, { now, department }: Omit<AskedTimes, 'taken'>): string[] {
  const today = dateAt(now, place.timeZone)
  return listOpenDays(place, { from: today, to: addDays(today, DAYS_OFFERED - 1), department })
}

/** The times a form offers: from today on. */
export function offeredAppointments(place: OpenLocation, asked: AskedTimes): string[] {
  const today = dateAt(asked.now, place.timeZone)
  return listAppointments(place, { ...asked, from: today, to: addDays(today, DAYS_OFFERED - 1) })
}

/** A day of a workshop: `note` says what is special of it, such as `2 left`; '' for nothing. */
export type WorkshopDay = { date: string; isFree: boolean; note: string }

/** The days on which a workshop is open, from tomorrow on its own calendar; none where it takes no bookings. */
export function listWorkshopDays(place: OpenLocation, now: string, taken: TakenSlots): WorkshopDay[] {
  const seats = countSeats(place, 'service')
  if (seats === 0) return []
  const tomorrow = addDays(dateAt(now, place.timeZone), 1)
  const hours = departmentHours(place, 'service')
  return listDays(tomorrow, addDays(tomorrow, SERVICE_DAYS_OFFERED - 1)).flatMap((date) => {
    const minutes = countOpenMinutes(hours, date)
    if (minutes === 0) return []
    const left = seats - (taken.get(slotKey(place.id, 'service', date)) ?? 0)
    const half = minutes <= HALF_DAY_MINUTES ? 'Half day' : ''
    return [{ date, isFree: left > 0, note: left > 0 && left <= FEW_LEFT ? `${left} left` : half }]
  })
}

/** `Mon - Fri 7:30 am - 5:00 pm`, a line for days of the same hours; closed days are left out. */
export function formatWeek({ openingHours }: Hours): string[] {
  const open = groupHours(listHoursEntries(openingHours), CLOSED).filter(({ text }) => text !== CLOSED)
  return [...Map.groupBy(open, ({ text }) => text)].map(([text, same]) => {
    const days = namedDays(same.flatMap(({ days }) => days))
    return `${setRanges(days)} ${setRanges(text)}`
  })
}

const CLOSED = 'Closed'

/** When a workshop is open; '' where that is not known. */
export function describeWorkshop(place: OpenLocation): string {
  const week = formatWeek(departmentHours(place, 'service'))
  return week.length > 0 ? `Workshop open ${week.join(', ')}.` : ''
}

function countOpenMinutes(hours: Hours, date: string): number {
  const spans = listIntervals(hours, date).map(({ open, close }) => {
    const opens = parseTimeOfDay(open)
    const closes = parseTimeOfDay(close)
    if (opens === null || closes === null) return 0
    return (closes <= opens ? 1_440 : closes) - opens
  })
  return spans.reduce((sum, span) => sum + span, 0)
}

function startsOn(hours: Hours, date: string): number[] {
  return listIntervals(hours, date).flatMap(({ open, close }) => {
    const opens = parseTimeOfDay(open)
    const closes = parseTimeOfDay(close)
    if (opens === null || closes === null) return []
    const last = (closes <= opens ? 1_440 : closes) - APPOINTMENT_MINUTES
    const count = Math.max(0, Math.floor((last - opens) / APPOINTMENT_MINUTES) + 1)
    return Array.from({ length: count }, (_, at) => opens + at * APPOINTMENT_MINUTES)
  })
}
