import { expect, it } from 'vitest'
import { barHeight } from './bar-height.ts'

it.each([
  [100, 100, 100],
  [25, 100, 50],
  [1, 100, 10],
  [1, 10_000, 6],
  [0, 100, 0],
  [0, 0, 0],
])('the bar of %d where the most are %d is %d high', (count, most, height) =>
  expect(barHeight(count, most)).toBe(height),
)
