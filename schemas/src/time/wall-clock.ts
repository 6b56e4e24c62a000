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
export function instantOf(date: string, minutes: number, zone: string): Instant {
  const time = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
  return new Date(time.toZonedDateTime(zone).epochMilliseconds).toISOString()
}

/** The date `days` later (`YYYY-MM-DD`). */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The weekday of a date; 0 is Sunday. */
export function weekdayOf(date: string): number {
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
