import { formatMinutes } from './format-time.ts'
import { addMs } from './instant.ts'
import { zoneName } from './short-time.ts'
import { addDays, computeInstant, getWeekday, wallClockAt } from './wall-clock.ts'

/** Which end of a window an instant is: what shows from then on, or until then. */
export type WindowEdge = 'from' | 'until'

const MINUTE = 60_000
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** 23:59, as people write the end of a day. */
export const LAST_MINUTE = 1439

/** `YYYY-MM-DD` as `Tue 1 Dec 2026`; without its year where that is `year`. */
export function formatSiteDate(date: string, year?: number): string {
  const [y = 0, month = 1, day = 1] = date.split('-').map(Number)
  const short = `${DAYS[getWeekday(date)]} ${day} ${MONTHS[month - 1]}`
  return y === year ? short : `${short} ${y}`
}

/**
 * An instant on the wall clock of a zone: `Tue 1 Dec 2026, 12:00 am`. As `until` it is the last minute that counts: a
 * window that ends at midnight reads 11:59 pm of the day before.
 */
export function formatSiteTime(instant: string, zone: string, edge: WindowEdge = 'from'): string {
  const { date, minutes } = getSiteTime(instant, zone, edge)
  return `${formatSiteDate(date)}, ${formatMinutes(minutes)}`
}

/** The date and the minutes past midnight that `formatSiteTime` writes. */
export function getSiteTime(instant: string, zone: string, edge: WindowEdge = 'from') {
  const clock = wallClockAt(toIso(instant), zone)
  const midnight = clock.minutes === 0 && Date.parse(instant) % MINUTE === 0
  const { date, minutes } = edge === 'until' && midnight ? wallClockAt(addMs(instant, -MINUTE), zone) : clock
  return { date, minutes }
}

/**
 * The instant of a date and minutes past midnight in a zone, as it is stored. The last minute of a day counts to its
 * last second where a window ends. A time that daylight saving skips is the one after the gap.
 */
export function toStoredInstant(
  date: string,
  minutes: number,
  zone: string,
  edge: WindowEdge = 'from',
): string {
  const instant = computeInstant(date, minutes, zone)
  return edge === 'until' && minutes === LAST_MINUTE ? addMs(instant, 59_000) : instant
}

/** `Sydney time (AEDT)`: a zone by its place, and what its time is called at an instant. */
export function formatZone(zone: string, instant: string): string {
  return `${placeOfZone(zone)} time (${zoneName(instant, zone)})`
}

/** `Australia/Broken_Hill` as `Broken Hill`. */
export function placeOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** How long a window is: `62 days`, `1 day`, `5 hours`, `20 minutes`; null when it ends before it begins. */
export function formatDuration(start: string, end: string): string | null {
  // A window that ends at 23:59:59 is as long as one that ends at the midnight after.
  const minutes = Math.ceil((Date.parse(end) - Date.parse(start)) / MINUTE)
  if (minutes <= 0) return null
  if (minutes < 60) return count(minutes, 'minute')
  if (minutes < 1440) return count(Math.round(minutes / 60), 'hour')
  return count(Math.round(minutes / 1440), 'day')
}

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/** Whether the clocks of a zone skip a time of a date: it is then another when it is read back. */
export function isSkipped(date: string, minutes: number, zone: string): boolean {
  const read = wallClockAt(computeInstant(date, minutes, zone), zone)
  return read.date !== (minutes === 1440 ? addDays(date, 1) : date) || read.minutes !== minutes % 1440
}

const toIso = (instant: string) => new Date(instant).toISOString()
