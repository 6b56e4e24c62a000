import { isFeeBorrowed } from '../money/fee-method.ts'
import { loanPayment } from '../money/loan-payment.ts'
import { toCents } from '../money/money.ts'
import { type LenderLoan, lenderComparisonRate } from '../tenant/comparison-rate.ts'

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
 * The terms with the comparison rate that the lender's fees make of the offer's rate (decision 032); a site without a
 * lender has none but the one that staff typed.
 */
export function withLendersRate<T extends OfferTerms>(terms: T, lender: LenderLoan | null): T {
  if (lender === null || terms.interestRate === null) return terms
  const computed = lenderComparisonRate(terms.interestRate, lender)
  return computed === null ? terms : { ...terms, comparisonRate: computed }
}

/** What a lender charges over a term, in whole cents. */
function feesOver(months: number, lender: LenderLoan | null): number {
  return lender === null ? 0 : lender.establishmentFeeCents + months * lender.monthlyFeeCents
}

/** A loan of an offer: the repayment a week and the lender's fees, in whole cents. */
export type OfferLoan = { weeklyCents: number; feesCents: number; feesBorrowed: boolean }

/**
 * The loan of an offer, as the calculator works it out with the lender's fees (FIN-27, FIN-32); null where a figure it
 * needs is missing, or the loan is too small to repay (FIN-31).
 */
export function offerLoan(terms: OfferTerms, lender: LenderLoan | null): OfferLoan | null {
  const { price, termMonths, interestRate } = terms
  if (price === null || termMonths === null || interestRate === null || termMonths <= 0) return null
  const feesCents = feesOver(termMonths, lender)
  const feeMethod = lender?.feeMethod ?? 'added'
  const payment = loanPayment({
    amountCents: toCents(price) ?? 0,
    depositCents: toCents(terms.deposit) ?? 0,
    feesCents,
    feeMethod,
    residualCents: toCents(terms.finalPayment) ?? 0,
    ratePercent: interestRate,
    termYears: termMonths / 12,
    frequency: 'week',
  })
  return payment.kind === 'payment'
    ? { weeklyCents: payment.paymentCents, feesCents, feesBorrowed: isFeeBorrowed(feeMethod) }
    : null
}

/** Why an offer with this figure may not be shown; null when it may. The figures are those of the form. */
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
