import { formatDate, formatMinutes, parseTimeOfDay, WEEKDAY_NAMES } from '../time/format-time.ts'
import { DEPARTMENT_NAMES } from './departments.ts'
import type { Interval } from './hours-text.ts'

/** Hours while they are edited: anything may be missing still. */
export type EditedDay = {
  weekday?: number
  date?: string
  status?: string
  byAppointment?: boolean
  intervals?: { open?: string; close?: string }[]
  departments?: string[]
  /** What somebody wrote that could not be read. */
  written?: string
}

/** What is wrong with a weekday's or a date's hours, in plain words; empty when nothing is. */
export function listDayProblems(day: EditedDay): string[] {
  const intervals = day.intervals ?? []
  if (day.written) return [`“${day.written}” is not understood as hours yet.`]
  if (day.status === 'Closed') {
    return intervals.length > 0 ? ['The day is closed: take its hours away, or set it to open.'] : []
  }
  if (intervals.length === 0) return ['Add the hours, or set the day to closed.']
  const times = intervals.map(({ open, close }) => [parseTimeOfDay(open ?? ''), parseTimeOfDay(close ?? '')])
  if (times.flat().includes(null)) return ['Write each time as hours and minutes, for example 08:30.']
  const known = times as [number, number][]
  if (known.some(([open, close]) => open === close)) return ['Opening and closing are the same time.']
  const overlap = describeOverlap(intervals.map(({ open = '', close = '' }) => ({ open, close })))
  return overlap ? [overlap] : []
}

/** Where two parts of a day run into each other, in plain words; null when none do. Closing before opening is the next day. */
export function describeOverlap(intervals: readonly Interval[]): string | null {
  const spans = intervals
    .map(({ open, close }) => [parseTimeOfDay(open) ?? 0, parseTimeOfDay(close) ?? 0] as const)
    .map(([open, close]) => ({ open, close: close <= open ? close + DAY : close }))
    .sort((one, other) => one.open - other.open)
  for (const [at, span] of spans.entries()) {
    const next = spans[at + 1]
    if (next === undefined || next.open >= span.close) continue
    const until = Math.min(span.close, next.close)
    return `These overlap between ${formatMinutes(next.open)} and ${formatMinutes(until % DAY)}.`
  }
  return null
}

const DAY = 1440

/** What is wrong with a week's hours as a whole: a duplicate weekday. */
export function listWeekProblems(days: readonly EditedDay[]): string[] {
  const seen = days.map((day) => day.weekday)
  return [0, 1, 2, 3, 4, 5, 6]
    .filter((weekday) => seen.filter((found) => found === weekday).length > 1)
    .map((weekday) => `${WEEKDAY_NAMES[weekday]} is in the list twice.`)
}

/** What is wrong with the special days as a whole: two for one date and department. */
export function listSpecialProblems(days: readonly EditedDay[]): string[] {
  const dates = [...new Set(days.flatMap((day) => (day.date ? [day.date] : [])))]
  const twice = dates.filter((date) => clash(days.filter((day) => day.date === date)))
  return twice.map((date) => `${formatDate(date)} is in the list twice.`)
}

/** One that names no department is for all of them. */
function clash(days: readonly EditedDay[]): boolean {
  if (days.length < 2) return false
  const named = days.flatMap((day) => day.departments ?? [])
  return days.some((day) => !day.departments?.length) || new Set(named).size < named.length
}

/** What is wrong with a location's further departments: one named twice, or the location's own among them. */
export function listDepartmentProblems(
  departments: readonly { department?: string }[],
  own: string,
): string[] {
  const names = [own, ...departments.flatMap(({ department }) => (department ? [department] : []))]
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
  return twice.map((name) => `${formatName(name)} is there twice. Take one of them away.`)
}

const formatName = (department: string) =>
  DEPARTMENT_NAMES[department as keyof typeof DEPARTMENT_NAMES] ?? department
