import type { DayHours, LocationType } from '@forecourt/schemas/contract'
import { type FormPatch, insert, type Path, set, setIfMissing, unset } from 'sanity'
import { type Column, findWeekday, type SpecialDayValue, toDayFields } from './hours-form.ts'

/** A key for an item of a list. */
export function makeKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}

/** Writes one weekday of a department. */
export function writeWeekday({ days, path }: Column, weekday: number, hours: DayHours): FormPatch[] {
  const before = findWeekday(days, weekday)
  const day = {
    _key: before?._key ?? makeKey(),
    _type: 'openingDay',
    weekday,
    ...toDayFields(hours, makeKey),
  }
  return before
    ? [set(day, [...path, { _key: before._key }] as Path)]
    : [setIfMissing([], path as Path), insert([day], 'after', [...path, -1] as Path)]
}

/** Takes a weekday away, which the page shows as closed. */
export function removeWeekday({ days, path }: Column, weekday: number): FormPatch[] {
  const now = findWeekday(days, weekday)
  return now ? [unset([...path, { _key: now._key }] as Path)] : []
}

/** A further department, with the hours of another one to begin with. */
export function addDepartment(department: LocationType, from: Column): FormPatch[] {
  const openingHours = from.days.map((day) => ({ ...day, _key: makeKey() }))
  const item = { _key: makeKey(), _type: 'departmentHours', department, openingHours }
  return [setIfMissing([], ['departments']), insert([item], 'after', ['departments', -1])]
}

export function removeDepartment(key: string): FormPatch[] {
  return [unset(['departments', { _key: key }])]
}

/** A special day as it is asked for in the form. */
export interface SpecialDayDraft {
  readonly date: string
  readonly name: string
  readonly departments: readonly string[]
  readonly hours: DayHours
}

/** A special day as an item of the list. */
export function toSpecialDayItem({ date, name, departments, hours }: SpecialDayDraft, key = makeKey()) {
  return {
    _key: key,
    _type: 'specialDay',
    date,
    ...(name ? { name } : {}),
    ...(departments.length > 0 ? { departments: [...departments] } : {}),
    ...toDayFields(hours, makeKey),
  }
}

export function addSpecialDays(days: readonly SpecialDayDraft[]): FormPatch[] {
  const items = days.map((day) => toSpecialDayItem(day))
  return [setIfMissing([], ['specialHours']), insert(items, 'after', ['specialHours', -1])]
}

export function changeSpecialDay(before: SpecialDayValue, day: SpecialDayDraft): FormPatch[] {
  return [set(toSpecialDayItem(day, before._key), ['specialHours', { _key: before._key }])]
}

export function removeSpecialDay({ _key }: SpecialDayValue): FormPatch[] {
  return [unset(['specialHours', { _key }])]
}
