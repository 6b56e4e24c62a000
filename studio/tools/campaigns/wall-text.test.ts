import { expect, it } from 'vitest'
import { formatWall, readWall } from './wall-text.ts'

const now = '2026-11-24T00:00:00.000Z'

it('a wall time reads as it is typed, whatever the zone', () => {
  expect(readWall('1 dec 9am', { edge: 'from', current: undefined, now })).toEqual({
    wall: '2026-12-01T09:00',
  })
  expect(readWall('31 jan', { edge: 'until', current: undefined, now })).toEqual({ wall: '2027-01-31T23:59' })
  expect(formatWall('2027-01-31T23:59', 'until')).toBe('Sun 31 Jan 2027, 11:59 pm')
})

it('an empty field is no time, and a text that is no day says so', () => {
  expect(readWall(' ', { edge: 'from', current: '2026-12-01T09:00', now })).toEqual({ wall: null })
  expect(readWall('soon', { edge: 'from', current: undefined, now })).toHaveProperty('problem')
  expect(formatWall(undefined, 'from')).toBe('')
})
