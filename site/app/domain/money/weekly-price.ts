import {
  type FeeMethod,
  type LenderLoan,
  lenderComparisonRate,
  loanPayment,
  roundHalfUp,
} from '@forecourt/schemas/contract/pure'
import { feesOverTermCents, lenderFees } from './calculator-fees.ts'

/** What a dealership's lender asks: percent a year, months, deposit and balloon as shares of the price. */
export type LenderTerms = {
  ratePercent: number
  /** null where the fees leave none. */
  comparisonRatePercent: number | null
  termMonths: number
  depositPercent: number
  balloonPercent: number
  establishmentFeeCents: number
  monthlyFeeCents: number
  feeMethod: FeeMethod
}

/** A weekly price is never shown without the comparison rate it rests on, so the two travel together. */
export type WeeklyPrice = { weeklyDollars: number; ratePercent: number; comparisonRatePercent: number }

/** What a lender charges over its own term, in whole cents. */
export function lenderFeesCents(
  lender: Pick<LenderTerms, 'establishmentFeeCents' | 'monthlyFeeCents' | 'termMonths'>,
): number {
  return feesOverTermCents(lenderFees(lender), lender.termMonths / 12)
}

/** Finance is offered above $500 only (FIN-71). */
const LEAST_PRICE_CENTS = 50_000

/**
 * The weekly repayment of a car by its dealership's lender, in whole dollars, or null when there is no lender, no
 * comparison rate, a price too low, or a payment small enough to mean "enquire" (FIN-03, FIN-31, FIN-71).
 */
export function weeklyPrice(priceCents: number | null, lender: LenderTerms | null): WeeklyPrice | null {
  if (priceCents === null || priceCents <= LEAST_PRICE_CENTS || lender === null) return null
  const { ratePercent, comparisonRatePercent } = lender
  if (comparisonRatePercent === null || !Number.isFinite(ratePercent)) return null
  const payment = loanPayment({
    amountCents: priceCents,
    depositCents: roundHalfUp((priceCents * lender.depositPercent) / 100),
    feesCents: lenderFeesCents(lender),
    feeMethod: lender.feeMethod,
    residualCents: roundHalfUp((priceCents * lender.balloonPercent) / 100),
    ratePercent,
    termYears: lender.termMonths / 12,
    frequency: 'week',
  })
  if (payment.kind === 'enquire') return null
  return { weeklyDollars: payment.paymentCents / 100, ratePercent, comparisonRatePercent }
}

type Lender = { interestRate: number } & LenderLoan &
  Omit<LenderTerms, 'ratePercent' | 'comparisonRatePercent'>

/** The terms of a dealer's lender, with the comparison rate that its fees make of its interest rate. */
export function getLenderTerms({ interestRate, ...terms }: Lender): LenderTerms {
  const comparisonRatePercent = lenderComparisonRate(interestRate, terms)
  return { ...terms, ratePercent: interestRate, comparisonRatePercent }
}

const REACH_STEP_CENTS = 10_000
const MOST_REACHED_CENTS = 200_000_000

/**
 * The highest price, in whole hundreds of dollars, that a lender finances for at most so many dollars a week: the
 * inverse of `weeklyPrice`. null where no price is small enough.
 */
export function reachedPriceCents(weeklyDollars: number, lender: LenderTerms): number | null {
  const costs = (steps: number) => weeklyPrice(steps * REACH_STEP_CENTS, lender)?.weeklyDollars ?? 0
  let [reached, beyond] = [0, MOST_REACHED_CENTS / REACH_STEP_CENTS]
  if (costs(beyond) <= weeklyDollars) return MOST_REACHED_CENTS
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2)
    if (costs(middle) <= weeklyDollars) reached = middle
    else beyond = middle
  }
  return weeklyPrice(reached * REACH_STEP_CENTS, lender) === null ? null : reached * REACH_STEP_CENTS
}
