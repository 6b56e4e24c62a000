import { expect, it } from 'vitest'
import { WEEKLY_RANGE_BOUNDS, weeklyRangeLabel } from '../vocabulary/price-range.ts'
import { KILOMETRE_QUICK_PICKS, PRICE_QUICK_PICKS, pricePicks, weeklyQuickPicks } from './quick-picks.ts'

it('quick picks of prices are $5,000 to $70,000, or $300,000 to $800,000 (VAR-32)', () => {
  expect([PRICE_QUICK_PICKS.usual[0], PRICE_QUICK_PICKS.usual.at(-1)]).toEqual([5_000, 70_000])
  expect([PRICE_QUICK_PICKS.high[0], PRICE_QUICK_PICKS.high.at(-1)]).toEqual([300_000, 800_000])
})

const stock = (...values: number[]) => values.map((value) => ({ value, count: 1 }))

it('a quick pick that finds nothing or everything is not offered', () => {
  expect(pricePicks('usual', stock(12_000, 26_000, 41_000))).toEqual([15_000, 20_000, 25_000, 30_000, 40_000])
  expect(pricePicks('high', stock(310_000, 480_000, 700_000))).toEqual([400_000, 500_000, 600_000])
})

it('dear quick picks give way to the others over stock that costs less', () => {
  expect(pricePicks('high', stock(48_000, 64_000, 120_000))).toEqual([50_000, 60_000, 70_000])
  expect(pricePicks('high', stock(26_000, 64_000, 310_000))).toEqual([30_000, 40_000, 50_000, 60_000, 70_000])
  expect(pricePicks('usual', stock(310_000, 480_000, 510_000))).toEqual([400_000, 500_000])
})

it('a stock without prices has every quick pick of the dealer’s choice', () => {
  expect(pricePicks('usual', [])).toEqual([...PRICE_QUICK_PICKS.usual])
})

it('quick picks of kilometres are 20,000 to 150,000 (OPEN-31)', () => {
  expect(KILOMETRE_QUICK_PICKS).toEqual([20_000, 50_000, 80_000, 100_000, 150_000])
})

it('quick picks of weekly prices are the bounds of the dealer’s ranges', () => {
  const labels = [350, 120, 60, 160, 210].map((weekly) => weeklyRangeLabel(weekly))
  expect(weeklyQuickPicks(labels)).toEqual([...WEEKLY_RANGE_BOUNDS])
  expect(weeklyQuickPicks(['Under $1,000', '$1,000 and over', ''])).toEqual([1_000])
})
