import fc from 'fast-check'
import { expect, it } from 'vitest'
import { medianPrice, placeOfPrice, priceAtPlace, priceBars, TRACK_LENGTH } from './price-track.ts'

const median = fc.integer({ min: 11, max: 499 }).map((steps) => steps * 500)

it('puts the median in the middle and the bounds at the ends', () => {
  fc.assert(
    fc.property(median, (middle) => {
      expect(placeOfPrice(5_000, middle)).toBe(0)
      expect(placeOfPrice(middle, middle)).toBe(TRACK_LENGTH / 2)
      expect(placeOfPrice(250_000, middle)).toBe(TRACK_LENGTH)
    }),
  )
})

it('never turns the order of prices, and stays within the bounds and on the steps', () => {
  fc.assert(
    fc.property(median, fc.nat(TRACK_LENGTH), fc.nat(TRACK_LENGTH), (middle, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(priceAtPlace(low, middle)).toBeLessThanOrEqual(priceAtPlace(high, middle))
      expect(priceAtPlace(one, middle) % 500).toBe(0)
      expect(priceAtPlace(one, middle)).toBeGreaterThanOrEqual(5_000)
      expect(priceAtPlace(one, middle)).toBeLessThanOrEqual(250_000)
    }),
  )
})

it('keeps the median off the ends of the track', () => {
  expect(medianPrice([{ value: 900, count: 9 }])).toBe(5_500)
  expect(medianPrice([{ value: 900_000, count: 9 }])).toBe(249_500)
  expect(medianPrice([])).toBe(127_500)
})

it('draws bars up to the tallest and none for an empty stock', () => {
  expect(Math.max(...priceBars([{ value: 20_000, count: 4 }], 20_000))).toBe(100)
  expect(Math.max(...priceBars([], 20_000))).toBe(0)
})
