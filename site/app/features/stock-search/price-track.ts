import { PRICE_SLIDER } from '#app/domain/search/price-slider.ts'

/** Places of the slider's thumbs, left to right. */
export const TRACK_LENGTH = 1_000
const HALF = TRACK_LENGTH / 2
const BARS = 24

/**
 * Where a price lies on the track: the median is in its middle, and each half is linear, so that half the stock lies
 * on either side.
 */
export function placeOfPrice(dollars: number, median: number): number {
  const { min, max } = PRICE_SLIDER
  const price = Math.min(Math.max(dollars, min), max)
  const place =
    price <= median
      ? ((price - min) / (median - min)) * HALF
      : HALF + ((price - median) / (max - median)) * HALF
  return Math.round(place)
}

/** The price at a place of the track, to the step of the slider. */
export function priceAtPlace(place: number, median: number): number {
  const { min, max, step } = PRICE_SLIDER
  const price =
    place <= HALF ? min + (place / HALF) * (median - min) : median + ((place - HALF) / HALF) * (max - median)
  return Math.min(max, Math.max(min, Math.round(price / step) * step))
}

/** The median of counted prices, kept off the ends of the track; its middle where nothing is priced. */
export function medianPrice(prices: readonly { value: number; count: number }[]): number {
  const { min, max, step } = PRICE_SLIDER
  const sorted = [...prices].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let passed = 0
  for (const { value, count } of sorted) {
    passed += count
    if (passed >= half) return Math.min(Math.max(value, min + step), max - step)
  }
  return (min + max) / 2
}

/** Heights of the bars above the track, in hundredths of the tallest. */
export function priceBars(prices: readonly { value: number; count: number }[], median: number): number[] {
  const sums = new Array<number>(BARS).fill(0)
  for (const { value, count } of prices) {
    const bar = Math.min(BARS - 1, Math.floor((placeOfPrice(value, median) / TRACK_LENGTH) * BARS))
    sums[bar] = (sums[bar] ?? 0) + count
  }
  const tallest = Math.max(1, ...sums)
  return sums.map((sum) => Math.round((sum / tallest) * 100))
}
