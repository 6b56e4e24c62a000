// Texts of opening hours.
import {
  formatDays,
  groupHours,
  type Hours,
  type Location,
  listHoursEntries,
  listSpecialHours,
  onSpecialDay,
  openNow,
  weekdayAt,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { setRanges } from '#app/domain/words/set-ranges.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { namedDays } from './named-days.ts'

/** Whether a location is open, as text valid until `changesAt`. */
export type OpenState = { open: boolean; byAppointment?: true; rest: string }

/** A row of the table of hours. */
export type HoursRow = { days: string; text: string; today: boolean; closed: boolean }

/** A special day. */
export type SpecialRow = { label: string; name: string; text: string }

/** Whether a department of a place is open; null for one without hours. */
export function findOpenState(
  hours: Hours,
  { name, timeZone }: Pick<Location, 'name' | 'timeZone'>,
  dealer: DealerContext,
): OpenState | null {
  if (hours.openingHours.length === 0) return null
  const verdict = evaluate(dealer, { kind: 'hours', name }, (now) => openNow(hours, now, timeZone))
  evaluate(dealer, { kind: 'special-day', name }, (now) => onSpecialDay(hours, now, timeZone))
  const { code = '', text = '' } = verdict.reasons[0] ?? {}
  return {
    open: verdict.shown,
    ...(code === 'by-appointment' ? { byAppointment: true } : {}),
    rest: text.replace(/^(open|closed|by appointment) /, ''),
  }
}

/** The week in rows, today's highlighted; none where no hours are known. */
export function hoursRows(hours: Hours, zone: string, { now, bundle }: DealerContext): HoursRow[] {
  if (hours.openingHours.length === 0) return []
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, zone)
  return groupHours(listHoursEntries(hours.openingHours), closedText).map(({ days, text }) => ({
    days: setRanges(formatDays(days)),
    ...buildRow({ days, text }, today, closedText),
  }))
}

/** As `hoursRows`, with Mondays to Fridays of the same hours in one row, `Mon, Tue, Thu`. */
export function shortHoursRows(hours: Hours, zone: string, { now, bundle }: DealerContext): HoursRow[] {
  if (hours.openingHours.length === 0) return []
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, zone)
  const groups = groupHours(listHoursEntries(hours.openingHours), closedText)
  const [workdays, weekend] = [groups.slice(0, -2), groups.slice(-2)]
  const merged = [...Map.groupBy(workdays, ({ text }) => text)].map(([text, same]) => ({
    days: same.flatMap(({ days }) => days),
    text,
  }))
  return [...merged, ...weekend].map(({ days, text }) => ({
    days: setRanges(namedDays(days)),
    ...buildRow({ days, text }, today, closedText),
  }))
}

function buildRow(
  { days, text }: ReturnType<typeof groupHours>[number],
  today: number,
  closedText: string,
): Omit<HoursRow, 'days'> {
  return { text: setRanges(text), today: days.includes(today), closed: text === closedText }
}

/** The special days to come, soonest first. */
export function specialRows(hours: Hours, zone: string, { now, bundle }: DealerContext): SpecialRow[] {
  const days = listSpecialHours(hours, now, zone, bundle.tenant.flags.closedText)
  return days.map(({ label, name, text }) => ({ label, name, text: setRanges(text) }))
}
