import fc from 'fast-check'
import { it } from 'vitest'
import { exactPaymentCents, type LoanInput } from './loan-payment.ts'

const loans: fc.Arbitrary<LoanInput> = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 25_000_000 }),
  depositCents: fc.constant(0),
  feesCents: fc.integer({ min: 0, max: 200_000 }),
  residualCents: fc.integer({ min: 0, max: 100_000 }),
  ratePercent: fc.double({ min: 0.5, max: 20, noNaN: true }),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom('week', 'fortnight', 'month'),
})

it('pays the loan down to its residual: what is owed after the last payment', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const perYear = { week: 52, fortnight: 26, month: 12 }[loan.frequency]
      let owed = loan.amountCents - loan.depositCents + loan.feesCents
      const payment = exactPaymentCents(loan)
      for (let period = 0; period < perYear * loan.termYears; period += 1) {
        owed = owed * (1 + loan.ratePercent / 100 / perYear) - payment
      }
      return Math.abs(owed - loan.residualCents) < 1
    }),
  )
})

it('a higher rate has a higher payment', () => {
  fc.assert(
    fc.property(
      loans,
      (loan) => exactPaymentCents({ ...loan, ratePercent: loan.ratePercent + 1 }) > exactPaymentCents(loan),
    ),
  )
})
