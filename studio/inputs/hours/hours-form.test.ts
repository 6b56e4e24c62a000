import { describe, expect, it } from 'vitest'
import {
  findOddWorkday,
  findWeekday,
  type LocationValue,
  listColumns,
  listComingDays,
  otherWorkdays,
  toDayFields,
  toDayHours,
  toHours,
  withLunchBreak,
} from './hours-form.ts'

const open = (from: string, until: string) => ({
  status: 'Open',
  intervals: [{ _key: 'i', open: from, close: until }],
})

const value: LocationValue = {
  locationType: 'sales',
  openingHours: [{ _key: 'mon', weekday: 1, ...open('08:30', '17:30') }],
  departments: [
    {
      _key: 'p',
      department: 'parts',
      openingHours: [{ _key: 'sat', weekday: 6, ...open('08:00', '12:00') }],
    },
    { _key: 'x', department: 'boats' },
    { _key: 'new' },
  ],
  specialHours: [
    { _key: 'a', date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
    { _key: 'b', date: '2026-12-05', departments: ['parts', 'boats'], ...open('11:00', '15:00') },
    { _key: 'c' },
  ],
}

describe('the columns of the grid', () => {
  it('are what the location is for, then its known departments, each with its place in the document', () => {
    expect(listColumns(value).map(({ title, path, key }) => [title, path, key])).toEqual([
      ['Sales', ['openingHours'], null],
      ['Parts', ['departments', { _key: 'p' }, 'openingHours'], 'p'],
    ])
  })

  it('are one for a location that says nothing yet', () => {
    expect(listColumns({})).toEqual([
      { department: 'sales', title: 'Sales', days: [], path: ['openingHours'], key: null },
    ])
  })
})

describe('a day of the document', () => {
  it('that is not there, or is open without hours, is closed', () => {
    const closed = { status: 'Closed', byAppointment: false, intervals: [] }
    expect(toDayHours(undefined)).toEqual(closed)
    expect(toDayHours({ status: 'Open', intervals: [{ open: '09:00' }] })).toEqual(closed)
  })

  it('is read back as it was written', () => {
    const hours = { status: 'Closed' as const, byAppointment: true, intervals: [] }
    expect(toDayHours(toDayFields(hours, () => 'key'))).toEqual(hours)
    const day = toDayHours(open('09:00', '17:00'))
    expect(toDayHours(toDayFields(day, () => 'key'))).toEqual(day)
  })

  it('takes a break at lunch where it is open around it', () => {
    expect(withLunchBreak(toDayHours(open('08:30', '17:30')))?.intervals).toEqual([
      { open: '08:30', close: '12:00' },
      { open: '13:00', close: '17:30' },
    ])
    expect(withLunchBreak(toDayHours(open('08:30', '12:30')))).toBeNull()
    expect(withLunchBreak(toDayHours(undefined))).toBeNull()
  })
})

describe('the hours for the rules of the site', () => {
  it('leave out days without a date and departments that do not exist', () => {
    const [, parts] = listColumns(value)
    if (!parts) throw new Error('no parts')
    const hours = toHours(value, parts)
    expect(hours.locationType).toBe('parts')
    expect(hours.openingHours.map(({ weekday }) => weekday)).toEqual([6])
    expect(hours.specialHours.map(({ date, departments }) => [date, departments])).toEqual([
      ['2026-12-25', []],
      ['2026-12-05', ['parts']],
    ])
  })
})

describe('special days in the form', () => {
  it('come soonest first, those without a date yet before all, and the past ones counted', () => {
    const { coming, past } = listComingDays(value.specialHours ?? [], '2026-12-06')
    expect(coming.map(({ _key }) => _key)).toEqual(['c', 'a'])
    expect(past).toBe(1)
  })
})

describe('the week', () => {
  it('finds a day by its number', () => {
    expect(findWeekday(value.openingHours ?? [], 1)?._key).toBe('mon')
    expect(findWeekday([], 1)).toBeUndefined()
  })

  it('is copied to the other workdays', () => expect(otherWorkdays(3)).toEqual([1, 2, 4, 5]))

  it('names the one day that keeps Monday to Friday from one line', () => {
    const late = (day: number) => (day === 4 ? 'late' : 'usual')
    expect(findOddWorkday(late)).toEqual({ odd: 4, text: 'usual' })
    expect(findOddWorkday(() => 'usual')).toBeNull()
    expect(findOddWorkday((day) => `${day}`)).toBeNull()
  })
})
