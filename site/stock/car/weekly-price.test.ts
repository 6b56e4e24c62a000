import { expect, it } from 'vitest'
import { type LenderTerms, weeklyPrice } from './weekly-price.ts'

const lender: LenderTerms = {
  ratePercent: 8.5,
  comparisonRatePercent: 9.2,
  termMonths: 60,
  depositPercent: 0,
  balloonPercent: 0,
  establishmentFeeCents: 0,
  monthlyFeeCents: 0,
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
