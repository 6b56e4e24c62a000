import { type Hours, type Location, listIntervals } from '@forecourt/schemas/contract'
import {
  addDays,
  addMs,
  compareInstants,
  computeInstant,
  dateAt,
  parseTimeOfDay,
} from '@forecourt/schemas/contract/pure'

/** A test drive takes this long. */
export const APPOINTMENT_MINUTES = 60
/** The dealer needs this long to prepare a vehicle. */
const NOTICE_MS = 2 * 3_600_000
/** How far ahead a form offers times, today counted. */
export const DAYS_OFFERED = 14
/** How far ahead times may be asked for. */
export const DAYS_ASKED = 60

type OpenLocation = Hours & Pick<Location, 'timeZone'>

/**
 * When a test drive can begin at a place: every hour from opening, as long as it ends before closing (OPEN-16). Special
 * days count; a place that closes past midnight takes none after it.
 * @param from first day, `YYYY-MM-DD` on the place's own clock
 * @param to last day
 * @param now ISO UTC: what is too soon is left out
 * @returns ISO UTC instants, rising
 */
export function listAppointments(place: OpenLocation, from: string, to: string, now: string): string[] {
  const soonest = addMs(now, NOTICE_MS)
  const found: string[] = []
  for (const date of listDays(from, to)) {
    for (const minutes of startsOn(place, date)) {
      const start = computeInstant(date, minutes, place.timeZone)
      if (compareInstants(start, soonest) >= 0) found.push(start)
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

/** The days a form offers on a place's calendar, from today on: `YYYY-MM-DD`. */
export function offeredDays({ timeZone }: Pick<OpenLocation, 'timeZone'>, now: string): string[] {
  const today = dateAt(now, timeZone)
  return listDays(today, addDays(today, DAYS_OFFERED - 1))
}

/** The times a form offers: from today on. */
export function offeredAppointments(place: OpenLocation, now: string): string[] {
  const today = dateAt(now, place.timeZone)
  return listAppointments(place, today, addDays(today, DAYS_OFFERED - 1), now)
}

function startsOn(place: OpenLocation, date: string): number[] {
  return listIntervals(place, date).flatMap(({ open, close }) => {
    const opens = parseTimeOfDay(open)
    const closes = parseTimeOfDay(close)
    if (opens === null || closes === null) return []
    const last = (closes <= opens ? 1_440 : closes) - APPOINTMENT_MINUTES
    const count = Math.max(0, Math.floor((last - opens) / APPOINTMENT_MINUTES) + 1)
    return Array.from({ length: count }, (_, at) => opens + at * APPOINTMENT_MINUTES)
  })
}
