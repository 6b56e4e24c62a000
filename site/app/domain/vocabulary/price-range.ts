/** Lower bounds in dollars of the price ranges a car is filed under; the last one is open (OPEN-69). */
export const PRICE_RANGE_BOUNDS = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const
/** Lower bounds in dollars of the weekly price ranges; a dealer may name others. */
export const WEEKLY_RANGE_BOUNDS = [100, 150, 200, 300] as const

const COUNT = new Intl.NumberFormat('en-AU')

/** 'Under $10,000', '$10,000 - $20,000', 'Over $100,000'; '' for a car with no price. */
export function priceRangeLabel(
  priceCents: number | null,
  bounds: readonly number[] = PRICE_RANGE_BOUNDS,
): string {
  if (priceCents === null || priceCents <= 0) return ''
  const above = bounds.findIndex((bound) => priceCents < bound * 100)
  if (above === 0) return `Under ${dollars(bounds[0] ?? 0)}`
  if (above === -1) return `Over ${dollars(bounds.at(-1) ?? 0)}`
  return `${dollars(bounds[above - 1] ?? 0)} - ${dollars(bounds[above] ?? 0)}`
}

/** 'Under $100', '$100 - $149', …, '$300 and over'; '' when there is no weekly price. Whole dollars a week. */
export function weeklyRangeLabel(
  weeklyDollars: number | null,
  bounds: readonly number[] = WEEKLY_RANGE_BOUNDS,
): string {
  if (weeklyDollars === null || weeklyDollars <= 0) return ''
  const above = bounds.findIndex((bound) => weeklyDollars < bound)
  if (above === 0) return `Under ${dollars(bounds[0] ?? 0)}`
  if (above === -1) return `${dollars(bounds.at(-1) ?? 0)} and over`
  return `${dollars(bounds[above - 1] ?? 0)} - ${dollars((bounds[above] ?? 0) - 1)}`
}

/** Range labels in the order of a filter: 'Under' first, then by their first number (SRCH-19). */
export function sortPriceRanges(labels: readonly string[]): string[] {
  return [...labels].sort(
    (a, b) => Number(isUnder(b)) - Number(isUnder(a)) || firstNumber(a) - firstNumber(b),
  )
}

function isUnder(label: string): boolean {
  return label.startsWith('Under')
}

function firstNumber(label: string): number {
  const digits = label.match(/[\d,]+/)?.[0].replaceAll(',', '')
  return digits ? Number(digits) : Number.POSITIVE_INFINITY
}

function dollars(amount: number): string {
  return `$${COUNT.format(amount)}`
}
