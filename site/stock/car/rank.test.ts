import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Rankable, stockRank } from './rank.ts'

const NOW = '2025-07-10T00:00:00.000Z'
const best: Rankable = { status: 'in_stock', photosCount: 20, priceCents: 1, certified: true, createdAt: NOW }

it('gives the best car 1000 points', () => {
  expect(stockRank(best, NOW)).toBe(1_000)
})

it.each([
  ['coming soon', { status: 'coming_soon' }, 800],
  ['sold', { status: 'sold' }, 600],
  ['seven pictures', { photosCount: 7 }, 870],
  ['no picture', { photosCount: 0 }, 550],
  ['no price', { priceCents: null }, 850],
  ['30 days old', { createdAt: '2025-06-10T00:00:00.000Z' }, 900],
  ['a year old', { createdAt: '2024-07-10T00:00:00.000Z' }, 800],
  ['of unknown age', { createdAt: null }, 800],
] as const)('gives %s its points', (_what, change, points) => {
  expect(stockRank({ ...best, ...change }, NOW)).toBe(points)
})

it('stays a whole number from 0 to 1000 whatever the car', () => {
  const cars = fc.record({
    status: fc.string(),
    photosCount: fc.integer(),
    priceCents: fc.option(fc.integer()),
    certified: fc.boolean(),
    createdAt: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
  })
  fc.assert(
    fc.property(cars, (car) => {
      const rank = stockRank(car, NOW)
      return Number.isInteger(rank) && rank >= 0 && rank <= 1_000
    }),
  )
})
