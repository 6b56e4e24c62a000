import { expect, it } from 'vitest'
import { fallenSince, latestFall, nextPrice } from './price-history.ts'

const rule = { everyDays: 30, dollars: 400 }
const now = '2026-07-20T02:00:00.000Z'
const car = {
  status: 'in_stock',
  reserved: false,
  carType: 'used',
  createdAt: '2026-07-01T02:00:00.000Z',
  priceSteps: [],
}
const price = (change: object = {}, options: object = {}, cents: number | null = 1_349_000) =>
  nextPrice({ ...car, ...change }, cents, { rule, now, ...options })

it('the next price is promised so many days after the car came, or after the last change', () => {
  expect(price()).toEqual({ cents: 1_309_000, at: '2026-07-31T02:00:00.000Z' })
  const priceSteps = [
    { at: car.createdAt, price: 14_000 },
    { at: '2026-07-10T02:00:00.000Z', price: 13_490 },
  ]
  expect(price({ priceSteps })?.at).toBe('2026-08-09T02:00:00.000Z')
})

it.each([
  ['without a rule', {}, { rule: null }],
  ['of a reserved car', { reserved: true }, {}],
  ['of a car that is still to come', { status: 'coming_soon' }, {}],
  ['of a new car', { carType: 'new' }, {}],
  ['of a car of unknown date', { createdAt: null }, {}],
  ['that is overdue', {}, { now: '2026-07-31T02:00:00.000Z' }],
])('no price is promised %s', (_what, change, options) => expect(price(change, options)).toBeNull())

it('no price is promised without one, or below half of it', () => {
  expect(price({}, {}, null)).toBeNull()
  expect(price({}, {}, 70_000)).toBeNull()
})

it.each([
  ['before it came', '2026-06-01T00:00:00.000Z', 51_000],
  ['at its first price', '2026-07-05T00:00:00.000Z', 51_000],
  ['after the fall', '2026-07-10T02:00:00.000Z', null],
])('a car saved %s is cheaper by what it fell since', (_what, saved, fall) => {
  const priceSteps = [
    { at: car.createdAt, price: 14_000 },
    { at: '2026-07-10T02:00:00.000Z', price: 13_490 },
  ]
  expect(fallenSince({ priceSteps }, 1_349_000, saved)).toBe(fall)
  expect(fallenSince({ priceSteps }, 1_450_000, saved)).toBeNull()
  expect([fallenSince({ priceSteps: [] }, 1, saved), fallenSince({ priceSteps }, null, saved)]).toEqual([
    null,
    null,
  ])
})

it('the latest fall is from the last recorded price but one, since the day of the last', () => {
  const priceSteps = [
    { at: '2026-06-01T02:00:00.000Z', price: 14_690 },
    { at: '2026-07-01T02:00:00.000Z', price: 13_990 },
    { at: '2026-07-10T02:00:00.000Z', price: 13_490 },
  ]
  const car = { priceSteps, beforePriceCents: 1_599_000 }
  expect(latestFall(car, 1_349_000)).toEqual({ cents: 50_000, at: '2026-07-10T02:00:00.000Z' })
  expect(latestFall(car, 1_400_000)).toBeNull()
  expect(latestFall(car, null)).toBeNull()
})

it('the latest fall without recorded prices is from the feed’s was-price, of an unknown day', () => {
  expect(latestFall({ priceSteps: [], beforePriceCents: 1_399_000 }, 1_349_000)).toEqual({
    cents: 50_000,
    at: null,
  })
  for (const beforePriceCents of [null, 1_349_000, 1_200_000])
    expect(latestFall({ priceSteps: [], beforePriceCents }, 1_349_000)).toBeNull()
})
