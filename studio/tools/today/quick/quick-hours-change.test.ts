import { parseHours } from '@forecourt/schemas/contract'
import { toMutationPatches } from 'sanity'
import { describe, expect, it, test } from 'vitest'
import type { LocationValue } from '../../../inputs/hours/hours-form.ts'
import {
  describeHoursChange,
  findSaturday,
  listClosingTimes,
  listQuickPatches,
  readQuickHours,
} from './quick-hours-change.ts'

const hours = (text: string) => {
  const read = parseHours(text)
  if ('problem' in read) throw new Error(read.problem)
  return read.hours
}
const day = (weekday: number, open: string, close: string) => ({
  _key: `d${weekday}`,
  weekday,
  status: 'Open',
  intervals: [{ _key: 'i', open, close }],
})
const SATURDAY = '2026-12-05'
const location: LocationValue = {
  locationType: 'sales',
  openingHours: [day(6, '08:30', '16:00')],
  departments: [{ _key: 's', department: 'service', openingHours: [day(6, '07:30', '12:00')] }],
}
const change = (text: string, scope: 'once' | 'weekly') => ({
  date: SATURDAY,
  scope,
  name: '',
  hours: hours(text),
})
const patched = (value: LocationValue, text: string, scope: 'once' | 'weekly') =>
  JSON.stringify(toMutationPatches(listQuickPatches(value, change(text, scope))))

describe('hours changed from a phone', () => {
  it('for one date are a special day of the main department, so that service keeps its week', () => {
    const text = patched(location, '8:30-2', 'once')
    expect(text).toContain('"specialHours')
    expect(text).toContain('"departments":["sales"]')
    expect(text).toContain('"close":"14:00"')
    expect(text).not.toContain('openingHours')
  })

  it('for every week change the weekday and no date', () => {
    const text = patched(location, '8:30-2', 'weekly')
    expect(text).toContain('openingHours[_key==\\"d6\\"]')
    expect(text).not.toContain('specialHours')
  })

  it('leave a special day of all departments as it is, and add one for the main department', () => {
    const special = { _key: 'x', date: SATURDAY, name: 'Fair', status: 'Closed' }
    const text = patched({ ...location, specialHours: [special] }, '9-12', 'once')
    expect(text).toContain('"insert"')
    expect(text).toContain('"name":"Fair"')
  })

  it('change the department’s own special day where there is one', () => {
    const special = { _key: 'x', date: SATURDAY, departments: ['sales'], status: 'Closed' }
    const value = { ...location, specialHours: [special] }
    expect(readQuickHours(value, SATURDAY).now.status).toBe('Closed')
    expect(patched(value, '9-12', 'once')).toContain('specialHours[_key==\\"x\\"]')
  })

  it('change the only special day of a location with one department', () => {
    const special = { _key: 'x', date: SATURDAY, status: 'Closed' }
    const value = { ...location, departments: [], specialHours: [special] }
    expect(patched(value, '9-12', 'once')).toContain('specialHours[_key==\\"x\\"]')
  })
})

test.each([
  ['8:30-4', '8:30-2', 'Was 8:30 am – 4:00 pm, 2 hours shorter'],
  ['8:30-4', '8:30-5', 'Was 8:30 am – 4:00 pm, 1 hour longer'],
  ['8:30-4', '8:30-3:30', 'Was 8:30 am – 4:00 pm, 30 minutes shorter'],
  ['8:30-4', 'closed', 'Was 8:30 am – 4:00 pm'],
  ['closed', '9-12', 'Was Closed'],
  ['9-12', '9-12', 'As it is now'],
])('hours of %s that become %s are described as “%s”', (before, after, words) => {
  expect(describeHoursChange(hours(before), hours(after))).toBe(words)
})

test('closing times one press away are full hours before the usual one, and none before opening', () => {
  expect(listClosingTimes(hours('8:30-4'))).toEqual(['13:00', '14:00', '15:00', '16:00'])
  expect(listClosingTimes(hours('9-10:30'))).toEqual(['10:30'])
  expect(listClosingTimes(hours('closed'))).toEqual([])
})

test('the coming Saturday is today on a Saturday', () => {
  expect(findSaturday('2026-12-05')).toBe('2026-12-05')
  expect(findSaturday('2026-11-30')).toBe('2026-12-05')
})
