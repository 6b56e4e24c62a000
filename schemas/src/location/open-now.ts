import { hides, shows, type Verdict } from '../reason/reason.ts'
import { formatMinutes, parseTimeOfDay, WEEKDAY_NAMES } from '../time/format-time.ts'
import { compareInstants, earliest } from '../time/instant.ts'
import { addDays, dateAt, instantOf, wallClockAt, weekdayOf } from '../time/wall-clock.ts'
import type { Interval } from './hours-text.ts'
import type { Location } from './location.zod.ts'

/** What opening depends on. */
export type Hours = Pick<Location, 'openingHours' | 'specialHours'>

type Span = { opensAt: string; closesAt: string; date: string; openMinutes: number; closeMinutes: number }

/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 14

/**
 * Is the place open? `reasons` say until when, or when it opens next; `changesAt` is that instant. A special day's
 * hours replace the weekday's. An interval that closes before it opens runs past midnight.
 * @param zone IANA zone of the place
 */
export function openNow(hours: Hours, now: string, zone: string): Verdict {
  const today = dateAt(now, zone)
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead - 1))
  const spans = dates.flatMap((date) => listSpans(hours, date, zone))
  const current = spans.filter((span) => isInside(span, now))
  if (current.length > 0) return openVerdict(current, today)
  const next = spans
    .filter((span) => compareInstants(span.opensAt, now) > 0)
    .sort((one, other) => compareInstants(one.opensAt, other.opensAt))[0]
  if (!next) return hides('closed', 'closed until further notice', nextMidnight(today, zone))
  // The words change at midnight (tomorrow becomes today), the answer only when it opens.
  const words = `opens ${dayWords(next.date, today)}${formatMinutes(next.openMinutes)}`
  return hides('closed', words, earliest([next.opensAt, nextMidnight(today, zone)]))
}

/** The intervals of a date: those of its special entry, else of its weekday. */
export function listIntervals(hours: Hours, date: string): Interval[] {
  const special = hours.specialHours.find((day) => day.date === date)
  const day = special ?? hours.openingHours.find((found) => found.weekday === weekdayOf(date))
  return day === undefined || day.status === 'Closed' ? [] : day.intervals
}

function listSpans(hours: Hours, date: string, zone: string): Span[] {
  return listIntervals(hours, date).flatMap(({ open, close }) => {
    const openMinutes = parseTimeOfDay(open)
    const closeMinutes = parseTimeOfDay(close)
    if (openMinutes === null || closeMinutes === null) return []
    const closesOn = closeMinutes <= openMinutes ? addDays(date, 1) : date
    return [
      {
        date,
        openMinutes,
        closeMinutes,
        opensAt: instantOf(date, openMinutes, zone),
        closesAt: instantOf(closesOn, closeMinutes, zone),
      },
    ]
  })
}

function isInside(span: Span, now: string): boolean {
  return compareInstants(span.opensAt, now) <= 0 && compareInstants(now, span.closesAt) < 0
}

function openVerdict(current: Span[], today: string): Verdict {
  const last = current.reduce((one, other) =>
    compareInstants(other.closesAt, one.closesAt) > 0 ? other : one,
  )
  const past = last.date < today ? '' : last.closeMinutes <= last.openMinutes ? ' tomorrow' : ''
  return shows('open', `open until ${formatMinutes(last.closeMinutes)}${past}`, last.closesAt)
}

function dayWords(date: string, today: string): string {
  if (date === today) return ''
  return date === addDays(today, 1) ? 'tomorrow ' : `${WEEKDAY_NAMES[weekdayOf(date)]} `
}

function nextMidnight(today: string, zone: string): string {
  return instantOf(addDays(today, 1), 0, zone)
}

/** The weekday at the place (0 Sunday), for marking its row in the table of hours. */
export function weekdayAt(now: string, zone: string): number {
  return wallClockAt(now, zone).weekday
}
