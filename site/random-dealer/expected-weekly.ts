import { buildDocuments, type RandomDealer } from './random-dealer.ts'

type Lender = {
  provider: string
  interestRate: number
  termMonths: number
  depositPercent?: number
  balloonPercent?: number
  establishmentFeeCents?: number
  monthlyFeeCents?: number
  feeMethod?: string
  dealershipSlugs?: readonly string[]
}

/** The one lender of a dealer's whole site; null where there are several, or none. */
export function findSiteLender(dealer: RandomDealer): Lender | null {
  const tenant = buildDocuments(dealer).find(({ _type }) => _type === 'tenant')
  const lenders = (tenant?.lenders ?? []) as Lender[]
  const [lender] = lenders
  if (lenders.length !== 1 || lender === undefined) return null
  const isWhole = (lender.dealershipSlugs ?? []).length === 0
  return isWhole && tenant?.financeProvider === lender.provider ? lender : null
}

/**
 * Whole dollars a week of a loan by the lender's terms, by adding up what each payment is worth today; worked out apart from
 * the site's own formula, to compare with it.
 */
export function expectedWeekly(price: number, lender: Lender): number {
  const {
    interestRate,
    termMonths,
    depositPercent = 0,
    balloonPercent = 0,
    establishmentFeeCents = 0,
    monthlyFeeCents = 0,
  } = lender
  const fees = (establishmentFeeCents + monthlyFeeCents * termMonths) / 100
  const borrowedFee = lender.feeMethod === 'onTop' ? 0 : fees
  const principal = price - cents((price * depositPercent) / 100) + borrowedFee
  const residual = cents((price * balloonPercent) / 100)
  const weeks = (termMonths / 12) * 52
  const factor = 1 / (1 + interestRate / 100 / 52)
  // A term that is no whole number of weeks has no sum; the formula of the sum holds for it all the same.
  const annuity = Number.isInteger(weeks)
    ? Array.from({ length: weeks }, (_, week) => factor ** (week + 1)).reduce((sum, worth) => sum + worth, 0)
    : (1 - factor ** weeks) / (1 / factor - 1)
  return Math.floor((principal - residual * factor ** weeks) / annuity + 0.5)
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100
