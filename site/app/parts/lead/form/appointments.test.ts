import type { Location } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { getAppointments } from '../appointments.server.ts'
import { listAppointments, listWorkshopDays, slotKey } from './appointments.ts'

const NOW = '2026-11-21T01:00:00.000Z'
const hours = (weekday: number, open: string, close: string) => ({
  weekday,
  status: 'Open' as const,
  byAppointment: false,
  intervals: [{ open, close }],
})
const everyDay = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => hours(weekday, open, close))
const place = (
  timeZone: string,
  open: string,
  close: string,
  specialHours: Location['specialHours'] = [],
) => ({
  timeZone,
  locationType: 'sales' as const,
  openingHours: everyDay(open, close),
  specialHours,
  id: 'yard',
  phone: '',
  departments: [] as Location['departments'],
  testDrivesAtOnce: 1,
  servicesADay: 1,
  bookingNoticeHours: 2,
})
const on = (date: string, now = NOW) => ({ from: date, to: date, now, taken: new Map<string, number>() })

test('OPEN-16: times start at opening and end before closing, in the location’s time zone', () => {
  // Half past eight in Adelaide is 22:00 UTC of the day before, in summer.
  const slots = listAppointments(place('Australia/Adelaide', '08:30', '11:00'), on('2026-11-24'))
  expect(slots).toEqual(['2026-11-23T22:00:00.000Z', '2026-11-23T23:00:00.000Z'])
})

test('times within the notice period are not offered', () => {
  const slots = listAppointments(place('UTC', '00:00', '06:00'), on('2026-11-21'))
  expect(slots).toEqual(['2026-11-21T03:00:00.000Z', '2026-11-21T04:00:00.000Z', '2026-11-21T05:00:00.000Z'])
})

test('the night when clocks go forward has no duplicate and no missing hour', () => {
  const slots = listAppointments(
    place('Australia/Sydney', '01:00', '05:00'),
    on('2026-10-04', '2026-10-01T00:00:00.000Z'),
  )
  expect(slots).toEqual([...new Set(slots)].sort())
})

test('a closed holiday has no times', () => {
  const holiday = { date: '2026-12-25', name: 'Christmas Day', departments: [], byAppointment: false }
  const closed = [{ ...holiday, status: 'Closed' as const, intervals: [] }]
  expect(listAppointments(place('UTC', '09:00', '17:00', closed), on('2026-12-25'))).toEqual([])
})

test('CALL-17: a location’s times are listed by its id or slug, for the requested days', () => {
  const asked = (query: string) => getAppointments(testDealer(), new URLSearchParams(query), new Map())
  const { time_zone, slots } = asked('location_id=north&from=2026-11-23&to=2026-11-23')
  expect(time_zone).toBe('Australia/Brisbane')
  expect(slots[0]).toBe('2026-11-22T22:30:00.000Z')
  expect(asked('location_id=location-a-north').slots.length).toBeGreaterThan(50)
})

test.each([
  ['location_id=elsewhere', 404],
  ['', 404],
  ['location_id=north&from=yesterday', 400],
  ['location_id=north&from=2026-11-23&to=2026-11-22', 400],
  ['location_id=north&from=2026-11-23&to=2036-11-22', 400],
])('times of “%s” are refused', (query, status) => {
  try {
    getAppointments(testDealer(), new URLSearchParams(query), new Map())
  } catch (error) {
    expect((error as Response).status).toBe(status)
    return
  }
  throw new Error('was not refused')
})

test('a time is gone once as many have booked it as the place takes, and not before', () => {
  const yard = { ...place('UTC', '09:00', '11:00'), testDrivesAtOnce: 2 }
  const [first = '', second] = listAppointments(yard, on('2026-11-24'))
  const booked = (times: number) => ({
    ...on('2026-11-24'),
    taken: new Map([[slotKey('yard', 'sales', first), times]]),
  })
  expect(listAppointments(yard, booked(1))).toEqual([first, second])
  expect(listAppointments(yard, booked(2))).toEqual([second])
  expect(listAppointments({ ...yard, testDrivesAtOnce: 0 }, on('2026-11-24'))).toEqual([])
})

test('the place says how long before a test drive it has to be booked', () => {
  const yard = { ...place('UTC', '00:00', '06:00'), bookingNoticeHours: 4 }
  expect(listAppointments(yard, on('2026-11-21'))).toEqual(['2026-11-21T05:00:00.000Z'])
})

test('a service has the days of the workshop’s own week, without its closed days and full ones', () => {
  const saturdayOff = everyDay('07:30', '17:00').filter(({ weekday }) => weekday > 0 && weekday < 6)
  const christmas = { date: '2026-12-25', name: 'Christmas Day', departments: [], byAppointment: false }
  const yard = {
    ...place('Australia/Sydney', '09:00', '17:00', [
      { ...christmas, status: 'Closed' as const, intervals: [] },
    ]),
    departments: [{ department: 'service' as const, phone: '', openingHours: saturdayOff }],
  }
  const days = listWorkshopDays(yard, NOW, new Map([[slotKey('yard', 'service', '2026-11-24'), 1]]))
  const free = days.filter(({ isFree }) => isFree).map(({ date }) => date)
  expect(free[0]).toBe('2026-11-23')
  for (const closed of ['2026-11-24', '2026-11-28', '2026-11-29', '2026-12-25'])
    expect(free).not.toContain(closed)
  expect(free).toContain('2026-12-24')
  expect(
    days.find(({ date }) => date === '2026-11-24'),
    'a full day is shown as full',
  ).toEqual({ date: '2026-11-24', isFree: false, note: '' })
  expect(days.map(({ date }) => date)).not.toContain('2026-11-28')
})
