import { exactPaymentCents } from '#app/domain/finance/loan-payment.ts'

const EXAMPLE = { amountCents: 3_000_000, depositCents: 0, residualCents: 0, termYears: 5 } as const
const HALVINGS = 50

/**
 * The comparison rate: what a year's interest would be if the fee were part of it, for the loan of the law's example,
 * $30,000 over five years (National Credit Code, part 10). In per cent with two decimals.
 */
export function comparisonRate(ratePercent: number, feeCents: number): number {
  const monthly = (rate: number, fees: number) =>
    exactPaymentCents({ ...EXAMPLE, feesCents: fees, ratePercent: rate, frequency: 'month' })
  const wanted = monthly(ratePercent, feeCents)
  let low = ratePercent
  let high = ratePercent + 50
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    if (monthly(middle, 0) < wanted) low = middle
    else high = middle
  }
  return Math.round(low * 100) / 100
}
