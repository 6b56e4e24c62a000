import { addMs } from '@forecourt/schemas/contract/pure'
import { type PricePicks, pricePicks, weeklyQuickPicks } from '#app/domain/money/quick-picks.ts'
import {
  isNumberRange,
  type NumberRangeKey,
  numberRange,
  type PeriodRangeKey,
  PRICE_SLIDER,
  RANGE_KEYS,
  RANGES,
  type RangeKey,
  type RangePlace,
  type RangeScale,
} from '#app/domain/search-address/search-ranges.ts'
import type { SearchState } from '#app/domain/search-address/search-state.ts'
import type { PeriodGroup, RangeGroup } from './filter-model.ts'
import type { Counts, Facets, GroupKey } from './filter-plans.ts'
import { countBars, type SliderTrack, trackAround, trackAroundMedian, trackOfBars } from './range-track.ts'

type Stats = Readonly<Record<string, { min: number; max: number }>>
/** What is counted in a dealer's whole stock. */
export type CountedStock = { facets: Facets; stats: Stats }
export type Picks = { price: PricePicks; km: boolean }
type Slider = SliderTrack & Pick<RangeGroup, 'bars' | 'picks'>

const DAY_MS = 86_400_000

/**
 * The ranges of a place of the panel; further ones only when unfolded, bounded or telling.
 * @param now ISO UTC
 * @param telling the groups that are on top of the panel
 */
export function rangeGroups(
  place: RangePlace,
  state: SearchState,
  stock: CountedStock,
  { picks, now, telling }: { picks: Picks; now: string; telling: readonly GroupKey[] },
): (RangeGroup | PeriodGroup)[] {
  const keys = RANGE_KEYS.filter((key) => RANGES[key].place === place)
  const isFurther = (key: RangeKey) => place === 'more' && !telling.includes(key)
  const asked = keys.filter((key) => !isFurther(key) || state.more || state.ranges[key] !== undefined)
  return asked.flatMap((key) => {
    if (!isNumberRange(key)) return periodGroup(key, state, now)
    const group = numberGroup(key, state, stock, picks)
    if (group === null) return []
    return isFurther(key) ? { ...group, more: true } : group
  })
}

function numberGroup(
  key: NumberRangeKey,
  { ranges }: SearchState,
  stock: CountedStock,
  picks: Picks,
): RangeGroup | null {
  const { label, scale } = numberRange(key)
  const isChosen = ranges[key] !== undefined
  const slider = makeSlider(key, scale, stock, picks, isChosen)
  if (slider === null) return null
  return { kind: 'range', key, title: label, open: key === 'price' || isChosen, ...slider }
}

function makeSlider(
  key: NumberRangeKey,
  scale: RangeScale,
  stock: CountedStock,
  picks: Picks,
  isChosen: boolean,
): Slider | null {
  switch (scale.from) {
    case 'prices':
      return priceSlider(stock.facets, picks)
    case 'weekly-prices':
      return weeklySlider(scale, stock.facets, isChosen)
    case 'stock': {
      const slider = stockSlider(key, scale, stock)
      // Quick picks of kilometres are the dealer's choice.
      if (slider === null || scale.picks === undefined || !picks.km) return slider
      return { ...slider, picks: scale.picks.filter((pick) => pick < slider.max) }
    }
  }
}

/** A bar for how many cars cost so much. */
function priceSlider({ price = NO_PRICES }: Facets, picks: Picks): Slider {
  const counted = numbers(price).filter(({ value }) => value > 0)
  const track = trackOfBars(PRICE_SLIDER, counted)
  return { ...track, bars: countBars(counted, track), picks: pricePicks(picks.price, counted) }
}

const NO_PRICES: Counts = []

/** Null where the dealer's lender provides no weekly prices. */
function weeklySlider(
  { min, max, step }: Exclude<RangeScale, { from: 'stock' }>,
  { weekly_price_range = [] }: Facets,
  isChosen: boolean,
): Slider | null {
  const picks = weeklyQuickPicks(weekly_price_range.map(({ value }) => value))
  if (picks.length === 0 && !isChosen) return null
  const median = picks[Math.floor(picks.length / 2)] ?? max / 2
  return { ...trackAround({ min, max, step }, Math.min(median, max - step)), picks }
}

/** Within the bounds of the stock; null where these leave no choice. */
function stockSlider(
  key: NumberRangeKey,
  { start, step, bend }: Extract<RangeScale, { from: 'stock' }>,
  { facets, stats }: CountedStock,
): SliderTrack | null {
  const bounds = stats[key]
  if (bounds === undefined || bounds.max <= (start === undefined ? bounds.min : step)) return null
  const min = start ?? Math.floor(bounds.min / step) * step
  const ends = { min, max: Math.ceil(bounds.max / step) * step, step }
  return bend === 'median'
    ? trackAroundMedian(ends, numbers(facets[key] ?? []))
    : trackAround(ends, (ends.min + ends.max) / 2)
}

function periodGroup(key: PeriodRangeKey, { ranges }: SearchState, now: string): PeriodGroup {
  const { label, days } = RANGES[key]
  const today = `${now.slice(0, 10)}T00:00:00.000Z`
  const since = (count: number) => Math.floor(Date.parse(addMs(today, -count * DAY_MS)) / 1_000)
  return {
    kind: 'periods',
    key,
    title: label,
    open: ranges[key] !== undefined,
    more: true,
    periods: days.map((count) => ({ label: `Last ${count} days`, bounds: [since(count), null] })),
  }
}

function numbers(counts: Counts): { value: number; count: number }[] {
  return counts.map(({ value, count }) => ({ value: Number(value), count }))
}
