import { hides, shows, type Verdict } from '../reason/reason.ts'
import { formatMinutes, parseTimeOfDay, WEEKDAY_NAMES } from '../time/format-time.ts'
import { addMs, compareInstants, earliest, type Instant } from '../time/instant.ts'
import { addDays, computeInstant, dateAt, getWeekday, wallClockAt } from '../time/wall-clock.ts'
import { type Hours, listSpecialDays } from './departments.ts'
import type { Interval } from './hours-text.ts'

type Span = {
  opensAt: string
  closesAt: string
  date: string
  /** The date on which it closes: the next one after a night. */
  closesOn: string
  openMinutes: number
  closeMinutes: number
}

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
  if (current.length > 0) return openVerdict(endOfRun(spans, current), today, dates.at(-1) ?? today)
  const byAppointment = findDay(hours, today)?.byAppointment === true
  const next = spans
    .filter((span) => compareInstants(span.opensAt, now) > 0)
    .sort((one, other) => compareInstants(one.opensAt, other.opensAt))[0]
  // The words change at midnight (tomorrow becomes today), the answer only when it opens.
  const changesAt = earliest([next?.opensAt, nextMidnight(today, zone)])
  const opens = next ? `opens ${formatDay(next.date, today)}${formatMinutes(next.openMinutes)}` : ''
  if (byAppointment)
    return hides('by-appointment', ['by appointment today', opens].filter(Boolean).join(', '), changesAt)
  return hides('closed', opens || 'closed until further notice', changesAt)
}

/**
 * The instant at which a place has been open for so many minutes since `from`; null where it does not open that long
 * within two weeks.
 */
export function addOpenMinutes(hours: Hours, from: string, minutes: number, zone: string): Instant | null {
  const today = dateAt(from, zone)
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead - 1))
  const spans = dates
    .flatMap((date) => listSpans(hours, date, zone))
    .sort((one, other) => compareInstants(one.opensAt, other.opensAt))
  let leftMs = minutes * 60_000
  let reached = from
  for (const { opensAt, closesAt } of spans) {
    const start = compareInstants(opensAt, reached) > 0 ? opensAt : reached
    const openMs = Math.max(0, Date.parse(closesAt) - Date.parse(start))
    if (openMs >= leftMs) return addMs(start, leftMs)
    leftMs -= openMs
    if (openMs > 0) reached = closesAt
  }
  return null
}

/** The intervals of a date: those of its special entry, else of its weekday. */
export function listIntervals(hours: Hours, date: string): Interval[] {
  const day = findDay(hours, date)
  return day === undefined || day.status === 'Closed' ? [] : day.intervals
}

function findDay(hours: Hours, date: string) {
  const special = listSpecialDays(hours).find((day) => day.date === date)
  return special ?? hours.openingHours.find((found) => found.weekday === getWeekday(date))
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
        closesOn,
        openMinutes,
        closeMinutes,
        opensAt: computeInstant(date, openMinutes, zone),
        closesAt: computeInstant(closesOn, closeMinutes, zone),
      },
    ]
  })
}

function isInside(span: Span, now: string): boolean {
  return compareInstants(span.opensAt, now) <= 0 && compareInstants(now, span.closesAt) < 0
}

/** The part that ends last of those that run into each other from now on, past midnight as well. */
function endOfRun(spans: readonly Span[], current: readonly Span[]): Span {
  const byOpening = [...spans].sort((one, other) => compareInstants(one.opensAt, other.opensAt))
  return [...current, ...byOpening].reduce((last, span) => {
    const follows = compareInstants(span.opensAt, last.closesAt) <= 0
    return follows && compareInstants(span.closesAt, last.closesAt) > 0 ? span : last
  })
}

function openVerdict(last: Span, today: string, horizon: string): Verdict {
  if (last.date === horizon) return shows('open', 'open 24 hours', last.closesAt)
  const closing = formatMinutes(last.closeMinutes)
  const words = last.closesOn > today ? `${closing} ${formatDay(last.closesOn, today).trim()}` : closing
  return shows('open', `open until ${words}`, last.closesAt)
}

function formatDay(date: string, today: string): string {
  if (date === today) return ''
  return date === addDays(today, 1) ? 'tomorrow ' : `${WEEKDAY_NAMES[getWeekday(date)]} `
}

function nextMidnight(today: string, zone: string): string {
  return computeInstant(addDays(today, 1), 0, zone)
}

/** The weekday at the place (0 Sunday), for marking its row in the table of hours. */
export function weekdayAt(now: string, zone: string): number {
  return wallClockAt(now, zone).weekday
}
