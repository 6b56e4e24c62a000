import { expect, it } from 'vitest'
import { type LenderTerms, reachedPriceCents, weeklyPrice } from './weekly-price.ts'

const lender: LenderTerms = {
  ratePercent: 8.5,
  comparisonRatePercent: 9.2,
  termMonths: 60,
  depositPercent: 0,
  balloonPercent: 0,
  establishmentFeeCents: 0,
  monthlyFeeCents: 0,
  feeMethod: 'added',
}

it('a weekly price always has a comparison rate', () => {
  expect(weeklyPrice(3_000_000, lender)).toEqual({
    weeklyDollars: 142,
    ratePercent: 8.5,
    comparisonRatePercent: 9.2,
  })
  expect(weeklyPrice(3_000_000, { ...lender, comparisonRatePercent: null })).toBeNull()
})

it('falls with a deposit and a final payment', () => {
  const plain = weeklyPrice(3_000_000, lender)?.weeklyDollars ?? 0
  const eased =
    weeklyPrice(3_000_000, { ...lender, depositPercent: 10, balloonPercent: 30 })?.weeklyDollars ?? 0
  expect(eased).toBeLessThan(plain)
})

it.each([
  ['no lender', 3_000_000, null],
  ['no price', null, lender],
  ['a price of $500', 50_000, lender],
  ['a payment of $25 or less', 400_000, lender],
])('is absent with %s', (_what, cents, terms) => {
  expect(weeklyPrice(cents, terms)).toBeNull()
})

it('the price that a week reaches costs at most so much, and a hundred dollars more costs more', () => {
  const terms = { ...lender, depositPercent: 10, establishmentFeeCents: 39_500, monthlyFeeCents: 800 }
  for (const weekly of [40, 77, 160, 425, 1_900]) {
    const reached = reachedPriceCents(weekly, terms) ?? 0
    expect(weeklyPrice(reached, terms)?.weeklyDollars).toBeLessThanOrEqual(weekly)
    expect(weeklyPrice(reached + 10_000, terms)?.weeklyDollars ?? 0).toBeGreaterThanOrEqual(weekly)
    expect(weeklyPrice(reached + 40_000, terms)?.weeklyDollars).toBeGreaterThan(weekly)
  }
})

it('a week too small for a loan reaches no price', () => {
  expect(reachedPriceCents(10, lender)).toBeNull()
})
