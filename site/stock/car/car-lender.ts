import type { CarDocumentInput, Lender } from '@forecourt/schemas/contract'
import { exactPaymentCents } from '@forecourt/schemas/contract/pure'
import {
  lenderFeesCents,
  lenderTermsOf,
  type WeeklyPrice,
  weeklyPrice,
} from '#app/domain/money/weekly-price.ts'

/** The lender's figures for one car, keyed by provider (DATA-14), and the weekly price they give. */
export function carFinance(
  priceCents: number | null,
  lender: Lender | null,
): { weekly: WeeklyPrice | null; lenders: CarDocumentInput['lenders'] } {
  const weekly = weeklyPrice(priceCents, lender && lenderTermsOf(lender))
  if (lender === null) return { weekly: null, lenders: {} }
  if (weekly === null || priceCents === null)
    return { weekly: null, lenders: { [lender.provider]: termsAlone(lender) } }
  return { weekly, lenders: { [lender.provider]: figures(priceCents, lender, weekly) } }
}

/** Without a payment: some lenders are shown for vehicles without a price, too (FIN-09). */
function termsAlone(lender: Lender) {
  const { interestRate, termMonths, disclaimer, provider } = lender
  return {
    interestRate,
    comparisonRate: lenderTermsOf(lender).comparisonRatePercent,
    paymentWeek: null,
    paymentMonth: null,
    termYears: termMonths / 12,
    termMonths,
    disclaimer,
    financeProvider: provider,
  }
}

function figures(priceCents: number, lender: Lender, weekly: WeeklyPrice) {
  const depositCents = Math.round((priceCents * lender.depositPercent) / 100)
  const balloonCents = Math.round((priceCents * lender.balloonPercent) / 100)
  const termYears = lender.termMonths / 12
  const termWeeks = Math.round(termYears * 52)
  const monthlyCents = exactPaymentCents({
    amountCents: priceCents,
    depositCents,
    feesCents: lenderFeesCents(lender),
    residualCents: balloonCents,
    ratePercent: lender.interestRate,
    termYears,
    frequency: 'month',
  })
  return {
    interestRate: lender.interestRate,
    comparisonRate: weekly.comparisonRatePercent,
    paymentWeek: weekly.weeklyDollars,
    paymentMonth: Math.round(monthlyCents / 100),
    balloon: balloonCents / 100,
    deposit: depositCents / 100,
    termYears,
    termMonths: lender.termMonths,
    termWeeks,
    ...(Number.isInteger(termYears) ? { [`term${termYears}`]: weekly.weeklyDollars } : {}),
    totalPayable: weekly.weeklyDollars * termWeeks + lenderFeesCents(lender) / 100,
    establishmentFees: lender.establishmentFeeCents / 100,
    disclaimer: lender.disclaimer,
    financeProvider: lender.provider,
  }
}
