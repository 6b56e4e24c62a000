import { Temporal } from 'temporal-polyfill'
import type { Instant } from './instant.ts'

/** What a clock on the wall of a place shows. `weekday` 0 is Sunday; `minutes` count from midnight. */
export type WallClock = { date: string; weekday: number; minutes: number }

/** The wall clock in an IANA zone at an instant. */
export function wallClockAt(now: string, zone: string): WallClock {
  const there = Temporal.Instant.from(now).toZonedDateTimeISO(zone)
  return {
    date: there.toPlainDate().toString(),
    weekday: there.dayOfWeek % 7,
    minutes: there.hour * 60 + there.minute,
  }
}

/** The calendar date (`YYYY-MM-DD`) in an IANA zone at an instant. */
export function dateAt(now: string, zone: string): string {
  return wallClockAt(now, zone).date
}

/**
 * The instant at which a place's clock shows `minutes` past midnight of `date`. 1440 is the next midnight. A time that
 * daylight saving skips is taken as the one after the gap, a doubled one as the first.
 */
export function computeInstant(date: string, minutes: number, zone: string): Instant {
  const time = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
  return new Date(time.toZonedDateTime(zone).epochMilliseconds).toISOString()
}

/** The date `days` later (`YYYY-MM-DD`). */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/**
 * How many calendar days of a zone lie between two instants, both ends counted: 1 within a day, never less than 0. A
 * window that ends with midnight has no part of the day that begins then.
 */
export function countDays(from: Instant, until: Instant, zone: string): number {
  const last = Date.parse(until) > Date.parse(from) ? new Date(Date.parse(until) - 1).toISOString() : until
  const days = daysBetween(dateAt(from, zone), dateAt(last, zone))
  return Math.max(0, days + 1)
}

/** The days from one date (`YYYY-MM-DD`) to another; negative when it lies before. */
export function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(until, { largestUnit: 'day' }).days
}

/**
 * The instant `days` later on a place's own clock: the same time of day to the millisecond, whatever daylight saving
 * does between. A time that is skipped there is taken as the one after the gap.
 */
export function shiftDays(instant: string, days: number, zone: string): Instant {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return new Date(there.add({ days }).epochMilliseconds).toISOString()
}

/** The weekday of a date; 0 is Sunday. */
export function getWeekday(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7
}

/** Is this an IANA zone that the run time knows? */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
