import {
  formatDollars,
  formatRate,
  type Lender,
  loanExample,
  mayShowRate,
  type OfferTerms,
  offerLoan,
  toCents,
} from '@forecourt/schemas/contract'
import { comparisonText, loanBasis } from '#app/domain/money/comparison-text.ts'

/** What an offer costs, in words; '' for what it does not say. */
export type OfferTermsModel = {
  /** `$29,990`. */
  price: string
  /** `5.99% a year over 36 months`; never without `comparison`. */
  rate: string
  /** `Over 36 months`; '' where the rate names none. */
  term: string
  /** `6.54% comparison rate`. */
  comparison: string
  /** `$168 a week, $5,998 deposit`. */
  repayment: string
  /** The example that the comparison rate rests on, and the warning beside it (FIN-35). */
  warning: string
}

/**
 * The terms of an offer by the site's lender; null for one that names neither a price nor a rate that may be shown.
 */
export function offerTermsModel(terms: OfferTerms, lender: Lender | null): OfferTermsModel | null {
  const cents = toCents(terms.price)
  const price = cents === null ? '' : formatDollars(cents)
  if (!mayShowRate(terms)) {
    return price === '' ? null : { price, rate: '', term: '', comparison: '', repayment: '', warning: '' }
  }
  const term = terms.termMonths === null ? '' : `Over ${terms.termMonths} months`
  return {
    price,
    rate: [`${formatRate(terms.interestRate)} a year`, term.toLowerCase()].filter(Boolean).join(' '),
    term,
    comparison: comparisonText(terms.comparisonRate, ''),
    repayment: repayment(terms, lender),
    warning: loanExample(lender?.exampleBalloonPercent ?? 0),
  }
}

function repayment(terms: OfferTerms, lender: Lender | null): string {
  const loan = offerLoan(terms, lender)
  if (loan === null) return ''
  const basis = loanBasis(terms.deposit, terms.finalPayment)
  const { feesCents, feesBorrowed } = loan
  const fees =
    feesCents === 0 ? '' : `${formatDollars(feesCents)} in fees ${feesBorrowed ? 'included' : 'on top'}`
  return [`${formatDollars(loan.weeklyCents)} a week`, basis, fees].filter(Boolean).join(', ')
}
