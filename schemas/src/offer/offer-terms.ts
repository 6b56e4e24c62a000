import { loanPayment } from '../money/loan-payment.ts'
import { toCents } from '../money/money.ts'

/** What an offer costs: dollars, per cent a year and months; null for what it does not say. */
export type OfferTerms = {
  price: number | null
  interestRate: number | null
  comparisonRate: number | null
  termMonths: number | null
  deposit: number | null
  finalPayment: number | null
}

type TypedTerms = { [K in keyof OfferTerms]?: OfferTerms[K] | undefined } & {
  category?: string | null | undefined
}

/** OFFER-10: the kind of offer that is about a loan. */
export const FINANCE_OFFER = 'Finance offer'

/** A rate may be shown only with its comparison rate (National Credit Code, part 10). */
export function mayShowRate(
  terms: Pick<OfferTerms, 'interestRate' | 'comparisonRate'>,
): terms is { interestRate: number; comparisonRate: number } {
  return terms.interestRate !== null && terms.comparisonRate !== null
}

/**
 * The repayment a week in whole cents, as the calculator works it out (FIN-27, FIN-32); null where a figure it needs is
 * missing, or the loan is too small to repay (FIN-31).
 */
export function offerWeeklyCents(terms: OfferTerms): number | null {
  const { price, termMonths, interestRate } = terms
  if (price === null || termMonths === null || interestRate === null || termMonths <= 0) return null
  const payment = loanPayment({
    amountCents: toCents(price) ?? 0,
    depositCents: toCents(terms.deposit) ?? 0,
    feesCents: 0,
    residualCents: toCents(terms.finalPayment) ?? 0,
    ratePercent: interestRate,
    termYears: termMonths / 12,
    frequency: 'week',
  })
  return payment.kind === 'payment' ? payment.paymentCents : null
}

/** What must be mended of a figure before an offer may show; null for nothing. The figures are those of the form. */
export function findTermProblem(field: keyof OfferTerms, typed: TypedTerms): string | null {
  const value = typed[field] ?? null
  const has = (name: keyof OfferTerms) => (typed[name] ?? null) !== null
  if (field === 'interestRate' && value === null && typed.category === FINANCE_OFFER)
    return 'A finance offer states its rate.'
  if (field === 'comparisonRate') {
    if (value === null) return has('interestRate') ? 'Needed beside any rate.' : null
    if (has('interestRate') && value < (typed.interestRate ?? 0))
      return 'A comparison rate is never below the rate.'
  }
  if (value === null) return null
  const paidOtherwise = (typed.deposit ?? 0) + (typed.finalPayment ?? 0)
  if (field === 'deposit' && has('price') && paidOtherwise >= (typed.price ?? 0))
    return 'Deposit and final payment leave nothing to borrow.'
  return null
}
