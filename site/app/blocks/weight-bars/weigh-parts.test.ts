import { expect, test } from 'vitest'
import { scaleEnd, tickedParts } from './weigh-parts.ts'

const PARTS = [
  { key: 'a', name: 'Bull bar', kg: 62 },
  { key: 'b', name: 'Canopy', kg: 95 },
]

test('all parts are fitted at first, and then those that are ticked', () => {
  expect(tickedParts(PARTS, null)).toEqual(PARTS)
  expect(tickedParts(PARTS, new URLSearchParams('part=b&part=none'))).toEqual([PARTS[1]])
  expect(tickedParts(PARTS, new URLSearchParams('asked=x'))).toEqual([])
})

test('the scale holds the highest limit, or what everything weighs', () => {
  expect(scaleEnd(1_000, PARTS, [2_000, 3_000])).toBe(3_060)
  expect(scaleEnd(3_000, PARTS, [2_000])).toBeCloseTo(3_157 * 1.02)
})
