import { levelPayment } from './annuity.ts'
import { type FeeMethod, isFeeBorrowed, isFeeInTotal } from './fee-method.ts'
import { type Frequency, PERIODS_PER_YEAR } from './frequency.ts'
import { roundHalfUp } from './round-half-up.ts'

/** What a loan costs beside its interest over the whole term, and how that is paid. */
type ChargedFees = { feesCents: number; feeMethod: FeeMethod }

/** Money in cents; the rate in percent a year; the term in years (halves allowed). */
export type LoanInput = ChargedFees & {
  amountCents: number
  depositCents: number
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
 * Payment a period, rounded half up to whole dollars, and total repayments (FIN-27, FIN-30, OPEN-36). The residual is not
 * added to the total.
 */
export function loanPayment(loan: LoanInput): LoanPayment {
  const paymentDollars = roundHalfUp(exactPaymentCents(loan) / 100)
  if (!Number.isFinite(paymentDollars) || paymentDollars <= ENQUIRE_AT_MOST_DOLLARS) {
    return { kind: 'enquire', text: 'Enquire for Finance' }
  }
  const paymentCents = paymentDollars * 100
  const totalCents = loanTotalCents(paymentCents, loan.frequency, loan.termYears, loan)
  return { kind: 'payment', paymentCents, totalCents }
}

/**
 * Total repayments = periods a year × years × payment, in whole cents, with the fees where they are paid besides
 * (FIN-30).
 */
export function loanTotalCents(
  paymentCents: number,
  frequency: Frequency,
  termYears: number,
  { feesCents, feeMethod }: ChargedFees,
): number {
  const paymentsCents = roundHalfUp(PERIODS_PER_YEAR[frequency] * termYears * paymentCents)
  return paymentsCents + (isFeeInTotal(feeMethod) ? feesCents : 0)
}

/** The unrounded payment a period in cents; at 0 percent the principal less the residual, evenly (OPEN-37). */
export function exactPaymentCents(loan: LoanInput): number {
  const perYear = PERIODS_PER_YEAR[loan.frequency]
  const borrowedFees = isFeeBorrowed(loan.feeMethod) ? loan.feesCents : 0
  const principal = loan.amountCents - loan.depositCents + borrowedFees
  const rate = loan.ratePercent / 100 / perYear
  return levelPayment(principal, loan.residualCents, rate, perYear * loan.termYears)
}
