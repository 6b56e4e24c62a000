import { WEEKDAY_NAMES } from '../time/format-time.ts'
import { BY_APPOINTMENT_TEXT, formatIntervals } from './hours-text.ts'
import type { OpeningDay } from './location.query.ts'

/** DATA-10: one weekday's hours in words; `formatedHours` is spelled as the requirements spell it. */
export type HoursEntry = {
  weekday: number
  status: 'Open' | 'Closed'
  formatedHours: string
  /** Closed, and open to whoever made an appointment. */
  byAppointment?: boolean
}

/** Weekdays (0 Sunday) that share a text. */
export type HoursGroup = { days: number[]; text: string }

const WORKDAYS = [1, 2, 3, 4, 5]

/** The entries in words that the table of hours is made of. */
export function listHoursEntries(days: readonly OpeningDay[]): HoursEntry[] {
  return days.map((day) => {
    const open = day.status === 'Open' && day.intervals.length > 0
    return {
      weekday: day.weekday,
      status: open ? 'Open' : 'Closed',
      formatedHours: open ? formatIntervals(day.intervals) : '',
      ...(!open && day.byAppointment ? { byAppointment: true } : {}),
    }
  })
}

/**
 * Monday to Friday as one group when all five are there and identical, else each by itself; Saturday and Sunday always
 * by themselves (LOC-17, LOC-18). A weekday without an entry is closed and breaks the grouping (OPEN-52).
 */
export function groupHours(entries: readonly HoursEntry[], closedText: string): HoursGroup[] {
  const formatDay = (weekday: number) => {
    const entry = entries.find((found) => found.weekday === weekday)
    if (entry?.status === 'Open') return entry.formatedHours
    return entry?.byAppointment ? BY_APPOINTMENT_TEXT : closedText
  }
  const complete = WORKDAYS.every((weekday) => entries.some((entry) => entry.weekday === weekday))
  const same = complete && WORKDAYS.every((weekday) => formatDay(weekday) === formatDay(1))
  const workdays = same ? [WORKDAYS] : WORKDAYS.map((weekday) => [weekday])
  return [...workdays, [6], [0]].map((days) => ({ days: [...days], text: formatDay(days[0] ?? 0) }))
}

/** `Mon - Fri`, else the day's full name (OPEN-51). */
export function formatDays(days: readonly number[]): string {
  return days.length === 5 ? 'Mon - Fri' : days.map((day) => WEEKDAY_NAMES[day]).join(', ')
}
