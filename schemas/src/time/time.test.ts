import { describe, expect, it } from 'vitest'
import { formatDate, formatInstant, formatTwelveHour, parseTimeOfDay } from './format-time.ts'
import { compareInstants, earliest, toInstant } from './instant.ts'
import {
  addDays,
  computeInstant,
  countDays,
  dateAt,
  daysBetween,
  getWeekday,
  isTimeZone,
  shiftDays,
  wallClockAt,
} from './wall-clock.ts'

describe('instants', () => {
  it('are compared by what they mean, not by how they are written', () => {
    expect(compareInstants('2025-07-01T00:00:00+10:00', '2025-06-30T14:00:00Z')).toBe(0)
    expect(compareInstants('2025-07-01T00:00:00+10:00', '2025-06-30T23:00:00Z')).toBeLessThan(0)
  })

  it('become UTC', () => {
    expect(toInstant('2025-07-01T00:00:00+10:00')).toBe('2025-06-30T14:00:00.000Z')
    expect(() => toInstant('yesterday')).toThrow(RangeError)
  })

  it('give the earliest of those that are there', () => {
    expect(earliest([null, '2025-07-02T00:00:00Z', undefined, '2025-07-01T23:00:00Z'])).toBe(
      '2025-07-01T23:00:00Z',
    )
    expect(earliest([null, undefined])).toBeNull()
  })
})

describe('the clock on the wall', () => {
  it('shows the place’s own date and weekday', () => {
    expect(wallClockAt('2025-06-30T14:30:00Z', 'Australia/Brisbane')).toEqual({
      date: '2025-07-01',
      weekday: 2,
      minutes: 30,
    })
    expect(dateAt('2025-06-30T15:59:00Z', 'Australia/Perth')).toBe('2025-06-30')
  })

  it('counts Sunday as 0', () => {
    expect(getWeekday('2025-07-06')).toBe(0)
  })

  it('knows that daylight saving moves an opening time in Sydney but not in Brisbane', () => {
    expect(computeInstant('2025-10-04', 510, 'Australia/Sydney')).toBe('2025-10-03T22:30:00.000Z')
    expect(computeInstant('2025-10-05', 510, 'Australia/Sydney')).toBe('2025-10-04T21:30:00.000Z')
    expect(computeInstant('2025-10-05', 510, 'Australia/Brisbane')).toBe('2025-10-04T22:30:00.000Z')
  })

  it('takes a skipped time as the one after the gap, and 24:00 as the next midnight', () => {
    expect(computeInstant('2025-10-05', 150, 'Australia/Sydney')).toBe('2025-10-04T16:30:00.000Z')
    expect(computeInstant('2025-07-01', 1440, 'Australia/Brisbane')).toBe('2025-07-01T14:00:00.000Z')
  })

  it('turns a month and a year', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28')
  })

  it('counts days by a place’s own calendar, both ends included', () => {
    expect(countDays('2026-11-30T13:00:00Z', '2026-12-06T12:59:00Z', 'Australia/Sydney')).toBe(6)
    expect(countDays('2026-11-30T16:00:00Z', '2026-12-06T15:59:00Z', 'Australia/Perth')).toBe(6)
    expect(countDays('2026-12-01T02:00:00Z', '2026-12-01T03:00:00Z', 'Australia/Perth')).toBe(1)
    expect(countDays('2026-12-03T00:00:00Z', '2026-12-01T00:00:00Z', 'Australia/Perth')).toBe(0)
    expect(daysBetween('2026-12-31', '2026-12-01')).toBe(-30)
  })

  it('moves an instant by days and keeps its time of day across daylight saving', () => {
    const lastMinute = '2026-10-03T13:59:59.500Z' // 23:59:59.5 in Sydney, the night before its clocks go forward
    expect(shiftDays(lastMinute, 1, 'Australia/Sydney')).toBe('2026-10-04T12:59:59.500Z')
    expect(shiftDays(lastMinute, 1, 'Australia/Brisbane')).toBe('2026-10-04T13:59:59.500Z')
    expect(shiftDays('2026-10-02T16:30:00Z', 1, 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z')
  })

  it('knows a zone from a word', () => {
    expect([isTimeZone('Australia/Darwin'), isTimeZone('Darwin time')]).toEqual([true, false])
  })
})

describe('times in words', () => {
  it.each([
    ['00:00', '12:00 am'],
    ['12:00', '12:00 pm'],
    ['17:30', '5:30 pm'],
    ['9:05', '9:05 am'],
    ['24:00', '12:00 am'],
  ])('%s is %s', (time, words) => expect(formatTwelveHour(time)).toBe(words))

  it.each(['', '25:00', '12:60', 'noon', '24:01'])('“%s” is no time of day', (time) => {
    expect(parseTimeOfDay(time)).toBeNull()
  })

  it('say a date the Australian way', () => expect(formatDate('2026-08-15')).toBe('15 August 2026'))

  it('say an instant with the zone’s own name, summer and winter', () => {
    expect(formatInstant('2025-06-30T13:59:59Z', 'Australia/Brisbane')).toBe('30 June 2025 23:59:59 AEST')
    expect(formatInstant('2025-12-30T13:59:59Z', 'Australia/Sydney')).toBe('31 December 2025 00:59:59 AEDT')
    expect(formatInstant('2025-06-30T13:59:59Z', 'Australia/Perth')).toBe('30 June 2025 21:59:59 AWST')
  })
})
