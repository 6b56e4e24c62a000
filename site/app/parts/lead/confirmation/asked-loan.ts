import type { Tenant } from '@forecourt/schemas/contract'
import { formatDollars, loanExample } from '@forecourt/schemas/contract/pure'
import { comparisonText } from '#app/domain/money/comparison-text.ts'
import { servingLender } from '#app/domain/money/lender.ts'
import { getLenderTerms, weeklyPrice } from '#app/domain/money/weekly-price.ts'

/** What somebody asks to borrow, and what it would cost. */
export type AskedLoan = {
  /** `$45,000 over 5 years`. */
  text: string
  /** `$205 a week`, never without its comparison rate; null where the dealer's lender gives none. */
  weekly: { text: string; comparison: string; warning: string } | null
}

const LOAN_WORDS = 'no deposit, no final payment'

/** The loan of a finance enquiry by the terms of the dealer's lender; null where no amount or term was asked for. */
export function findAskedLoan(
  { dollars, years, dealershipSlug }: { dollars: number; years: number; dealershipSlug: string },
  { financeProvider, lenders }: Pick<Tenant, 'financeProvider' | 'lenders'>,
): AskedLoan | null {
  if (!(dollars > 0) || !(years > 0)) return null
  const text = `${formatDollars(Math.round(dollars * 100))} over ${years === 1 ? '1 year' : `${years} years`}`
  const lender = servingLender({ dealershipSlug }, financeProvider, lenders)
  const terms = lender && {
    ...getLenderTerms(lender),
    termMonths: years * 12,
    depositPercent: 0,
    balloonPercent: 0,
  }
  const price = weeklyPrice(Math.round(dollars * 100), terms)
  if (lender === null || price === null) return { text, weekly: null }
  return {
    text,
    weekly: {
      text: `${formatDollars(price.weeklyDollars * 100)} a week`,
      comparison: comparisonText(price.comparisonRatePercent, LOAN_WORDS),
      warning: loanExample(lender.exampleBalloonPercent),
    },
  }
}
