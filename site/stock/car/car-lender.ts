import type { CarDocumentInput, Lender } from '@forecourt/schemas/contract'
import { lenderFigures } from '#app/domain/money/lender-figures.ts'

/** The lender's figures for one car, keyed by provider (DATA-14), and the dollars a week they give. */
export function carFinance(
  priceCents: number | null,
  lender: Lender | null,
): { weeklyDollars: number | null; lenders: NonNullable<CarDocumentInput['lenders']> } {
  if (lender === null) return { weeklyDollars: null, lenders: {} }
  const figures = lenderFigures(priceCents, lender)
  const { paymentWeek, termYears } = figures
  const byTerm =
    paymentWeek !== null && Number.isInteger(termYears) ? { [`term${termYears}`]: paymentWeek } : {}
  return { weeklyDollars: paymentWeek, lenders: { [lender.provider]: { ...figures, ...byTerm } } }
}
