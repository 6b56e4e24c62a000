import { addDays, daysBetween, getWeekday } from '@forecourt/schemas/contract'

/** The ways to look at time: 7 days, 28 days, the weeks of a month, and the same weeks as a table. */
export const CALENDAR_VIEWS = ['week', 'weeks', 'month', 'list'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** Whole days from a Monday on. `first` is `YYYY-MM-DD`. */
export interface DayRange {
  readonly first: string
  readonly days: number
}

/** A column of the calendar. */
export interface CalendarDay {
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Not of the month that is shown. */
  readonly outside: boolean
}

/** The days a view shows around a date. */
export function getDayRange(view: CalendarView, date: string): DayRange {
  if (view === 'week') return { first: mondayOf(date), days: 7 }
  if (view === 'weeks') return { first: mondayOf(date), days: 28 }
  const first = mondayOf(firstOfMonth(date))
  const nextMonth = firstOfMonth(addDays(firstOfMonth(date), 31))
  const days = daysBetween(first, nextMonth)
  return { first, days: Math.ceil(days / 7) * 7 }
}

/** The date that the view before (-1) or after (1) is around. */
export function stepDate(view: CalendarView, date: string, by: -1 | 1): string {
  if (view === 'week') return addDays(date, 7 * by)
  if (view === 'weeks') return addDays(date, 28 * by)
  return firstOfMonth(addDays(firstOfMonth(date), by === 1 ? 31 : -1))
}

/** The columns of a view; only a month has days outside it. */
export function listDays(view: CalendarView, date: string): CalendarDay[] {
  const { first, days } = getDayRange(view, date)
  const month = date.slice(0, 7)
  const ofMonth = view === 'month' || view === 'list'
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(first, at)
    return { date: day, weekday: getWeekday(day), outside: ofMonth && !day.startsWith(month) }
  })
}

/** The last day of a range. */
export function lastDay({ first, days }: DayRange): string {
  return addDays(first, days - 1)
}

/** Reads a day from an address; null for anything else. */
export function parseDay(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`
const mondayOf = (date: string) => addDays(date, -((getWeekday(date) + 6) % 7))
