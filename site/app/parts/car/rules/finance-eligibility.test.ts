import { expect, it } from 'vitest'
import { type FinanceQuestion, financeEligible } from './finance-eligibility.ts'

const question: FinanceQuestion = {
  provider: 'Manual',
  car: { year: 2020, priceCents: 3_000_000, status: 'in_stock' },
  lender: { interestRate: 8.5, comparisonRate: 9.2, paymentWeek: 150, paymentMonth: 650 },
  manufacturer: 'Anywhere',
  dealershipSlug: 'here',
  hiddenSlugs: [],
  hiddenManufacturers: [],
  currentYear: 2025,
}

it('names every obstacle, not just the first', () => {
  const verdict = financeEligible({
    ...question,
    car: { ...question.car, status: 'sold', priceCents: null },
    lender: { ...question.lender!, comparisonRate: null },
  })
  expect(verdict.reasons.map(({ code }) => code)).toEqual(['no-comparison-rate', 'unavailable', 'price-low'])
})

it('counts a rate of 0 percent as a rate', () => {
  expect(financeEligible({ ...question, lender: { ...question.lender!, interestRate: 0 } }).shown).toBe(true)
})

it('an unknown lender only requires a plausible price', () => {
  expect(financeEligible({ ...question, provider: 'Another' }).shown).toBe(true)
  expect(
    financeEligible({ ...question, provider: 'Another', car: { ...question.car, priceCents: 50_000 } }).shown,
  ).toBe(false)
})
