import { expect, it } from 'vitest'
import { barHeight } from './bar-height.ts'

it.each([
  [100, 100, 100],
  [25, 100, 25],
  [1, 100, 3],
  [1, 10_000, 3],
  [0, 100, 0],
  [0, 0, 0],
])('the bar of %d where the most are %d is %d high', (count, most, height) =>
  expect(barHeight(count, most)).toBe(height),
)
