/** A slider's values, from its left end to its right: two linear parts that meet at the bend. */
export type SliderTrack = {
  min: number
  max: number
  step: number
  /** The value where the parts meet, and its place. */
  bend: { value: number; place: number }
}

/** Places of the slider's thumbs, left to right. */
export const TRACK_LENGTH = 1_000
/** Bars above a track; the last is open to the right. */
const BARS = 25
const OPEN_BAR_AT = (TRACK_LENGTH / BARS) * (BARS - 1)
/** The share of the stock that the bars of equal width cover. */
const COVERED = 0.98

type Ends = Omit<SliderTrack, 'bend'>
type Counted = readonly { value: number; count: number }[]

/** A value's position on the track. */
export function getPlace(value: number, { min, max, bend }: SliderTrack): number {
  const clamped = Math.min(Math.max(value, min), max)
  const place =
    clamped <= bend.value
      ? ((clamped - min) / (bend.value - min)) * bend.place
      : bend.place + ((clamped - bend.value) / (max - bend.value)) * (TRACK_LENGTH - bend.place)
  return Math.round(place)
}

/** The value at a place of the track, to the step of the slider. */
export function valueAt(place: number, { min, max, step, bend }: SliderTrack): number {
  const value =
    place <= bend.place
      ? min + (place / bend.place) * (bend.value - min)
      : bend.value + ((place - bend.place) / (TRACK_LENGTH - bend.place)) * (max - bend.value)
  return Math.min(max, Math.max(min, Math.round(value / step) * step))
}

/** A track with a value in its middle. */
export const trackAround = (ends: Ends, middle: number): SliderTrack => ({
  ...ends,
  bend: { value: middle, place: TRACK_LENGTH / 2 },
})

/** A track with half of the counted vehicles on either side. */
export const trackAroundMedian = (ends: Ends, counted: Counted): SliderTrack =>
  trackAround(ends, findMedian(counted, ends))

/** The median of counted values, moved off the ends of the track; its middle where nothing is counted or steps fit. */
function findMedian(counted: Counted, { min, max, step }: Ends): number {
  if (max - min < 2 * step) return (min + max) / 2
  const median = findQuantile(counted, 0.5)
  return median === null ? (min + max) / 2 : Math.min(Math.max(median, min + step), max - step)
}

/** The smallest value that this share of the counted vehicles does not exceed; null without any. */
function findQuantile(counted: Counted, share: number): number | null {
  const sorted = counted.toSorted((a, b) => a.value - b.value)
  const wanted = sorted.reduce((sum, { count }) => sum + count, 0) * share
  let passed = 0
  for (const { value, count } of sorted) {
    passed += count
    if (passed >= wanted) return value
  }
  return null
}

/** A track under bars of equal width that reach past nearly all that is counted; the rest is under the last, open one. */
export function trackOfBars(ends: Ends, counted: Counted): SliderTrack {
  const { min, max, step } = ends
  const reach = findQuantile(counted, COVERED) ?? max
  const widest = Math.floor((max - min) / BARS / step)
  const steps = Math.min(Math.max(1, Math.ceil((reach - min) / (BARS - 1) / step)), widest)
  return { ...ends, bend: { value: min + steps * step * (BARS - 1), place: OPEN_BAR_AT } }
}

const measureWidth = ({ min, bend }: SliderTrack) => (bend.value - min) / (BARS - 1)

/** How many there are in each bar above a track of bars; what lies beyond an end is in the bar beside it. */
export function countBars(counted: Counted, track: SliderTrack): number[] {
  const sums = new Array<number>(BARS).fill(0)
  for (const { value, count } of counted) {
    const bar = Math.min(BARS - 1, Math.max(0, Math.floor((value - track.min) / measureWidth(track))))
    sums[bar] = (sums[bar] ?? 0) + count
  }
  return sums
}

/** The values of a bar; null where it is open: the first downwards, the last upwards. */
export function barValues(index: number, track: SliderTrack): [from: number | null, below: number | null] {
  const at = (bar: number) => track.min + bar * measureWidth(track)
  return [index === 0 ? null : at(index), index === BARS - 1 ? null : at(index + 1)]
}
