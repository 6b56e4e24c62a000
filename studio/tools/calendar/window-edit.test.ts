import { describe, expect, it } from 'vitest'
import {
  checkTimes,
  dayAfter,
  daysWithout,
  endNow,
  getLastDay,
  momentAfter,
  momentBefore,
  moveTimes,
  timesOfDays,
} from './window-edit.ts'

const perth = 'Australia/Perth'
const sydney = 'Australia/Sydney'
const july = { start: '2026-06-30T16:00:00.000Z', expiry: '2026-07-31T15:59:00.000Z' } // 1 to 31 July, 23:59 in Perth

describe('moving a window by days', () => {
  it('keeps 23:59 on the site’s own clock, whatever the browser’s zone', () => {
    const moved = moveTimes(july, 'end', 7, perth)
    expect(moved).toEqual({ times: { ...july, expiry: '2026-08-07T15:59:00.000Z' } })
  })

  it('keeps both times of day across the end of daylight saving', () => {
    const easter = { start: '2026-04-03T13:00:00.000Z', expiry: '2026-04-04T12:59:00.000Z' } // 4 April, all day
    expect(moveTimes(easter, 'whole', 2, sydney)).toEqual({
      times: { start: '2026-04-05T14:00:00.000Z', expiry: '2026-04-06T13:59:00.000Z' },
    })
  })

  it('moves the start alone', () => {
    expect(moveTimes(july, 'start', -1, perth)).toEqual({
      times: { ...july, start: '2026-06-29T16:00:00.000Z' },
    })
  })

  it('moves what has one end only', () => {
    const popup = { start: null, expiry: july.expiry }
    expect(moveTimes(popup, 'whole', 1, perth)).toEqual({
      times: { start: null, expiry: '2026-08-01T15:59:00.000Z' },
    })
  })

  it('says why it cannot be', () => {
    expect(moveTimes(july, 'end', -40, perth)).toEqual({ problem: 'It would end before it starts.' })
    expect(moveTimes({ start: null, expiry: null }, 'whole', 1, perth)).toMatchObject({
      problem: expect.stringContaining('No dates.'),
    })
    expect(moveTimes({ ...july, expiry: null }, 'end', 1, perth)).toMatchObject({
      problem: expect.stringContaining('No end date.'),
    })
  })
})

describe('ending now', () => {
  it('ends with the minute it is', () => {
    expect(endNow(july, '2026-07-10T03:04:55.123Z')).toEqual({
      times: { ...july, expiry: '2026-07-10T03:04:00.000Z' },
    })
  })

  it('of what begun this very minute ends after its start', () => {
    const start = '2026-07-10T03:04:10.000Z'
    expect(endNow({ start, expiry: null }, '2026-07-10T03:04:55.000Z')).toEqual({
      times: { start, expiry: '2026-07-10T03:04:55.000Z' },
    })
  })

  it('is refused for what is over or has not begun', () => {
    expect(endNow(july, '2026-08-01T00:00:00Z')).toMatchObject({ problem: 'It’s already over.' })
    expect(endNow(july, '2026-06-01T00:00:00Z')).toMatchObject({
      problem: expect.stringContaining('hasn’t started'),
    })
  })
})

it('a window ends after it starts', () => {
  expect(checkTimes({ start: july.start, expiry: july.start })).toHaveProperty('problem')
  expect(checkTimes({ start: july.start, expiry: null })).toHaveProperty('times')
})

it('days that were dragged over are a window from midnight to the last second', () => {
  expect(timesOfDays('2026-10-03', '2026-10-04', sydney)).toEqual({
    start: '2026-10-02T14:00:00.000Z',
    expiry: '2026-10-04T12:59:59.000Z', // clocks went forward
  })
  expect(getLastDay('2026-12-20T15:59:59.000Z', perth)).toBe('2026-12-20')
  expect(getLastDay('2026-12-20T16:00:00.000Z', perth)).toBe('2026-12-20')
})

it('the moment after an end is the next midnight, or the next minute', () => {
  expect(momentAfter('2026-12-06T12:59:59Z', sydney)).toBe('2026-12-06T13:00:00.000Z')
  expect(momentAfter('2026-12-06T13:00:00Z', sydney)).toBe('2026-12-06T13:00:00.000Z')
  expect(momentAfter('2026-12-06T01:30:20Z', sydney)).toBe('2026-12-06T01:31:00.000Z')
  expect(momentBefore('2026-12-06T13:00:00Z')).toBe('2026-12-06T12:59:59.000Z')
})

it('between two tiles only days without any count as a gap', () => {
  expect(daysWithout('2026-12-20T12:59:00Z', '2026-12-22T13:00:00Z', sydney)).toEqual({
    from: '2026-12-21',
    until: '2026-12-22',
  })
  expect(daysWithout('2026-12-20T12:59:00Z', '2026-12-20T13:00:00Z', sydney)).toBeNull()
  expect(dayAfter({ start: null, expiry: '2026-12-20T12:59:00Z' }, sydney, '2026-01-01')).toBe('2026-12-21')
})
