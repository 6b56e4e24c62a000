import {
  exactPaymentCents,
  type FeeMethod,
  type LenderLoan,
  loanTotalCents,
  roundHalfUp,
} from '@forecourt/schemas/contract/pure'
import { getLenderTerms, lenderFeesCents, type WeeklyPrice, weeklyPrice } from './weekly-price.ts'

/** A lender's terms, and its words. */
export type FinancingLender = LenderLoan & {
  provider: string
  interestRate: number
  termMonths: number
  depositPercent: number
  balloonPercent: number
  feeMethod: FeeMethod
  disclaimer: string
}

/** One lender's figures for one car in dollars and per cent a year (DATA-14); null for what it does not give. */
export type LenderFigures = {
  financeProvider: string
  interestRate: number | null
  comparisonRate: number | null
  paymentWeek: number | null
  paymentMonth: number | null
  deposit: number | null
  balloon: number | null
  termYears: number | null
  termMonths: number | null
  termWeeks: number | null
  totalPayable: number | null
  establishmentFees: number | null
  disclaimer: string
}

/**
 * The figures that a lender's terms give for a price. Import, pages and the calculator have them from here, so that what
 * is shown never pairs a payment with the terms of another one. Without a payment they are the terms alone: some lenders
 * are shown for vehicles without a price, too (FIN-09).
 */
export function lenderFigures(priceCents: number | null, lender: FinancingLender): LenderFigures {
  const terms = getLenderTerms(lender)
  const weekly = weeklyPrice(priceCents, terms)
  const alone: LenderFigures = {
    financeProvider: lender.provider,
    interestRate: lender.interestRate,
    comparisonRate: terms.comparisonRatePercent,
    paymentWeek: null,
    paymentMonth: null,
    deposit: null,
    balloon: null,
    termYears: lender.termMonths / 12,
    termMonths: lender.termMonths,
    termWeeks: null,
    totalPayable: null,
    establishmentFees: null,
    disclaimer: lender.disclaimer,
  }
  return weekly === null || priceCents === null
    ? alone
    : { ...alone, ...computePayments(priceCents, lender, weekly) }
}

function computePayments(priceCents: number, lender: FinancingLender, { weeklyDollars }: WeeklyPrice) {
  const depositCents = shareCents(priceCents, lender.depositPercent)
  const balloonCents = shareCents(priceCents, lender.balloonPercent)
  const termYears = lender.termMonths / 12
  const fees = { feesCents: lenderFeesCents(lender), feeMethod: lender.feeMethod }
  const monthlyCents = exactPaymentCents({
    amountCents: priceCents,
    depositCents,
    ...fees,
    residualCents: balloonCents,
    ratePercent: lender.interestRate,
    termYears,
    frequency: 'month',
  })
  return {
    paymentWeek: weeklyDollars,
    paymentMonth: roundHalfUp(monthlyCents / 100),
    balloon: balloonCents / 100,
    deposit: depositCents / 100,
    termWeeks: Math.round(termYears * 52),
    totalPayable: loanTotalCents(weeklyDollars * 100, 'week', termYears, fees) / 100,
    establishmentFees: lender.establishmentFeeCents / 100,
  }
}

/** A share of a price in whole cents. */
export const shareCents = (priceCents: number, percent: number): number =>
  roundHalfUp((priceCents * percent) / 100)
