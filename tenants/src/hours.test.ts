import { describe, expect, it } from 'vitest'
import { specialDay, specialDays, week } from './hours.ts'
import { endOfDay, nextYearly, startOfDay } from './seed-dates.ts'

describe('hours written short', () => {
  it('become a week, with one day of its own and a split day', () => {
    const days = week('08:30-17:30', '08:30-12:30, 13:30-17:00', '', { 4: '08:30-20:00' })
    const of = (weekday: number) => days.find((day) => day.weekday === weekday)
    expect(of(4)?.intervals).toMatchObject([{ open: '08:30', close: '20:00' }])
    expect(of(6)?.intervals).toHaveLength(2)
    expect(of(0)).toMatchObject({ status: 'Closed', intervals: [] })
  })

  it('let a location’s own date stand for a holiday', () => {
    const days = specialDays('2026-11-21', {
      state: 'NSW',
      own: [specialDay('2026-12-25', 'Open house', '10:00-12:00')],
    })
    expect(days.filter((day) => day.date === '2026-12-25').map((day) => day.name)).toEqual(['Open house'])
  })

  it('hold only the holidays that are decided already', () => {
    const dates = specialDays('2026-11-21', { state: 'QLD', daysAhead: 60 }).map(({ date }) => date)
    expect(dates.at(-1)).toBe('2027-01-01')
  })

  it('close a location on Good Friday and, where it says so, open it on Easter Monday', () => {
    const days = specialDays('2026-11-21', { state: 'QLD', lesser: '10:00-15:00' })
    const on = (date: string) => days.find((day) => day.date === date)
    expect(on('2027-03-26')?.status).toBe('Closed')
    expect(on('2027-03-29')?.intervals).toMatchObject([{ open: '10:00', close: '15:00' }])
  })
})

describe('dates around the day of seeding', () => {
  it('take the next of a yearly day, the day itself included', () => {
    expect(nextYearly('2026-11-21', '12-25')).toBe('2026-12-25')
    expect(nextYearly('2026-12-25', '12-25')).toBe('2026-12-25')
    expect(nextYearly('2026-12-26', '12-25')).toBe('2027-12-25')
  })

  it('begin and end a day on the dealer’s own clock', () => {
    expect(startOfDay('2025-07-01', 0, 'Australia/Brisbane')).toBe('2025-06-30T14:00:00.000Z')
    expect(endOfDay('2025-07-24', 0, 'Australia/Brisbane')).toBe('2025-07-24T13:59:59.000Z')
  })
})
