import { describe, expect, it } from 'vitest'
import { computePosition, dayScale, extentOfDays, findExtent } from './day-scale.ts'

const december = { first: '2026-11-30', days: 35 }
const sydney = dayScale(december, 'Australia/Sydney')
const perth = dayScale(december, 'Australia/Perth')

describe('an instant on the days of a zone', () => {
  it('lies on another day in Perth than in Sydney, whatever the browser’s zone', () => {
    const newYear = '2026-12-31T14:30:00Z' // 1:30 am on 1 January in Sydney, 10:30 pm on 31 December in Perth
    expect(Math.floor(computePosition(sydney, newYear))).toBe(32)
    expect(Math.floor(computePosition(perth, newYear))).toBe(31)
  })

  it('keeps to its day when clocks go forward, on a day of 23 hours', () => {
    const october = dayScale({ first: '2026-09-28', days: 14 }, 'Australia/Sydney')
    expect(computePosition(october, '2026-10-03T14:00:00Z')).toBe(6) // midnight of Sunday 4 October
    expect(computePosition(october, '2026-10-04T13:00:00Z')).toBe(7) // the next midnight, 23 hours later
    expect(computePosition(october, '2026-10-04T01:30:00Z')).toBeCloseTo(6.5)
  })

  it('before or after the range is outside it', () => {
    expect(computePosition(sydney, '2026-11-29T12:59:59Z')).toBe(-1)
    expect(computePosition(sydney, '2027-01-03T13:00:00Z')).toBe(35)
  })
})

describe('a window', () => {
  const window = { start: '2026-12-01T00:00+11:00', expiry: '2026-12-06T23:59+11:00' }

  it('fills every day it touches, its last one included', () => {
    expect(findExtent(window, sydney, 'day')).toEqual({ left: 1, right: 7, before: false, after: false })
  })

  it('is at its minutes where these are shown', () => {
    const extent = findExtent({ ...window, start: '2026-12-02T09:00+11:00' }, sydney, 'minute')
    expect(extent?.left).toBeCloseTo(2 + 9 / 24)
    expect(extent?.right).toBeCloseTo(7, 2)
  })

  it('that ends with midnight ends on the day before, as it is read in the form', () => {
    expect(findExtent({ ...window, expiry: '2026-12-07T00:00+11:00' }, sydney, 'day')?.right).toBe(7)
    expect(findExtent({ expiry: '2026-11-30T00:00+11:00' }, sydney, 'day')).toBeNull()
  })

  it('without ends goes on at both sides', () => {
    expect(findExtent({}, sydney, 'day')).toEqual({ left: 0, right: 35, before: true, after: true })
  })

  it('that ends with the night before the range is not in it, and in its first minute is', () => {
    expect(findExtent({ expiry: '2026-11-29T23:59:59+11:00' }, sydney, 'day')).toBeNull()
    expect(findExtent({ expiry: '2026-11-30T00:01+11:00' }, sydney, 'day')).toMatchObject({
      left: 0,
      right: 1,
    })
  })
})

it('whole days are cut at the range', () => {
  expect(extentOfDays('2026-12-21', '2026-12-22', december)).toMatchObject({ left: 21, right: 23 })
  expect(extentOfDays('2026-11-01', '2026-11-30', december)).toEqual({
    left: 0,
    right: 1,
    before: true,
    after: false,
  })
  expect(extentOfDays('2026-11-01', '2026-11-29', december)).toBeNull()
})
