import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRICE_SLIDER } from '#app/domain/search-address/search-ranges.ts'
import {
  barValues,
  countBars,
  getPlace,
  type SliderTrack,
  TRACK_LENGTH,
  trackAround,
  trackAroundMedian,
  trackOfBars,
  valueAt,
} from './range-track.ts'

const price = (middle: number): SliderTrack => trackAround(PRICE_SLIDER, middle)
const middle = fc.integer({ min: 11, max: 499 }).map((steps) => steps * 500)

it('puts the median in the middle and the bounds at the ends', () => {
  fc.assert(
    fc.property(middle, (value) => {
      expect(getPlace(5_000, price(value))).toBe(0)
      expect(getPlace(value, price(value))).toBe(TRACK_LENGTH / 2)
      expect(getPlace(250_000, price(value))).toBe(TRACK_LENGTH)
    }),
  )
})

it('preserves the order of prices, and stays within the bounds and on the steps', () => {
  fc.assert(
    fc.property(middle, fc.nat(TRACK_LENGTH), fc.nat(TRACK_LENGTH), (value, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      const at = (place: number) => valueAt(place, price(value))
      expect(at(low)).toBeLessThanOrEqual(at(high))
      expect(at(one) % 500).toBe(0)
      expect(at(one)).toBeGreaterThanOrEqual(5_000)
      expect(at(one)).toBeLessThanOrEqual(250_000)
    }),
  )
})

it('places the median off the ends of the track', () => {
  const findMedian = (value: number) => trackAroundMedian(PRICE_SLIDER, [{ value, count: 9 }]).bend.value
  expect(findMedian(900)).toBe(5_500)
  expect(findMedian(900_000)).toBe(249_500)
  expect(trackAroundMedian(PRICE_SLIDER, []).bend.value).toBe(127_500)
})

it('has a middle on a track of one step', () => {
  const counted = [801, 804].map((value) => ({ value, count: 1 }))
  const track = trackAroundMedian({ min: 800, max: 805, step: 5 }, counted)
  expect([800, 805].map((value) => getPlace(value, track))).toEqual([0, TRACK_LENGTH])
})

describe('bars of prices', () => {
  const counts = fc.array(
    fc.record({ value: fc.integer({ min: 500, max: 900_000 }), count: fc.integer({ min: 1, max: 40 }) }),
  )

  it('are of equal dollars but for the open ends, whatever the stock costs', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const track = trackOfBars(PRICE_SLIDER, counted)
        const bars = countBars(counted, track)
        const ends = bars.map((_, index) => barValues(index, track))
        expect(ends[0]?.[0]).toBeNull()
        expect(ends.at(-1)?.[1]).toBeNull()
        const widths = new Set(ends.slice(1, -1).map(([from, below]) => Number(below) - Number(from)))
        expect(widths.size).toBe(1)
        expect(([...widths][0] ?? 0) % PRICE_SLIDER.step).toBe(0)
      }),
    )
  })

  it('count every car once, in the bar whose words name its price', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const track = trackOfBars(PRICE_SLIDER, counted)
        for (const [index, sum] of countBars(counted, track).entries()) {
          const [from, below] = barValues(index, track)
          const inside = counted.filter(({ value }) => value >= (from ?? 0) && value < (below ?? Infinity))
          expect(sum).toBe(inside.reduce((total, { count }) => total + count, 0))
        }
      }),
    )
  })

  it('leave at most one car of fifty to the last while their prices are on the slider', () => {
    const counted = Array.from({ length: 400 }, (_, index) => ({ value: 15_000 + index * 120, count: 1 }))
    const bars = countBars(counted, trackOfBars(PRICE_SLIDER, counted))
    expect(bars.at(-1)).toBeLessThanOrEqual(8)
    // An even stock is even bars: no artefact where one half of the track is denser.
    const full = bars.slice(5, 20)
    expect(Math.max(...full) - Math.min(...full)).toBeLessThanOrEqual(1)
  })

  it('lie above their prices on the track', () => {
    const counted = [{ value: 40_000, count: 5 }]
    const track = trackOfBars(PRICE_SLIDER, counted)
    for (let bar = 1; bar < 25; bar += 1)
      expect(getPlace(Number(barValues(bar, track)[0]), track)).toBe((bar * TRACK_LENGTH) / 25)
  })

  it('are empty for an empty stock', () => {
    expect(Math.max(...countBars([], trackOfBars(PRICE_SLIDER, [])))).toBe(0)
  })
})
