import {
  type DayHours,
  DEPARTMENT_NAMES,
  type Hours,
  type Interval,
  type LocationType,
  type OpeningDay,
  type SpecialDay,
} from '@forecourt/schemas/contract'
import { WEEK_FROM_MONDAY } from './week.ts'

/** A day's hours in a document; anything may be missing while it is edited. */
export interface DayFields {
  readonly status?: string
  readonly byAppointment?: boolean
  readonly intervals?: readonly { readonly _key?: string; readonly open?: string; readonly close?: string }[]
  /** What was written and could not be read; the hours before it are still there. */
  readonly written?: string
}

export interface WeekdayValue extends DayFields {
  readonly _key: string
  readonly weekday?: number
}

export interface SpecialDayValue extends DayFields {
  readonly _key: string
  readonly date?: string
  readonly name?: string
  readonly departments?: readonly string[]
}

/** A location while it is edited, as far as hours go. */
export interface LocationValue {
  readonly _id?: string
  readonly name?: string
  readonly tenant?: { readonly _ref?: string }
  readonly locationType?: string
  readonly timeZone?: string
  readonly address?: { readonly state?: string }
  readonly openingHours?: readonly WeekdayValue[]
  readonly departments?: readonly {
    readonly _key: string
    readonly department?: string
    readonly openingHours?: readonly WeekdayValue[]
  }[]
  readonly specialHours?: readonly SpecialDayValue[]
}

type Segment = string | { _key: string }

/** A department's week as a column of the grid, with where it is in the document. */
export interface Column {
  readonly department: LocationType
  readonly title: string
  readonly days: readonly WeekdayValue[]
  readonly path: readonly Segment[]
  /** The item of `departments`; null for what the location is for itself. */
  readonly key: string | null
}

/** The columns of the grid: what the location is for, then its further departments. */
export function listColumns(value: LocationValue): Column[] {
  const own = findDepartment(value.locationType) ?? 'sales'
  const others = (value.departments ?? []).flatMap((item): Column[] => {
    const department = findDepartment(item.department)
    if (!department) return []
    const path = ['departments', { _key: item._key }, 'openingHours']
    return [column(department, item.openingHours, path, item._key)]
  })
  return [column(own, value.openingHours, ['openingHours'], null), ...others]
}

function column(
  department: LocationType,
  days: readonly WeekdayValue[] = [],
  path: readonly Segment[],
  key: string | null,
): Column {
  return { department, title: DEPARTMENT_NAMES[department], days, path, key }
}

/** A department by the name it has in a document; null for any other text. */
export function findDepartment(name: string | undefined): LocationType | null {
  return name !== undefined && Object.hasOwn(DEPARTMENT_NAMES, name) ? (name as LocationType) : null
}

/** The hours of a day of the document; a day that is not there is closed. */
export function toDayHours(day: DayFields | undefined): DayHours {
  const intervals = (day?.intervals ?? []).flatMap(({ open, close }): Interval[] =>
    open && close ? [{ open, close }] : [],
  )
  const open = day !== undefined && day.status !== 'Closed' && intervals.length > 0
  return open
    ? { status: 'Open', byAppointment: false, intervals }
    : { status: 'Closed', byAppointment: day?.byAppointment === true, intervals: [] }
}

/** Hours as the fields of a day in a document; `makeKey` gives each interval its key. */
export function toDayFields(hours: DayHours, makeKey: () => string): DayFields & { byAppointment: boolean } {
  const intervals = hours.intervals.map((one) => ({ _key: makeKey(), _type: 'interval', ...one }))
  return { status: hours.status, byAppointment: hours.byAppointment, intervals }
}

/** One department's hours as the site's rules take them. */
export function toHours(value: LocationValue, column: Column): Hours {
  return {
    locationType: column.department,
    openingHours: column.days.flatMap((day): OpeningDay[] =>
      day.weekday === undefined ? [] : [{ weekday: day.weekday, ...toDayHours(day) }],
    ),
    specialHours: (value.specialHours ?? []).flatMap((day): SpecialDay[] =>
      day.date ? [toSpecialDay(day, day.date)] : [],
    ),
  }
}

function toSpecialDay(day: SpecialDayValue, date: string): SpecialDay {
  const departments = (day.departments ?? []).flatMap((name) => findDepartment(name) ?? [])
  return { date, name: day.name ?? '', departments, ...toDayHours(day) }
}

/** The day of a column, if it has been filled in. */
export function findWeekday(days: readonly WeekdayValue[], weekday: number): WeekdayValue | undefined {
  return days.find((day) => day.weekday === weekday)
}

/** Which weekdays the day is copied to at one click: the other days from Monday to Friday. */
export function otherWorkdays(weekday: number): number[] {
  return [1, 2, 3, 4, 5].filter((other) => other !== weekday)
}

/** The day with a break at lunch, or null where it is not open from before noon until after one. */
export function withLunchBreak(hours: DayHours): DayHours | null {
  const [only, ...more] = hours.intervals
  if (!only || more.length > 0 || only.open >= '12:00' || only.close <= '13:00') return null
  const intervals = [
    { open: only.open, close: '12:00' },
    { open: '13:00', close: only.close },
  ]
  return { ...hours, intervals }
}

/** Special days still to come, soonest first, and how many are past. */
export function listComingDays(
  days: readonly SpecialDayValue[],
  today: string,
): { coming: SpecialDayValue[]; past: number } {
  const coming = days.filter(({ date }) => date === undefined || date >= today)
  const sorted = [...coming].sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
  return { coming: sorted, past: days.length - coming.length }
}

/** The weekday whose hours keep Monday to Friday from reading as one line; null where none or several do. */
export function findOddWorkday(describe: (weekday: number) => string): { odd: number; text: string } | null {
  const workdays = WEEK_FROM_MONDAY.slice(0, 5)
  for (const odd of workdays) {
    const others = new Set(workdays.filter((day) => day !== odd).map(describe))
    const [text] = others
    if (others.size === 1 && text !== undefined && describe(odd) !== text) return { odd, text }
  }
  return null
}
