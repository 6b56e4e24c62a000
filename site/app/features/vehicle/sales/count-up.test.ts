import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COUNT_UP_MS, countUp } from './sales-clock.ts'

it('sets out from the one number and is at the other after two seconds', () => {
  expect(countUp(10, 50, 0)).toBe(10)
  expect(countUp(10, 50, COUNT_UP_MS)).toBe(50)
  expect(countUp(10, 50, 60_000)).toBe(50)
})

it('never decreases on the way', () => {
  const number = fc.integer({ min: 0, max: 6_000 })
  const moment = fc.integer({ min: -100, max: 3_000 })
  fc.assert(
    fc.property(number, number, moment, moment, (from, further, a, b) => {
      const to = from + further
      const [first, second] = [countUp(from, to, Math.min(a, b)), countUp(from, to, Math.max(a, b))]
      return first <= second && first >= from && second <= to
    }),
  )
})
