import { addMs } from '@forecourt/schemas/contract/pure'
import { memoizeByRef } from '#app/domain/memoize-by-ref.ts'
import {
  KILOMETRE_QUICK_PICKS,
  type PricePicks,
  pricePicks,
  weeklyQuickPicks,
} from '#app/domain/money/quick-picks.ts'
import type { SearchState } from '#app/domain/search-address/search-state.ts'
import type { PeriodGroup, RangeGroup } from './filter-model.ts'
import type { Counts, Facets } from './filter-plans.ts'
import { PRICE_SLIDER } from './price-slider.ts'
import { barsOf, trackAround, trackAroundMedian, trackOfBars } from './range-track.ts'

type Stats = Readonly<Record<string, { min: number; max: number }>>
export type Picks = { price: PricePicks; km: boolean }

/** Dollars a week of the weekly slider. */
const WEEKLY_SLIDER = { step: 10, min: 0, max: 1_000 } as const
const KM_STEP = 1_000
/** Millimetres, kilograms. */
const SEAT_STEP = 5
const TOWING_STEP = 50
const DAY_MS = 86_400_000

/** The price, with a bar for how many cars cost so much. */
export function priceGroup({ price = NO_PRICES }: Facets, picks: Picks): RangeGroup {
  const { counted, track, bars } = pricesAlong(price)
  return {
    kind: 'range',
    key: 'price',
    title: 'Price',
    open: true,
    ...track,
    bars,
    picks: pricePicks(picks.price, counted),
  }
}

const NO_PRICES: Counts = []

/** Hundreds of prices, the same on every page until the stock moves. */
const pricesAlong = memoizeByRef((price: Counts) => {
  const counted = numbers(price).filter(({ value }) => value > 0)
  const track = trackOfBars(PRICE_SLIDER, counted)
  return { counted, track, bars: barsOf(counted, track) }
})

/** The weekly price, where the dealer's lender provides one. */
export function weeklyGroup({ ranges }: SearchState, { weekly_price_range = [] }: Facets): RangeGroup | null {
  const picks = weeklyQuickPicks(weekly_price_range.map(({ value }) => value))
  if (picks.length === 0 && ranges.weekly_price === undefined) return null
  const median = picks[Math.floor(picks.length / 2)] ?? WEEKLY_SLIDER.max / 2
  return {
    kind: 'range',
    key: 'weekly_price',
    title: 'Weekly price',
    open: ranges.weekly_price !== undefined,
    ...trackAround(WEEKLY_SLIDER, Math.min(median, WEEKLY_SLIDER.max - WEEKLY_SLIDER.step)),
    picks,
  }
}

/** Years and kilometres within the bounds of the stock. */
export function reachGroups(
  { ranges }: SearchState,
  { year, km }: Stats,
  { km: kms = [] }: Facets,
  picks: Picks,
): RangeGroup[] {
  const groups: RangeGroup[] = []
  if (year && year.max > year.min) {
    const track = { min: year.min, max: year.max, step: 1 }
    groups.push({
      ...{ kind: 'range', key: 'year', title: 'Year', open: ranges.year !== undefined },
      ...trackAround(track, (year.min + year.max) / 2),
    })
  }
  if (km && km.max > KM_STEP) {
    const track = { min: 0, max: Math.ceil(km.max / KM_STEP) * KM_STEP, step: KM_STEP }
    groups.push({
      ...{ kind: 'range', key: 'km', title: 'Kilometres', open: ranges.km !== undefined },
      ...trackAroundMedian(track, numbers(kms)),
      ...(picks.km ? { picks: KILOMETRE_QUICK_PICKS.filter((pick) => pick < track.max) } : {}),
    })
  }
  return groups
}

/** The measures that a kind of vehicle is chosen by: seat heights of motorcycles, and what the others tow. */
export function measureGroups(
  state: SearchState,
  stats: Stats,
  { seat_height: seats = [], towing_kg: towing = [] }: Facets,
): RangeGroup[] {
  const { ranges } = state
  const groups: RangeGroup[] = []
  if (stats.seat_height && stats.seat_height.max > stats.seat_height.min) {
    const track = trackOf(stats.seat_height, SEAT_STEP)
    groups.push({
      ...{ kind: 'range', key: 'seat_height', title: 'Seat height', open: ranges.seat_height !== undefined },
      ...trackAroundMedian(track, numbers(seats)),
    })
  }
  const asksTowing = state.more === true || ranges.towing_kg !== undefined
  if (asksTowing && stats.towing_kg && stats.towing_kg.max > stats.towing_kg.min) {
    const track = trackOf(stats.towing_kg, TOWING_STEP)
    groups.push({
      ...{ kind: 'range', key: 'towing_kg', title: 'Braked towing', more: true },
      open: ranges.towing_kg !== undefined,
      ...trackAroundMedian(track, numbers(towing)),
    })
  }
  return groups
}

const trackOf = ({ min, max }: { min: number; max: number }, step: number) => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
  step,
})

/** Subscriptions by the week and when a car arrived: further filters. */
export function furtherGroups(state: SearchState, stats: Stats, now: string): (RangeGroup | PeriodGroup)[] {
  const { ranges } = state
  const wanted = (key: 'subscription_price' | 'created_at_timestamp') =>
    state.more === true || ranges[key] !== undefined
  const { subscription_price: weekly } = stats
  const groups: (RangeGroup | PeriodGroup)[] = []
  if (wanted('subscription_price') && weekly && weekly.max > 0) {
    const track = { min: 0, max: Math.ceil(weekly.max / 10) * 10, step: 5 }
    groups.push({
      ...{ kind: 'range', key: 'subscription_price', title: 'Subscription a week', more: true },
      open: ranges.subscription_price !== undefined,
      ...trackAround(track, track.max / 2),
    })
  }
  if (wanted('created_at_timestamp')) groups.push(arrivals(ranges.created_at_timestamp !== undefined, now))
  return groups
}

function arrivals(open: boolean, now: string): PeriodGroup {
  const today = `${now.slice(0, 10)}T00:00:00.000Z`
  const since = (days: number) => Math.floor(Date.parse(addMs(today, -days * DAY_MS)) / 1_000)
  return {
    kind: 'periods',
    key: 'created_at_timestamp',
    title: 'Arrived',
    open,
    more: true,
    periods: [7, 14, 30, 90].map((days) => ({ label: `Last ${days} days`, bounds: [since(days), null] })),
  }
}

function numbers(counts: Counts): { value: number; count: number }[] {
  return counts.map(({ value, count }) => ({ value: Number(value), count }))
}
