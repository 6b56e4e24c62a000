import {
  addDays,
  addMs,
  compareInstants,
  computeInstant,
  dateAt,
  shiftDays,
} from '@forecourt/schemas/contract'
import { getSiteTime, LAST_MINUTE, toStoredInstant } from '@forecourt/schemas/contract/pure'

/** From when until when, as it is stored: ISO instants, both inside; null is open. */
export interface Times {
  readonly start: string | null
  readonly expiry: string | null
}

/** What is moved: all of it, its first or its last moment. */
export type Edge = 'whole' | 'start' | 'end'

/** New times, or in words why they cannot be. */
export type Edited = { readonly times: Times } | { readonly problem: string }

/** Moves a window or one end of it by days of the site's own calendar; times of day stay as they are. */
export function moveTimes(times: Times, edge: Edge, days: number, zone: string): Edited {
  const moved = (instant: string | null) => instant && shiftDays(instant, days, zone)
  if (edge === 'start' && !times.start) return { problem: 'No start date. Press T to add one.' }
  if (edge === 'end' && !times.expiry) return { problem: 'No end date. Press T to add one.' }
  if (!times.start && !times.expiry) return { problem: 'No dates. Press T to add them.' }
  return checkTimes({
    start: edge === 'end' ? times.start : moved(times.start),
    expiry: edge === 'start' ? times.expiry : moved(times.expiry),
  })
}

/** Ends a window with the minute that `now` is in. */
export function endNow(times: Times, now: string): Edited {
  if (times.expiry && compareInstants(times.expiry, now) < 0) return { problem: 'It’s already over.' }
  if (times.start && compareInstants(times.start, now) >= 0) {
    return { problem: 'It hasn’t started, so you can’t end it. Move it, or open it to delete it.' }
  }
  const minute = new Date(Math.floor(Date.parse(now) / 60_000) * 60_000).toISOString()
  const justBegun = times.start && compareInstants(minute, times.start) <= 0
  return checkTimes({ ...times, expiry: justBegun ? now : minute })
}

/** A window as it may be stored: it ends after it starts. */
export function checkTimes(times: Times): Edited {
  const { start, expiry } = times
  if (start && expiry && compareInstants(expiry, start) <= 0) {
    return { problem: 'It would end before it starts.' }
  }
  return { times }
}

/** Whole days as a window: from the first midnight until the last second of the last day. */
export function timesOfDays(from: string, until: string, zone: string): Times {
  return { start: computeInstant(from, 0, zone), expiry: toStoredInstant(until, LAST_MINUTE, zone, 'until') }
}

/** The last day on which something shows. */
export function getLastDay(expiry: string, zone: string): string {
  return getSiteTime(expiry, zone, 'until').date
}

/** The first moment after an end: the next midnight when it ends with the day, else the next minute. */
export function momentAfter(expiry: string, zone: string): string {
  const { date, minutes } = getSiteTime(expiry, zone, 'until')
  return minutes === LAST_MINUTE
    ? computeInstant(addDays(date, 1), 0, zone)
    : computeInstant(date, minutes + 1, zone)
}

/** The last moment before a start: the second before it. */
export function momentBefore(start: string): string {
  return addMs(start, -1000)
}

/** The days between two ends in which nothing shows at all, or null. Dates are inclusive. */
export function daysWithout(
  expiry: string,
  nextStart: string,
  zone: string,
): { from: string; until: string } | null {
  const from = addDays(getLastDay(expiry, zone), 1)
  const until = addDays(dateAt(nextStart, zone), -1)
  return from <= until ? { from, until } : null
}

/** The first day after the last one of a window on a zone's clock; the given one when it has no end. */
export function dayAfter({ expiry }: Times, zone: string, otherwise: string): string {
  return expiry ? addDays(getLastDay(expiry, zone), 1) : otherwise
}
