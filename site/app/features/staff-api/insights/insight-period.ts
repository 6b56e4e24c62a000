import type { InsightWeeks } from '@forecourt/schemas/contract'
import { addDays, dateAt, getWeekday } from '@forecourt/schemas/contract/pure'

/** Days on a dealer's clock, both included. */
export type Days = { from: string; until: string }

/** The days that are looked at and those before, equally many; null before there is a whole week. */
export type InsightPeriod = Days & { today: string; before: Days | null }

/** The last whole weeks, from Monday to Sunday. @param since the first day with a count; null for none */
export function computePeriod(
  now: string,
  zone: string,
  { weeks, since }: { weeks: InsightWeeks; since: string | null },
): InsightPeriod {
  const today = dateAt(now, zone)
  const until = findLastSunday(today)
  const from = addDays(until, 1 - 7 * weeks)
  if (since === null || since > addDays(until, -6))
    return { from: since ?? today, until: today, today, before: null }
  return { from, until, today, before: { from: addDays(from, -7 * weeks), until: addDays(from, -1) } }
}

/** The Monday on which the first whole week since a day is over. */
export function findFirstFullWeek(since: string): string {
  const untilMonday = (8 - (getWeekday(since) || 7)) % 7
  return addDays(since, untilMonday + 7)
}

/** The last Sunday before a day. */
function findLastSunday(day: string): string {
  return addDays(day, -(getWeekday(day) || 7))
}

/** The whole months before a day: the last one, and the one before it. */
export function computeMonth(today: string): InsightPeriod & { before: Days } {
  const until = addDays(`${today.slice(0, 7)}-01`, -1)
  const from = `${until.slice(0, 7)}-01`
  const endBefore = addDays(from, -1)
  return { from, until, today, before: { from: `${endBefore.slice(0, 7)}-01`, until: endBefore } }
}

const WEEK_MS = 7 * 86_400_000

/** How many whole weeks a day lies before another; negative for a later one. Days of a year are counted in a moment. */
export const countWeeksBack = (day: string, until: string): number =>
  Math.floor((Date.parse(until) - Date.parse(day)) / WEEK_MS)
