/** Nothing is said of a rate before a thing was seen this often. */
export const ENOUGH_SEEN = 500
/** Weeks by which a place is judged. */
export const USUAL_WEEKS = 12
/** A week with fewer is no week of a place; with fewer such weeks a place has no usual. */
const WEEK_SEEN = 100
const FEWEST_WEEKS = 4

/** How something does, in words for staff. */
export const VERDICT_WORDS = {
  better: 'Better than usual',
  usual: 'About usual',
  below: 'Below usual',
  few: 'Too few to say',
} as const
export type CountVerdict = keyof typeof VERDICT_WORDS

/** Stands under everything that is counted. */
export const COUNTS_ONLY = {
  title: 'Counts only, nobody is followed',
  text: 'no names, no cookies, no path from page to page, and nothing from browsers that ask not to be tracked. Rates wait until a thing has been seen about 500 times.',
} as const

/** The rates between which a place usually is: the middle half of its weeks. */
export type Usual = { low: number; high: number }
export type Counted = { seen: number; clicked: number }

/** The usual of a place by its last weeks; null while there are too few. */
export function computeUsual(weeks: readonly Counted[]): Usual | null {
  const rates = weeks
    .filter(({ seen }) => seen >= WEEK_SEEN)
    .map(({ seen, clicked }) => clicked / seen)
    .sort((one, other) => one - other)
  if (rates.length < FEWEST_WEEKS) return null
  return { low: quantile(rates, 0.25), high: quantile(rates, 0.75) }
}

function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}

/**
 * The usual of something that was seen at several places: each counts as often as it was seen there. Null where one of
 * them has none.
 */
export function combineUsuals(places: readonly { seen: number; usual: Usual | null }[]): Usual | null {
  const seen = places.reduce((sum, place) => sum + place.seen, 0)
  if (seen === 0) return null
  const usual = { low: 0, high: 0 }
  for (const place of places) {
    if (place.seen === 0) continue
    if (place.usual === null) return null
    usual.low += (place.usual.low * place.seen) / seen
    usual.high += (place.usual.high * place.seen) / seen
  }
  return usual
}

/** The share of those who saw it that clicked; null before that says anything. */
export function getRate({ seen, clicked }: Counted): number | null {
  return seen < ENOUGH_SEEN ? null : clicked / seen
}

/** How something does against the usual of its place. */
export function judgeCounts(counted: Counted, usual: Usual | null): CountVerdict {
  const rate = getRate(counted)
  if (rate === null || usual === null) return 'few'
  if (rate > usual.high) return 'better'
  return rate < usual.low ? 'below' : 'usual'
}
