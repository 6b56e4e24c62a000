import { expect, test } from 'vitest'
import { prizeAt, sumOfWeights, wheelTurn } from './prize-wheel.ts'

const prizes = [
  { label: 'a', weight: 1 },
  { label: 'b', weight: 3 },
  { label: 'c', weight: 2 },
]

test('each prize is drawn in proportion to its weight', () => {
  const drawn = Array.from({ length: sumOfWeights(prizes) }, (_, number) => prizeAt(prizes, number))
  expect(drawn).toEqual([0, 1, 1, 1, 2, 2])
  expect(() => prizeAt(prizes, 6)).toThrow(RangeError)
})

test.each([
  [4, 0, 1_755],
  [4, 3, 1_485],
  [3, 1, 1_620],
])('of %i fields, number %i is at the top after %i degrees', (count, index, degrees) => {
  expect(wheelTurn(count, index)).toBe(degrees)
  // The middle of the field, turned, is a whole number of rounds.
  expect((wheelTurn(count, index) + ((index + 0.5) * 360) / count) % 360).toBe(0)
})
