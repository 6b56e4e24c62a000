import { loanPayment } from '@forecourt/schemas/contract/pure'

/** A loan of a business: percent a year, years, and the balloon as percent of the price with GST. */
export type WeeklyTerms = { ratePercent: number; years: number; balloonPercent: number }

export const WEEKS = 52
/** Goods and services tax: 10%, so that a price with GST is eleven tenths of the one without. */
const WITH_GST = 1.1

/**
 * The price with GST, in dollars, that a weekly payment reaches without a deposit. A payment w of n weeks at the rate r a
 * week is worth w · (1 − vⁿ) / r today, v = 1 / (1 + r); a balloon of the share B of the price is worth B · vⁿ of it. So
 * price = w · a / (1 − B · vⁿ), the formula of the annuity in arrears.
 */
export function reachedPrice(weekly: number, { ratePercent, years, balloonPercent }: WeeklyTerms): number {
  const weeks = years * WEEKS
  const rate = ratePercent / 100 / WEEKS
  const discount = (1 + rate) ** -weeks
  const worth = rate === 0 ? weeks : (1 - discount) / rate
  return (weekly * worth) / (1 - (balloonPercent / 100) * discount)
}

/** The price without GST. */
export const withoutGst = (price: number) => price / WITH_GST

/** What a price costs by its balloon, in whole dollars; null for one too small to finance. */
export function costOf(
  priceWithoutGst: number,
  { ratePercent, years, balloonPercent }: WeeklyTerms,
): { weekly: number; balloon: number; total: number } | null {
  const amountCents = Math.round(priceWithoutGst * WITH_GST * 100)
  const residualCents = Math.round((amountCents * balloonPercent) / 100)
  const loan = { amountCents, residualCents, depositCents: 0, feesCents: 0, feeMethod: 'added' as const }
  const payment = loanPayment({ ...loan, ratePercent, termYears: years, frequency: 'week' })
  if (payment.kind === 'enquire') return null
  const balloon = Math.round(residualCents / 100)
  return { weekly: payment.paymentCents / 100, balloon, total: payment.totalCents / 100 + balloon }
}

export const WEEKLY_BOUNDS = { min: 100, max: 2_000, step: 10 } as const

/** What a form asks for. */
export type WeeklyAnswer = { weekly: number; years: number; balloonPercent: number; isWithGst: boolean }

type Choices = { weekly: number; years: readonly number[]; balloons: readonly number[] }

/** The answers of a form held to what there is to choose; the third of the years and of the balloons at first. */
export function readWeeklyAnswer(choices: Choices, fields: URLSearchParams | null): WeeklyAnswer {
  const choose = (list: readonly number[], name: string) =>
    list.find((value) => String(value) === fields?.get(name)) ?? list[2] ?? list[0] ?? 0
  const typed = Number(fields?.get('weekly') ?? choices.weekly)
  const weekly = Number.isFinite(typed) ? typed : choices.weekly
  return {
    weekly: Math.min(WEEKLY_BOUNDS.max, Math.max(WEEKLY_BOUNDS.min, Math.round(weekly / 10) * 10)),
    years: choose(choices.years, 'years'),
    balloonPercent: choose(choices.balloons, 'balloon'),
    isWithGst: fields?.get('gst') === 'with',
  }
}
