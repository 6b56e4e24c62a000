import { describe, expect, it } from 'vitest'
import { type Hours, isForDepartment, listDepartments } from './departments.ts'
import type { OpeningDay, SpecialDay } from './location.query.ts'
import { listIntervals, openNow, weekdayAt } from './open-now.ts'

const SYDNEY = 'Australia/Sydney'
const BRISBANE = 'Australia/Brisbane'

const day = (weekday: number, ...times: [string, string][]): OpeningDay => ({
  weekday,
  status: times.length > 0 ? 'Open' : 'Closed',
  byAppointment: false,
  intervals: times.map(([open, close]) => ({ open, close })),
})
const special = (date: string, ...times: [string, string][]): SpecialDay => {
  const { weekday: _none, ...hours } = day(0, ...times)
  return { date, name: '', departments: [], ...hours }
}

const hours: Hours = {
  locationType: 'sales',
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
    const late: Hours = {
      locationType: 'sales',
      openingHours: [day(5, ['18:00', '02:00'])],
      specialHours: [],
    }
    expect(openNow(late, '2025-07-04T23:00:00+10:00', BRISBANE).reasons[0]?.text).toBe(
      'open until 2:00 am tomorrow',
    )
    expect(openNow(late, '2025-07-05T01:59:00+10:00', BRISBANE).reasons[0]?.text).toBe('open until 2:00 am')
    expect(openNow(late, '2025-07-05T02:00:00+10:00', BRISBANE).shown).toBe(false)
  })

  it('without hours is closed until further notice', () => {
    const verdict = openNow(
      { ...hours, openingHours: [], specialHours: [] },
      '2025-07-01T00:00:00Z',
      BRISBANE,
    )
    expect(verdict).toMatchObject({ shown: false, reasons: [{ text: 'closed until further notice' }] })
  })

  it('is open until the last of the parts that run into each other, past midnight as well', () => {
    const touching: Hours = { ...hours, openingHours: [day(2, ['08:30', '12:00'], ['12:00', '17:00'])] }
    expect(openNow(touching, '2025-07-01T09:00:00+10:00', BRISBANE)).toMatchObject({
      reasons: [{ text: 'open until 5:00 pm' }],
      changesAt: '2025-07-01T07:00:00.000Z',
    })
    const night: Hours = { ...hours, openingHours: [day(2, ['18:00', '24:00']), day(3, ['00:00', '04:00'])] }
    expect(openNow(night, '2025-07-01T20:00:00+10:00', BRISBANE).reasons[0]?.text).toBe(
      'open until 4:00 am tomorrow',
    )
  })

  it('that never closes is open 24 hours', () => {
    const openingHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, ['00:00', '24:00']))
    const verdict = openNow({ ...hours, openingHours }, '2025-07-01T09:00:00+10:00', BRISBANE)
    expect(verdict).toMatchObject({ shown: true, reasons: [{ text: 'open 24 hours' }] })
  })

  it('by appointment says so today, and when it opens next', () => {
    const sunday = { ...day(0), byAppointment: true }
    const places = { ...hours, openingHours: [...hours.openingHours.slice(0, 6), sunday] }
    expect(openNow(places, '2025-07-06T10:00:00+10:00', BRISBANE)).toEqual({
      shown: false,
      reasons: [{ code: 'by-appointment', text: 'by appointment today, opens tomorrow 8:30 am' }],
      changesAt: '2025-07-06T14:00:00.000Z',
    })
  })

  it('leaves out hours that are no times', () => {
    const broken: Hours = {
      locationType: 'sales',
      openingHours: [day(2, ['early', 'late'])],
      specialHours: [],
    }
    expect(openNow(broken, '2025-07-01T00:00:00Z', BRISBANE).shown).toBe(false)
  })

  it('uses the weekday of the location, not of the server', () => {
    expect(weekdayAt('2025-06-30T14:30:00Z', BRISBANE)).toBe(2)
    expect(weekdayAt('2025-06-30T14:30:00Z', 'Australia/Perth')).toBe(1)
  })
})

describe('the departments of a location', () => {
  const parts = { department: 'parts' as const, phone: '2', openingHours: [day(1, ['07:00', '15:00'])] }
  const others = [parts, { ...parts, department: 'sales' as const }, parts]
  const place = { ...hours, phone: '1', departments: others }

  it('are what it is for first, then each other one once, all with its special days', () => {
    const listed = listDepartments(place)
    expect(listed.map(({ locationType }) => locationType)).toEqual(['sales', 'parts'])
    expect(listed[1]).toEqual({
      locationType: 'parts',
      openingHours: parts.openingHours,
      specialHours: hours.specialHours,
      phone: '2',
    })
  })

  it('are called on their own number, or on that of the location', () => {
    const departments = [{ ...parts, phone: '' }]
    expect(listDepartments({ ...place, departments }).map(({ phone }) => phone)).toEqual(['1', '1'])
  })

  it('LOC-11: have the special day that names them before one for all, in whichever order they were written', () => {
    const closed = { ...special('2025-12-29'), status: 'Closed' as const, intervals: [] }
    const open = {
      ...special('2025-12-29'),
      status: 'Open' as const,
      intervals: [{ open: '10:00', close: '12:00' }],
      departments: ['parts' as const],
    }
    for (const specialHours of [
      [closed, open],
      [open, closed],
    ]) {
      const [sales, other] = listDepartments({ ...place, specialHours })
      expect(sales && listIntervals(sales, '2025-12-29')).toEqual([])
      expect(other && listIntervals(other, '2025-12-29')).toEqual(open.intervals)
    }
  })

  it('have a special day that names none, and not one that names another', () => {
    const stocktake = { ...special('2025-12-29'), departments: ['parts' as const] }
    expect([isForDepartment(stocktake, 'parts'), isForDepartment(stocktake, 'sales')]).toEqual([true, false])
    const [sales, other] = listDepartments({ ...place, specialHours: [stocktake] })
    expect(sales && listIntervals(sales, '2025-12-29')).toHaveLength(1)
    expect(other && listIntervals(other, '2025-12-29')).toEqual([])
  })
})
