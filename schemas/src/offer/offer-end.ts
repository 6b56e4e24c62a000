import { hides, shows, type Verdict } from '../reason/reason.ts'
import { formatDate, formatMinutes, WEEKDAY_NAMES } from '../time/format-time.ts'
import { addMs, earliest } from '../time/instant.ts'
import { addDays, computeInstant, dateAt, daysBetween, getWeekday, wallClockAt } from '../time/wall-clock.ts'

/** When an offer ends, as people say it. */
export type OfferEnd = {
  /** `Ends Saturday 19 December`, `Ends tomorrow, 5:00 pm`. */
  text: string
  /** `26 days left`, `last day`. */
  left: string
  /** How much of it has gone by, in whole per cent; null for an offer without a start. */
  gone: number | null
  /** On its last two days. */
  soon: boolean
}

/** The last minute of a day needs no clock: the day itself is the answer. */
const END_OF_DAY = 23 * 60 + 59
/** From here on a date without its year may be taken for the one before. */
const NEEDS_YEAR = 300

/**
 * Does an offer end, and when? The words count whole days at the site and change at its midnight (`changesAt`).
 * @param zone IANA zone of the site
 */
export function offerEnd(
  { start, expiry }: { start: string | null; expiry: string | null },
  now: string,
  zone: string,
): Verdict & { end: OfferEnd | null } {
  if (expiry === null) return { ...hides('no-end', 'has no end'), end: null }
  const today = dateAt(now, zone)
  const left = daysBetween(today, dateAt(expiry, zone))
  if (left < 0) return { ...hides('over', 'is over'), end: null }
  const changesAt = earliest([computeInstant(addDays(today, 1), 0, zone), addMs(expiry, 1)])
  const end = {
    text: `Ends ${formatDay(expiry, left, zone)}`,
    left: formatLeft(left),
    gone: start === null ? null : share(daysBetween(dateAt(start, zone), today), left),
    soon: left <= 1,
  }
  return { ...shows('ends', `${end.text}, ${end.left}`, changesAt), end }
}

function formatDay(expiry: string, left: number, zone: string): string {
  const date = dateAt(expiry, zone)
  const { minutes } = wallClockAt(expiry, zone)
  const clock = minutes >= END_OF_DAY ? '' : `, ${formatMinutes(minutes)}`
  if (left === 0) return `today${clock}`
  if (left === 1) return `tomorrow${clock}`
  const day = formatDate(date)
  return `${WEEKDAY_NAMES[getWeekday(date)]} ${left < NEEDS_YEAR ? day.replace(/ \d{4}$/, '') : day}`
}

function formatLeft(left: number): string {
  if (left === 0) return 'last day'
  return left === 1 ? '1 day left' : `${left} days left`
}

function share(gone: number, left: number): number {
  const whole = Math.max(1, gone + left)
  return Math.min(100, Math.max(0, Math.round((gone / whole) * 100)))
}
