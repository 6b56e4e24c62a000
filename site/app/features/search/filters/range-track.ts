/** A slider's values, from its left end to its right. */
export type Track = {
  min: number
  max: number
  step: number
  /** The value in the middle of the track, so that half the stock is on either side. */
  median: number
}

/** Places of the slider's thumbs, left to right. */
export const TRACK_LENGTH = 1_000
const HALF = TRACK_LENGTH / 2
const BARS = 24

type Counted = readonly { value: number; count: number }[]

/** A value's position on the track: each half is linear. */
export function placeOf(value: number, { min, max, median }: Track): number {
  const clamped = Math.min(Math.max(value, min), max)
  const place =
    clamped <= median
      ? ((clamped - min) / (median - min)) * HALF
      : HALF + ((clamped - median) / (max - median)) * HALF
  return Math.round(place)
}

/** The value at a place of the track, to the step of the slider. */
export function valueAt(place: number, { min, max, step, median }: Track): number {
  const value =
    place <= HALF ? min + (place / HALF) * (median - min) : median + ((place - HALF) / HALF) * (max - median)
  return Math.min(max, Math.max(min, Math.round(value / step) * step))
}

/** The median of counted values, moved off the ends of the track; its middle where nothing is counted or steps fit. */
export function medianOf(counted: Counted, { min, max, step }: Omit<Track, 'median'>): number {
  if (max - min < 2 * step) return (min + max) / 2
  const sorted = [...counted].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let passed = 0
  for (const { value, count } of sorted) {
    passed += count
    if (passed >= half) return Math.min(Math.max(value, min + step), max - step)
  }
  return (min + max) / 2
}

/** How many are at each part of the track, for the bars above it. */
export function barsOf(counted: Counted, track: Track): number[] {
  const sums = new Array<number>(BARS).fill(0)
  for (const { value, count } of counted) {
    const bar = Math.min(BARS - 1, Math.floor((placeOf(value, track) / TRACK_LENGTH) * BARS))
    sums[bar] = (sums[bar] ?? 0) + count
  }
  return sums
}

/** The values that a bar stands for. */
export function barValues(index: number, bars: number, track: Track): [from: number, to: number] {
  const at = (bar: number) => valueAt((bar / bars) * TRACK_LENGTH, track)
  return [at(index), at(index + 1)]
}
