import { levelPayment } from './annuity.ts'
import { type Frequency, PERIODS_PER_YEAR } from './frequency.ts'

/** Money in cents; the rate in percent a year; the term in years (halves allowed). */
export type LoanInput = {
  amountCents: number
  depositCents: number
  feesCents: number
  residualCents: number
  ratePercent: number
  termYears: number
  frequency: Frequency
}

/** `paymentCents` is whole dollars; both are null when the shopper must enquire (FIN-31). */
export type LoanPayment =
  | { kind: 'payment'; paymentCents: number; totalCents: number }
  | { kind: 'enquire'; text: 'Enquire for Finance' }

/** A repayment of $25 or less means the inputs are no valid loan (FIN-31). */
const ENQUIRE_AT_MOST_DOLLARS = 25

/**
 * Payment a period, rounded half up to whole dollars, and total repayments = periods × rounded payment + fees
 * (FIN-27, FIN-30, OPEN-36). The residual is not added to the total.
 */
export function loanPayment(loan: LoanInput): LoanPayment {
  const paymentDollars = Math.floor(exactPaymentCents(loan) / 100 + 0.5)
  if (!Number.isFinite(paymentDollars) || paymentDollars <= ENQUIRE_AT_MOST_DOLLARS) {
    return { kind: 'enquire', text: 'Enquire for Finance' }
  }
  const paymentCents = paymentDollars * 100
  const totalCents = loanTotalCents(paymentCents, loan.frequency, loan.termYears, loan.feesCents)
  return { kind: 'payment', paymentCents, totalCents }
}

/** Total repayments = periods a year × years × payment + fees, in whole cents (FIN-30). */
export function loanTotalCents(
  paymentCents: number,
  frequency: Frequency,
  termYears: number,
  feesCents: number,
): number {
  return Math.round(PERIODS_PER_YEAR[frequency] * termYears * paymentCents) + feesCents
}

/** The unrounded payment a period in cents; at 0 percent the principal less the residual, evenly (OPEN-37). */
export function exactPaymentCents(loan: LoanInput): number {
  const perYear = PERIODS_PER_YEAR[loan.frequency]
  const principal = loan.amountCents - loan.depositCents + loan.feesCents
  const rate = loan.ratePercent / 100 / perYear
  return levelPayment(principal, loan.residualCents, rate, perYear * loan.termYears)
}
