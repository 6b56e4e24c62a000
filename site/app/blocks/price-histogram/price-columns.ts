/** A price in whole dollars and how many vehicles have it. */
type PriceCount = { dollars: number; count: number }
/** Inclusive bounds in whole dollars, as the search takes them; null is open. */
export type PriceBounds = { min: number | null; max: number | null }

const MOST_COLUMNS = 14
const FEWEST_COLUMNS = 3
const STEPS = [500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000]
/** The share of the vehicles below the first step, and above the last. */
const TAIL = 0.04

/**
 * Bounds of columns of equal width around most prices, open at both ends: `to $10k`, `$10k to $15k` … `over $60k`; [] where
 * the prices are too close together to compare.
 */
export function priceColumns(counted: readonly PriceCount[]): PriceBounds[] {
  const prices = counted.filter(({ dollars, count }) => dollars > 0 && count > 0)
  const [low, high] = [quantile(prices, TAIL), quantile(prices, 1 - TAIL)]
  if (low === null || high === null) return []
  for (const step of STEPS) {
    const first = (Math.floor(low / step) + 1) * step
    const last = Math.max(first, Math.floor(high / step) * step)
    // One column before the first bound, one after the last.
    const columns = (last - first) / step + 2
    if (columns > MOST_COLUMNS) continue
    return columns < FEWEST_COLUMNS ? [] : splitBounds(first, last, step)
  }
  return []
}

function splitBounds(first: number, last: number, step: number): PriceBounds[] {
  const steps = Array.from({ length: (last - first) / step }, (_, index) => first + index * step)
  return [
    { min: 1, max: first - 1 },
    ...steps.map((from) => ({ min: from, max: from + step - 1 })),
    { min: last, max: null },
  ]
}

/** How many vehicles cost what a column holds. */
export function countWithin(counted: readonly PriceCount[], { min, max }: PriceBounds): number {
  return counted
    .filter(({ dollars }) => dollars >= (min ?? 1) && dollars <= (max ?? Number.POSITIVE_INFINITY))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The price under which at least half of the vehicles are, at the end of a column; null where only the last reaches it. */
export function halfUnder(columns: readonly (PriceBounds & { count: number })[]): number | null {
  const half = columns.reduce((sum, { count }) => sum + count, 0) / 2
  let passed = 0
  for (const { max, count } of columns) {
    passed += count
    if (passed >= half) return max === null ? null : max + 1
  }
  return null
}

/** The price below which a share of the vehicles are; null without any. */
function quantile(prices: readonly PriceCount[], share: number): number | null {
  const sorted = [...prices].sort((one, other) => one.dollars - other.dollars)
  const limit = sorted.reduce((sum, { count }) => sum + count, 0) * share
  let passed = 0
  for (const { dollars, count } of sorted) {
    passed += count
    if (passed >= limit) return dollars
  }
  return null
}

/** `$25k`, `$2.5k`, `$900`. */
export function shortDollars(dollars: number): string {
  return dollars < 1_000 ? `$${dollars}` : `$${dollars / 1_000}k`
}
