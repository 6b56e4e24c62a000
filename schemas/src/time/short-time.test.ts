import { describe, expect, it } from 'vitest'
import { formatShortDay, formatShortInstant, zoneName } from './short-time.ts'

describe('short days and times', () => {
  it('name the year only where it is another', () => {
    expect(formatShortDay('2026-12-01', '2026-11-23')).toBe('Tue 1 Dec')
    expect(formatShortDay('2027-01-01', '2026-11-23')).toBe('Fri 1 Jan 2027')
  })

  it('are the zone’s own, at the turn of a year too', () => {
    const [instant, now] = ['2026-12-31T13:30:00Z', '2026-12-31T12:00:00Z']
    expect(formatShortInstant(instant, 'Australia/Sydney', now)).toBe('Fri 1 Jan 2027, 12:30 am')
    expect(formatShortInstant(instant, 'Australia/Perth', now)).toBe('Thu 31 Dec, 9:30 pm')
  })

  it('name the zone’s clock, summer and winter', () => {
    expect(zoneName('2026-11-23T02:00:00Z', 'Australia/Sydney')).toBe('AEDT')
    expect(zoneName('2026-06-23T02:00:00Z', 'Australia/Sydney')).toBe('AEST')
  })
})
