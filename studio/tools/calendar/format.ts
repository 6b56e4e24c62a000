import { formatMinutes, wallClockAt } from '@forecourt/schemas/contract'
import { formatSiteDate, getSiteTime, type WindowEdge } from '@forecourt/schemas/contract/pure'

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options })

const DAY = formatter({ day: 'numeric' })
const WEEKDAY = formatter({ weekday: 'short' })
const LONG_WEEKDAY = formatter({ weekday: 'long' })
const LONG_MONTH = formatter({ month: 'long' })
const atMidnight = (date: string) => new Date(`${date}T00:00:00Z`)
const findYear = (date: string) => date.slice(0, 4)

/** `20 Dec`; with the year where it is not that of `today`. */
export function shortDay(date: string, today: string): string {
  return formatDay(date, today).slice(4)
}

/** `Sun 20 Dec`; with the year where it is not that of `today`. */
export function formatDay(date: string, today: string): string {
  return formatSiteDate(date, Number(findYear(today)))
}

/** `Sunday 20 December`, for screen readers; with the year where it is not that of `today`. */
export function longDay(date: string, today: string): string {
  const day = atMidnight(date)
  const year = findYear(date) === findYear(today) ? '' : ` ${findYear(date)}`
  return `${LONG_WEEKDAY.format(day)} ${DAY.format(day)} ${LONG_MONTH.format(day)}${year}`
}

/** `December 2026`. */
export function formatMonth(date: string): string {
  return `${LONG_MONTH.format(atMidnight(date))} ${findYear(date)}`
}

/** The first letter of a weekday, or its short name. */
export function formatWeekday(date: string, length: 'letter' | 'short'): string {
  const word = WEEKDAY.format(atMidnight(date))
  return length === 'letter' ? word.slice(0, 1) : word
}

/** `30 November – 6 December`, with the year where it is not that of `today`. */
export function formatRange(first: string, last: string, today: string): string {
  const long = (date: string) =>
    `${DAY.format(atMidnight(date))} ${LONG_MONTH.format(atMidnight(date))}${findYear(date) === findYear(today) ? '' : ` ${findYear(date)}`}`
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${sameMonth ? DAY.format(atMidnight(first)) : long(first)} – ${long(last)}`
}

/** `Sun 20 Dec, 11:59 pm`; as `until` the last minute that counts. */
export function formatMoment(instant: string, zone: string, today: string, edge: WindowEdge): string {
  const { date, minutes } = getSiteTime(instant, zone, edge)
  return `${formatDay(date, today)}, ${formatMinutes(minutes)}`
}

/** `Sunday 20 December, 11:59 pm`; as `until` the last minute that counts. */
export function longMoment(instant: string, zone: string, today: string, edge: WindowEdge): string {
  const { date, minutes } = getSiteTime(instant, zone, edge)
  return `${longDay(date, today)}, ${formatMinutes(minutes)}`
}

/** `6 days`, `1 day`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(count: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as Record<string, string>
  return `${count}${ending[ORDINAL.select(count)] ?? 'th'}`
}

const ORDINAL = new Intl.PluralRules('en-AU', { type: 'ordinal' })

/** How far a zone's clock is from the reader's own: `2 hours behind you`; '' when both show the same. */
export function zoneDifference(zone: string, own: string, at: string): string {
  const [there, here] = [wallClockAt(at, zone), wallClockAt(at, own)]
  const days = there.date === here.date ? 0 : there.date > here.date ? 1 : -1
  const minutes = there.minutes - here.minutes + days * 1440
  if (minutes === 0) return ''
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const long = [hours && formatCount(hours, 'hour'), rest && `${rest} minutes`].filter(Boolean).join(' ')
  return `${long} ${minutes < 0 ? 'behind' : 'ahead of'} you`
}

/** What a move changed, in days: `4 days longer`, `1 day later`; '' when nothing. */
export function formatChange(
  before: { start: string | null; expiry: string | null },
  days: number,
  edge: 'whole' | 'start' | 'end',
): string {
  if (days === 0) return ''
  const count = formatCount(Math.abs(days), 'day')
  if (edge === 'end') return `${count} ${days > 0 ? 'longer' : 'shorter'}`
  if (edge === 'start' && before.expiry) return `${count} ${days > 0 ? 'shorter' : 'longer'}`
  return `${count} ${days > 0 ? 'later' : 'earlier'}`
}

/** `23 Nov – 20 Dec`. */
export function shortRange(first: string, last: string, today: string): string {
  return `${shortDay(first, last)} – ${shortDay(last, today)}`
}
