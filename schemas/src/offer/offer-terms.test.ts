import { describe, expect, it } from 'vitest'
import { findTermProblem, mayShowRate, offerWeeklyCents } from './offer-terms.ts'

const terms = {
  price: 29_990,
  interestRate: 5.99,
  comparisonRate: 6.54,
  termMonths: 36,
  deposit: 5_998,
  finalPayment: 0,
}

describe('the repayment of an offer', () => {
  it('a week is that of the calculator, in whole dollars', () => {
    expect(offerWeeklyCents(terms)).toBe(16_800)
  })

  it('falls with a final payment, and is none where a figure is missing', () => {
    expect(offerWeeklyCents({ ...terms, finalPayment: 10_000 })).toBeLessThan(16_800)
    expect(offerWeeklyCents({ ...terms, price: null })).toBeNull()
    expect(offerWeeklyCents({ ...terms, termMonths: null })).toBeNull()
    expect(offerWeeklyCents({ ...terms, deposit: 29_990 })).toBeNull()
  })
})

describe('the rate of an offer', () => {
  it('shows only with its comparison rate', () => {
    expect(mayShowRate(terms)).toBe(true)
    expect(mayShowRate({ ...terms, comparisonRate: null })).toBe(false)
  })

  it('of a finance offer is required, and beside it a comparison rate that is not lower', () => {
    expect(findTermProblem('interestRate', { category: 'Finance offer' })).toMatch(/states its rate/)
    expect(findTermProblem('interestRate', { category: 'Service offer' })).toBeNull()
    expect(findTermProblem('comparisonRate', { interestRate: 5.99 })).toBe('Needed beside any rate.')
    expect(findTermProblem('comparisonRate', { interestRate: 5.99, comparisonRate: 5 })).toMatch(
      /never below/,
    )
    expect(findTermProblem('comparisonRate', terms)).toBeNull()
  })

  it('with a deposit as high as the price leaves nothing to borrow', () => {
    expect(findTermProblem('deposit', { price: 10_000, deposit: 6_000, finalPayment: 4_000 })).toMatch(
      /nothing/,
    )
    expect(findTermProblem('deposit', terms)).toBeNull()
  })
})
