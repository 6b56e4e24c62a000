import { describe, expect, it } from 'vitest'
import { type LoanInput, loanPayment } from '../money/loan-payment.ts'
import { type LenderLoan, lenderComparisonRate } from '../tenant/comparison-rate.ts'
import { findTermProblem, mayShowRate, offerLoan, withLendersRate } from './offer-terms.ts'

const terms = {
  price: 29_990,
  interestRate: 5.99,
  comparisonRate: 6.54,
  termMonths: 36,
  deposit: 5_998,
  finalPayment: 0,
}

const lender: LenderLoan = {
  establishmentFeeCents: 39_500,
  feeMethod: 'added',
  monthlyFeeCents: 0,
  exampleBalloonPercent: 0,
}
const readWeekly = (changes = {}, of: Parameters<typeof offerLoan>[1] = null) =>
  offerLoan({ ...terms, ...changes }, of)?.weeklyCents ?? null

describe('the repayment of an offer', () => {
  it('a week is that of the calculator, in whole dollars', () => {
    expect(readWeekly()).toBe(16_800)
  })

  it('has the lender’s fees as the calculator has them, borrowed or on top', () => {
    const loan: Omit<LoanInput, 'feeMethod'> = {
      amountCents: 2_999_000,
      depositCents: 599_800,
      feesCents: 39_500 + 36 * 1_000,
      residualCents: 0,
      ratePercent: 5.99,
      termYears: 3,
      frequency: 'week',
    }
    for (const feeMethod of ['added', 'onTop'] as const) {
      const own = { ...lender, monthlyFeeCents: 1_000, feeMethod }
      expect(loanPayment({ ...loan, feeMethod })).toMatchObject({ paymentCents: readWeekly({}, own) })
    }
    expect(readWeekly({}, lender)).toBe(17_100)
    expect(readWeekly({}, { ...lender, feeMethod: 'onTop' })).toBe(16_800)
  })

  it('falls with a final payment, and is null where a figure is missing', () => {
    expect(readWeekly({ finalPayment: 10_000 })).toBeLessThan(16_800)
    expect(readWeekly({ price: null })).toBeNull()
    expect(readWeekly({ termMonths: null })).toBeNull()
    expect(readWeekly({ deposit: 29_990 })).toBeNull()
  })
})

describe('the comparison rate of an offer', () => {
  it('is computed from the lender’s fees, whatever was typed', () => {
    const computed = lenderComparisonRate(5.99, lender)
    for (const comparisonRate of [null, 5.99, 20])
      expect(withLendersRate({ ...terms, comparisonRate }, lender).comparisonRate).toBe(computed)
  })

  it('is the typed one on a site without a lender', () => {
    expect(withLendersRate(terms, null)).toEqual(terms)
    expect(withLendersRate({ ...terms, interestRate: null }, lender).comparisonRate).toBe(6.54)
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
