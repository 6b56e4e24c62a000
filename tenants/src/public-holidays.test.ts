import { describe, expect, it } from 'vitest'
import { listPublicHolidays } from './public-holidays.ts'

const dates = (state: Parameters<typeof listPublicHolidays>[1], from = '2026-11-21') =>
  new Map(listPublicHolidays(from, state).map(({ date, name }) => [date, name]))

describe('the public holidays of a state', () => {
  it('hold Christmas, New Year, Easter and Anzac Day of the year to come', () => {
    const days = dates('QLD')
    expect(days.get('2026-12-25')).toBe('Christmas Day')
    expect(days.get('2027-01-01')).toBe('New Year’s Day')
    expect(days.get('2027-03-26')).toBe('Good Friday')
    expect(days.get('2027-03-29')).toBe('Easter Monday')
    expect(days.get('2027-04-25')).toBe('Anzac Day')
  })

  it('are the state’s own: Labour Day is not on one day everywhere', () => {
    expect(dates('WA').get('2027-03-01')).toBe('Labour Day')
    expect(dates('VIC').get('2027-03-08')).toBe('Labour Day')
    expect(dates('QLD').get('2027-05-03')).toBe('Labour Day')
    expect(dates('SA').get('2027-03-08')).toBe('Adelaide Cup Day')
  })

  it('include Christmas Day on the 25th where a state moves the day off', () => {
    expect(dates('SA', '2027-11-21').get('2027-12-25')).toBe('Christmas Day')
  })

  it('hold no past day and none twice', () => {
    const days = listPublicHolidays('2026-12-26', 'NSW')
    expect(days[0]?.date).toBe('2026-12-26')
    expect(days.some(({ date }) => date === '2026-12-25')).toBe(false)
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
  })
})
