import { describe, expect, it } from 'vitest'
import { PERIODS_PER_YEAR } from './frequency.ts'
import { exactPaymentCents, type LoanInput, loanPayment } from './loan-payment.ts'

/** Mulberry32: the same loans on every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = seeded(20_261_124)
const between = (low: number, high: number) => low + random() * (high - low)

function randomLoan(): LoanInput {
  const amountCents = Math.round(between(5_000, 250_000)) * 100
  return {
    amountCents,
    depositCents: Math.round(amountCents * between(0, 0.4)),
    feesCents: Math.round(between(0, 2_000)) * 100,
    residualCents: Math.round(amountCents * between(0, 0.4)),
    ratePercent: random() < 0.1 ? 0 : Math.round(between(0.5, 20) * 100) / 100,
    termYears: Math.round(between(1, 7) * 2) / 2,
    frequency: (['week', 'fortnight', 'month'] as const)[Math.floor(random() * 3)] ?? 'week',
  }
}

/** What is owed after the last payment, period by period: interest is added, then the payment is made. */
function balanceAfter(loan: LoanInput, paymentCents: number): number {
  const perYear = PERIODS_PER_YEAR[loan.frequency]
  let balance = loan.amountCents - loan.depositCents + loan.feesCents
  for (let period = 0; period < perYear * loan.termYears; period += 1) {
    balance += (balance * loan.ratePercent) / 100 / perYear - paymentCents
  }
  return balance
}

describe('FIN-27: two thousand random loans', () => {
  const loans = Array.from({ length: 2_000 }, randomLoan)

  it('leave exactly the final payment, when every period is reckoned by itself', () => {
    for (const loan of loans) {
      const left = balanceAfter(loan, exactPaymentCents(loan))
      expect(Math.abs(left - loan.residualCents), JSON.stringify(loan)).toBeLessThan(1)
    }
  })

  it('are shown to the whole dollar nearest to that payment, and none of $25 or less', () => {
    for (const loan of loans) {
      const exact = exactPaymentCents(loan)
      const shown = loanPayment(loan)
      if (shown.kind === 'enquire') expect(exact).toBeLessThan(2_550)
      else expect(Math.abs(shown.paymentCents - exact), JSON.stringify(loan)).toBeLessThanOrEqual(50.000_1)
    }
  })

  it('cost more a period with a higher rate, and less with a higher deposit', () => {
    for (const loan of loans) {
      const dearer = exactPaymentCents({ ...loan, ratePercent: loan.ratePercent + 1 })
      const lighter = exactPaymentCents({ ...loan, depositCents: loan.depositCents + 100_000 })
      expect(dearer).toBeGreaterThan(exactPaymentCents(loan))
      expect(lighter).toBeLessThan(exactPaymentCents(loan))
    }
  })
})
