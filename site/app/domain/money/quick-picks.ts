/** Prices in dollars to choose at a touch, by the dealer's choice (PRICE-07, OPEN-30). */
export const PRICE_QUICK_PICKS = {
  usual: [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 70_000],
  high: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
} as const

export type PricePicks = keyof typeof PRICE_QUICK_PICKS

/** Fewer are no choice. */
const FEWEST_PICKS = 2

/**
 * The prices of the dealer's choice that find a part of the stock: neither nothing nor everything. Where those are too
 * few, as for dear picks over stock that costs less, the other choice's stand in (VAR-32).
 */
export function pricePicks(chosen: PricePicks, stock: readonly { value: number; count: number }[]): number[] {
  const priced = stock.filter(({ value, count }) => value > 0 && count > 0)
  const [cheapest, dearest] = [
    Math.min(...priced.map(({ value }) => value)),
    Math.max(...priced.map(({ value }) => value)),
  ]
  const narrows = (pick: number) => priced.length === 0 || (pick >= cheapest && pick < dearest)
  const own = PRICE_QUICK_PICKS[chosen].filter(narrows)
  const other = PRICE_QUICK_PICKS[chosen === 'usual' ? 'high' : 'usual'].filter(narrows)
  return own.length >= FEWEST_PICKS || own.length > other.length ? own : other
}

/** Kilometres to choose at a touch (PRICE-08, OPEN-31). */
export const KILOMETRE_QUICK_PICKS = [20_000, 50_000, 80_000, 100_000, 150_000] as const

/** The bounds between a dealer's weekly ranges: 100, 150 … for 'Under $100', '$100 - $149' … */
export function weeklyQuickPicks(labels: readonly string[]): number[] {
  const bounds = labels.flatMap((label) => {
    const first = label.match(/[\d,]+/)?.[0].replaceAll(',', '')
    return first ? [Number(first)] : []
  })
  return [...new Set(bounds)].sort((a, b) => a - b)
}
