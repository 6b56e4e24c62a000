import { parseTimeOfDay, WEEKDAY_NAMES } from '../time/format-time.ts'

/** Hours while they are edited: anything may be missing still. */
export type EditedDay = {
  weekday?: number
  date?: string
  status?: string
  intervals?: { open?: string; close?: string }[]
}

/** What is wrong with a weekday's or a date's hours, in plain words; empty when nothing is. */
export function listDayProblems(day: EditedDay): string[] {
  const intervals = day.intervals ?? []
  if (day.status === 'Closed') {
    return intervals.length > 0 ? ['The day is closed: take its hours away, or set it to open.'] : []
  }
  if (intervals.length === 0) return ['Add the hours, or set the day to closed.']
  const times = intervals.map(({ open, close }) => [parseTimeOfDay(open ?? ''), parseTimeOfDay(close ?? '')])
  if (times.flat().includes(null)) return ['Write each time as hours and minutes, for example 08:30.']
  const known = times as [number, number][]
  if (known.some(([open, close]) => open === close)) return ['Opening and closing are the same time.']
  const sorted = [...known].sort(([one], [other]) => one - other)
  const overlaps = sorted.some(([, close], at) => {
    const next = sorted[at + 1]
    const start = sorted[at]?.[0] ?? 0
    return next !== undefined && (close <= start || next[0] < close)
  })
  return overlaps ? ['Two of the intervals overlap.'] : []
}

/** What is wrong with a week's hours as a whole: a duplicate weekday. */
export function listWeekProblems(days: readonly EditedDay[]): string[] {
  const seen = days.map((day) => day.weekday)
  return [0, 1, 2, 3, 4, 5, 6]
    .filter((weekday) => seen.filter((found) => found === weekday).length > 1)
    .map((weekday) => `${WEEKDAY_NAMES[weekday]} is in the list twice.`)
}

/** What is wrong with the special days as a whole: a duplicate date. */
export function listSpecialProblems(days: readonly EditedDay[]): string[] {
  const dates = days.flatMap((day) => (day.date ? [day.date] : []))
  const twice = [...new Set(dates.filter((date, at) => dates.indexOf(date) !== at))]
  return twice.map((date) => `${date} is in the list twice.`)
}
