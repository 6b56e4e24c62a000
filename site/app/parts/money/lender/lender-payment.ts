import { type Frequency, PERIODS_PER_YEAR, roundHalfUp } from '@forecourt/schemas/contract/pure'

/** The lender's own figures for a car in whole dollars, null when it gives none (DATA-14). */
export type LenderFigures = { paymentWeek: number | null; paymentMonth: number | null }

/**
 * The lender's own payment in dollars while the inputs are unchanged (FIN-28, FIN-29), or null when it must be
 * computed: a changed input, or a frequency the lender gives no figure for (OPEN-38). A fortnight is twice the
 * weekly figure, or the monthly one × 12 / 26 rounded when there is no weekly one.
 */
export function lenderPayment(
  figures: LenderFigures,
  frequency: Frequency,
  inputsUnchanged: boolean,
): number | null {
  if (!inputsUnchanged) return null
  if (frequency === 'week') return figures.paymentWeek
  if (frequency === 'month') return figures.paymentMonth
  if (figures.paymentWeek !== null) return figures.paymentWeek * 2
  if (figures.paymentMonth === null) return null
  return roundHalfUp((figures.paymentMonth * PERIODS_PER_YEAR.month) / PERIODS_PER_YEAR.fortnight)
}
