import { addDays, type DayHours, getWeekday, isForDepartment, printHours } from '@forecourt/schemas/contract'
import type { FormPatch } from 'sanity'
import {
  findDepartment,
  findWeekday,
  type LocationValue,
  listColumns,
  toDayHours,
} from '../../../inputs/hours/hours-form.ts'
import {
  addSpecialDays,
  changeSpecialDay,
  type SpecialDayDraft,
  writeWeekday,
} from '../../../inputs/hours/hours-patches.ts'

/** Which days a change is for: one date, or its weekday from now on. */
export type HoursScope = 'once' | 'weekly'

/** What somebody wants the hours of a location's main department to be. */
export interface QuickHours {
  readonly date: string
  readonly scope: HoursScope
  readonly hours: DayHours
  /** What shoppers read beside one date. */
  readonly name: string
}

/** The hours of a location's main department on a date, and on that weekday as a rule. */
export function readQuickHours(value: LocationValue, date: string) {
  const [main] = listColumns(value)
  const usual = toDayHours(findWeekday(main?.days ?? [], getWeekday(date)))
  const special = findSpecialDay(value, date)
  return { usual, special, now: special ? toDayHours(special) : usual }
}

/** The patches that store it; the other departments' days stay as they are. */
export function listQuickPatches(
  value: LocationValue,
  { date, scope, hours, name }: QuickHours,
): FormPatch[] {
  const [main] = listColumns(value)
  if (!main) return []
  if (scope === 'weekly') return writeWeekday(main, getWeekday(date), hours)
  const before = findSpecialDay(value, date)
  const isShared = listColumns(value).length > 1 && before?.departments?.length !== 1
  const departments = isShared ? [main.department] : (before?.departments ?? [])
  const day: SpecialDayDraft = { date, name: name || (before?.name ?? ''), departments, hours }
  // A day of several departments stays theirs: the main one gets a day of its own, which counts before it.
  return before && !isShared ? changeSpecialDay(before, day) : addSpecialDays([day])
}

function findSpecialDay(value: LocationValue, date: string) {
  const [main] = listColumns(value)
  const days = (value.specialHours ?? []).filter(
    (day) =>
      day.date === date &&
      main !== undefined &&
      isForDepartment({ departments: listNames(day.departments) }, main.department),
  )
  return days.find(({ departments }) => departments?.length) ?? days[0]
}

const listNames = (names: readonly string[] = []) => names.flatMap((name) => findDepartment(name) ?? [])

const MINUTES = 60
const DAY = 24 * MINUTES
const toMinutes = (time: string) => Number(time.slice(0, 2)) * MINUTES + Number(time.slice(3))

/** The minutes a day is open. */
const countMinutes = ({ intervals }: DayHours) =>
  intervals.reduce((sum, { open, close }) => {
    const minutes = toMinutes(close) - toMinutes(open)
    return sum + (minutes > 0 ? minutes : minutes + DAY)
  }, 0)

/** How new hours differ: `Was 8:30 am – 4:00 pm, 2 hours shorter`. */
export function describeHoursChange(before: DayHours, after: DayHours): string {
  const was = `Was ${printHours(before)}`
  const minutes = countMinutes(after) - countMinutes(before)
  if (printHours(before) === printHours(after)) return 'As it is now'
  if (minutes === 0 || before.intervals.length === 0 || after.intervals.length === 0) return was
  return `${was}, ${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? 'shorter' : 'longer'}`
}

function formatMinutes(minutes: number): string {
  if (minutes < MINUTES) return `${minutes} minutes`
  const hours = minutes / MINUTES
  return hours === 1 ? '1 hour' : `${hours.toLocaleString('en-AU', { maximumFractionDigits: 2 })} hours`
}

/** Closing times that are one press away: the usual one, and the full hours before it that are later than opening. */
export function listClosingTimes({ intervals }: DayHours): string[] {
  const [first] = intervals
  const last = intervals.at(-1)
  if (!first || !last) return []
  const hour = Number(last.close.slice(0, 2))
  const earlier = [3, 2, 1]
    .map((back) => `${String(hour - back).padStart(2, '0')}:00`)
    .filter((time) => time > first.open && time < last.close)
  return [...earlier, last.close]
}

/** The next seven days from today. */
export const listDays = (today: string) => Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))

/** The day a change is most often for: the coming Saturday. */
export function findSaturday(today: string): string {
  return listDays(today).find((day) => getWeekday(day) === 6) ?? today
}
