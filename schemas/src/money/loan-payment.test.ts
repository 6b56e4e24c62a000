import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEE_METHODS, isFeeBorrowed, isFeeInTotal } from './fee-method.ts'
import { PERIODS_PER_YEAR } from './frequency.ts'
import { exactPaymentCents, type LoanInput, loanPayment } from './loan-payment.ts'

const share = fc.double({ min: 0, max: 0.4, noNaN: true })

const loans: fc.Arbitrary<LoanInput> = fc
  .record({
    amountCents: fc.integer({ min: 100_000, max: 25_000_000 }),
    deposit: share,
    residual: share,
    feesCents: fc.integer({ min: 0, max: 200_000 }),
    feeMethod: fc.constantFrom(...FEE_METHODS),
    ratePercent: fc.oneof(
      { arbitrary: fc.double({ min: 0.5, max: 20, noNaN: true }), weight: 9 },
      fc.constant(0),
    ),
    termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom('week', 'fortnight', 'month'),
  })
  .map(({ deposit, residual, ...loan }) => ({
    ...loan,
    depositCents: Math.round(loan.amountCents * deposit),
    residualCents: Math.round(loan.amountCents * residual),
  }))

/** What is owed after the last payment, period by period: interest is added, then the payment is made. */
function owedAtTheEnd(loan: LoanInput): number {
  const perYear = PERIODS_PER_YEAR[loan.frequency]
  const payment = exactPaymentCents(loan)
  let owed = loan.amountCents - loan.depositCents + (isFeeBorrowed(loan.feeMethod) ? loan.feesCents : 0)
  for (let period = 0; period < perYear * loan.termYears; period += 1) {
    owed += (owed * loan.ratePercent) / 100 / perYear - payment
  }
  return owed
}

describe('FIN-27: the payment of any loan', () => {
  it('pays it down to its residual', () => {
    fc.assert(fc.property(loans, (loan) => Math.abs(owedAtTheEnd(loan) - loan.residualCents) < 1))
  })

  it('is shown to the nearest whole dollar, and not at all at $25 or less', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const exact = exactPaymentCents(loan)
        const shown = loanPayment(loan)
        if (shown.kind === 'enquire') expect(exact).toBeLessThan(2_550)
        else expect(Math.abs(shown.paymentCents - exact)).toBeLessThanOrEqual(50.000_1)
      }),
    )
  })

  it('is higher at a higher rate, and lower with a higher deposit', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const exact = exactPaymentCents(loan)
        const dearer = exactPaymentCents({ ...loan, ratePercent: loan.ratePercent + 1 })
        const lighter = exactPaymentCents({ ...loan, depositCents: loan.depositCents + 100_000 })
        expect(dearer).toBeGreaterThan(exact)
        expect(lighter).toBeLessThan(exact)
      }),
    )
  })
})

describe('FIN-30: the total of a loan', () => {
  const loan: LoanInput = {
    amountCents: 1_500_000,
    depositCents: 0,
    feesCents: 136_050,
    residualCents: 0,
    ratePercent: 12.94,
    termYears: 5,
    frequency: 'week',
    feeMethod: 'added',
  }

  it.each([
    ['added', 8_600, 2_236_000],
    ['deducted', 8_600, 2_236_000],
    ['onTop', 7_800, 2_164_050],
    ['alsoInTotal', 8_600, 2_372_050],
  ] as const)(
    'with a fee that is %s counts it once, unless the lender counts it twice',
    (feeMethod, payment, total) => {
      expect(loanPayment({ ...loan, feeMethod })).toEqual({
        kind: 'payment',
        paymentCents: payment,
        totalCents: total,
      })
    },
  )

  it('is the payments, and the fees where they are paid besides', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const shown = loanPayment(any)
        if (shown.kind === 'enquire') return
        const payments = shown.paymentCents * PERIODS_PER_YEAR[any.frequency] * any.termYears
        expect(shown.totalCents - payments).toBeCloseTo(isFeeInTotal(any.feeMethod) ? any.feesCents : 0, 3)
      }),
    )
  })
})
