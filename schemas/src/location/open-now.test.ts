import { describe, expect, it } from 'vitest'
import type { OpeningDay, SpecialDay } from './location.zod.ts'
import { listIntervals, openNow, weekdayAt } from './open-now.ts'

const SYDNEY = 'Australia/Sydney'
const BRISBANE = 'Australia/Brisbane'

const day = (weekday: number, ...times: [string, string][]): OpeningDay => ({
  weekday,
  status: times.length > 0 ? 'Open' : 'Closed',
  intervals: times.map(([open, close]) => ({ open, close })),
})
const special = (date: string, ...times: [string, string][]): SpecialDay => {
  const { status, intervals } = day(0, ...times)
  return { date, name: '', status, intervals }
}

const hours = {
  openingHours: [
    ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, ['08:30', '17:30'])),
    day(6, ['08:30', '12:30'], ['13:30', '17:00']),
    day(0),
  ],
  specialHours: [special('2025-12-25'), special('2025-12-24', ['08:30', '13:00'])],
}

const textAt = (now: string, zone = BRISBANE) => openNow(hours, now, zone).reasons[0]?.text

describe('a location', () => {
  it('is open from its opening minute and until its closing one, and the page knows when that changes', () => {
    // Tuesday 1 July 2025
    expect(openNow(hours, '2025-07-01T08:29:59+10:00', BRISBANE)).toEqual({
      shown: false,
      reasons: [{ code: 'closed', text: 'opens 8:30 am' }],
      changesAt: '2025-06-30T22:30:00.000Z',
    })
    expect(openNow(hours, '2025-07-01T08:30:00+10:00', BRISBANE)).toEqual({
      shown: true,
      reasons: [{ code: 'open', text: 'open until 5:30 pm' }],
      changesAt: '2025-07-01T07:30:00.000Z',
    })
    expect(openNow(hours, '2025-07-01T17:30:00+10:00', BRISBANE).shown).toBe(false)
  })

  it('is closed over lunch on a split day, and says when it opens again', () => {
    expect(textAt('2025-07-05T12:45:00+10:00')).toBe('opens 1:30 pm')
    expect(textAt('2025-07-05T13:45:00+10:00')).toBe('open until 5:00 pm')
  })

  it('says tomorrow, else the weekday', () => {
    expect(textAt('2025-07-01T20:00:00+10:00')).toBe('opens tomorrow 8:30 am')
    expect(textAt('2025-07-05T20:00:00+10:00')).toBe('opens Monday 8:30 am')
  })

  it('changes its words at midnight even while it stays closed', () => {
    expect(openNow(hours, '2025-07-05T20:00:00+10:00', BRISBANE).changesAt).toBe('2025-07-05T14:00:00.000Z')
  })

  it('uses a holiday’s hours instead of the weekday’s', () => {
    expect(textAt('2025-12-24T12:00:00+10:00')).toBe('open until 1:00 pm')
    expect(textAt('2025-12-25T10:00:00+10:00')).toBe('opens tomorrow 8:30 am')
    expect(listIntervals(hours, '2025-12-25')).toEqual([])
  })

  it('uses local time across the start of daylight saving', () => {
    // Clocks go forward on Sunday 5 October 2025 in Sydney; Monday opens at 8:30 by the new time.
    const monday = openNow(hours, '2025-10-05T20:00:00Z', SYDNEY)
    expect(monday).toMatchObject({ shown: false, changesAt: '2025-10-05T21:30:00.000Z' })
    expect(openNow(hours, '2025-10-05T21:30:00Z', SYDNEY).shown).toBe(true)
  })

  it('is open past midnight where an interval closes before it opens', () => {
    const late = { openingHours: [day(5, ['18:00', '02:00'])], specialHours: [] }
    expect(openNow(late, '2025-07-04T23:00:00+10:00', BRISBANE).reasons[0]?.text).toBe(
      'open until 2:00 am tomorrow',
    )
    expect(openNow(late, '2025-07-05T01:59:00+10:00', BRISBANE).reasons[0]?.text).toBe('open until 2:00 am')
    expect(openNow(late, '2025-07-05T02:00:00+10:00', BRISBANE).shown).toBe(false)
  })

  it('without hours is closed until further notice', () => {
    const verdict = openNow({ openingHours: [], specialHours: [] }, '2025-07-01T00:00:00Z', BRISBANE)
    expect(verdict).toMatchObject({ shown: false, reasons: [{ text: 'closed until further notice' }] })
  })

  it('leaves out hours that are no times', () => {
    const broken = { openingHours: [day(2, ['early', 'late'])], specialHours: [] }
    expect(openNow(broken, '2025-07-01T00:00:00Z', BRISBANE).shown).toBe(false)
  })

  it('uses the weekday of the location, not of the server', () => {
    expect(weekdayAt('2025-06-30T14:30:00Z', BRISBANE)).toBe(2)
    expect(weekdayAt('2025-06-30T14:30:00Z', 'Australia/Perth')).toBe(1)
  })
})
