import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PRICE_SLIDER } from '#app/features/search/filters/price-slider.ts'
import { barsOf, medianOf, placeOf, TRACK_LENGTH, type Track, valueAt } from './range-track.ts'

const price = (median: number): Track => ({ ...PRICE_SLIDER, median })
const median = fc.integer({ min: 11, max: 499 }).map((steps) => steps * 500)

it('puts the median in the middle and the bounds at the ends', () => {
  fc.assert(
    fc.property(median, (middle) => {
      expect(placeOf(5_000, price(middle))).toBe(0)
      expect(placeOf(middle, price(middle))).toBe(TRACK_LENGTH / 2)
      expect(placeOf(250_000, price(middle))).toBe(TRACK_LENGTH)
    }),
  )
})

it('preserves the order of prices, and stays within the bounds and on the steps', () => {
  fc.assert(
    fc.property(median, fc.nat(TRACK_LENGTH), fc.nat(TRACK_LENGTH), (middle, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      const at = (place: number) => valueAt(place, price(middle))
      expect(at(low)).toBeLessThanOrEqual(at(high))
      expect(at(one) % 500).toBe(0)
      expect(at(one)).toBeGreaterThanOrEqual(5_000)
      expect(at(one)).toBeLessThanOrEqual(250_000)
    }),
  )
})

it('places the median off the ends of the track', () => {
  expect(medianOf([{ value: 900, count: 9 }], PRICE_SLIDER)).toBe(5_500)
  expect(medianOf([{ value: 900_000, count: 9 }], PRICE_SLIDER)).toBe(249_500)
  expect(medianOf([], PRICE_SLIDER)).toBe(127_500)
})

it('has a middle on a track of one step', () => {
  const track = { min: 800, max: 805, step: 5 }
  const counted = [801, 804].map((value) => ({ value, count: 1 }))
  const whole = { ...track, median: medianOf(counted, track) }
  expect([800, 805].map((value) => placeOf(value, whole))).toEqual([0, TRACK_LENGTH])
})

it('counts by parts of the track, and nothing for an empty stock', () => {
  expect(Math.max(...barsOf([{ value: 20_000, count: 4 }], price(20_000)))).toBe(4)
  expect(Math.max(...barsOf([], price(20_000)))).toBe(0)
})
