import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test.each([0, -0, 7, 999, 1_000, 1_240, 1_234_567, -1, -1_000, 999.5, 0.5, Number.NaN])(
  '%d is written as the language writes it',
  (count) => {
    expect(formatCount(count)).toBe(Math.abs(count) === 0 ? '0' : count.toLocaleString('en-AU'))
  },
)
