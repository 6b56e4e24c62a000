import { describe, expect, it } from 'vitest'
import { getDayRange, lastDay, listDays, parseDay, stepDate } from './range.ts'

describe('the days of a view', () => {
  it('are the whole weeks of a month, from a Monday', () => {
    expect(getDayRange('month', '2026-12-15')).toEqual({ first: '2026-11-30', days: 35 })
    expect(lastDay(getDayRange('month', '2026-12-15'))).toBe('2027-01-03')
    expect(getDayRange('month', '2027-02-10')).toEqual({ first: '2027-02-01', days: 28 })
    expect(getDayRange('list', '2026-08-01')).toEqual({ first: '2026-07-27', days: 42 })
  })

  it('are one week or four around a date', () => {
    expect(getDayRange('week', '2026-12-06')).toEqual({ first: '2026-11-30', days: 7 })
    expect(getDayRange('weeks', '2026-11-25')).toEqual({ first: '2026-11-23', days: 28 })
  })

  it('outside the month are marked in a month alone', () => {
    const outside = listDays('month', '2026-12-15').filter((day) => day.outside)
    expect(outside.map(({ date }) => date)).toEqual(['2026-11-30', '2027-01-01', '2027-01-02', '2027-01-03'])
    expect(listDays('weeks', '2026-12-15').some((day) => day.outside)).toBe(false)
  })
})

it('a step leads to the next month from its last day too, and back', () => {
  expect(stepDate('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(stepDate('month', '2027-03-31', -1)).toBe('2027-02-01')
  expect(stepDate('week', '2026-12-29', 1)).toBe('2027-01-05')
})

it.each([
  ['2027-07-01', '2027-07-01'],
  ['2027-02-30', null],
  ['July', null],
  [undefined, null],
])('the day %s of an address is %s', (text, day) => expect(parseDay(text)).toBe(day))
