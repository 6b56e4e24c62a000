import { hides, shows, type Verdict } from '../reason/reason.ts'
import { formatDate, formatTwelveHour } from '../time/format-time.ts'
import { addDays, computeInstant, dateAt } from '../time/wall-clock.ts'
import { type Hours, listSpecialDays } from './departments.ts'
import { BY_APPOINTMENT_TEXT, formatIntervals } from './hours-text.ts'
import type { Location, SpecialDay } from './location.query.ts'

/** A special day in words. `begin` and `end` are null when it is closed. */
export type SpecialHours = {
  isToday: boolean
  /** `Today`, or the date (LOC-21). */
  label: string
  name: string
  begin: string | null
  end: string | null
  text: string
}

/** One special day for display, in 12-hour format (LOC-20, LOC-21). `today` is the date at the location. */
export function formatSpecialDay(day: SpecialDay, today: string, closedText: string): SpecialHours {
  const open = day.status === 'Open' && day.intervals.length > 0
  const [first, last] = [day.intervals[0], day.intervals.at(-1)]
  const notOpen = day.byAppointment ? BY_APPOINTMENT_TEXT : closedText
  return {
    isToday: day.date === today,
    label: day.date === today ? 'Today' : formatDate(day.date),
    name: day.name,
    begin: open && first ? formatTwelveHour(first.open) : null,
    end: open && last ? formatTwelveHour(last.close) : null,
    text: open ? formatIntervals(day.intervals) : notOpen,
  }
}

/** The special days of a department still to come, soonest first; past ones are left out (OPEN-53). */
export function listSpecialHours(
  hours: Pick<Location, 'specialHours' | 'locationType'>,
  now: string,
  zone: string,
  closedText: string,
): SpecialHours[] {
  const today = dateAt(now, zone)
  return listSpecialDays(hours)
    .filter((day) => day.date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map((day) => formatSpecialDay(day, today, closedText))
}

/** Are special hours in force today? `changesAt` is the end of that day, or the beginning of the next special one. */
export function onSpecialDay(
  hours: Pick<Hours, 'specialHours' | 'locationType'>,
  now: string,
  zone: string,
): Verdict {
  const today = dateAt(now, zone)
  const days = listSpecialDays(hours)
  const day = days.find(({ date }) => date === today)
  if (day) {
    const { name, text } = formatSpecialDay(day, today, 'closed')
    const words = `${name || 'special hours'}, ${text.toLowerCase()}`
    return shows('special-day', words, computeInstant(addDays(today, 1), 0, zone))
  }
  const [next] = days
    .map(({ date }) => date)
    .filter((date) => date > today)
    .sort()
  return hides('usual-day', 'usual hours', next ? computeInstant(next, 0, zone) : null)
}
