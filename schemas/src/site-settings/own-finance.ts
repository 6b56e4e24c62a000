import { findDisclaimerProblem } from '../tenant/comparison-rate.ts'
import type { Lender } from '../tenant/tenant-parts.zod.ts'

/** What a dealer sets of its finance within the platform's bounds. */
export type OwnFinance = {
  /** The rate that the calculator starts with, per cent a year; null: the platform's. */
  defaultRate: number | null
  /** A lender's interest rate, in place of the platform's. */
  rates: readonly { provider: string; interestRate: number }[]
}

/** The bounds of the calculator's rate, which the platform sets. */
export type RateBounds = { minRate: number; maxRate: number; rateLocked: boolean }

/** What is wrong with a dealer's own starting rate; null for nothing. A rate with a problem is not used. */
export function findDefaultRateProblem(
  rate: number,
  { minRate, maxRate, rateLocked }: RateBounds,
): string | null {
  if (rateLocked) return 'The platform has fixed the calculator’s rate. This one is not used.'
  if (rate >= minRate && rate <= maxRate) return null
  return `The platform allows ${minRate} to ${maxRate} %. This one is not used.`
}

/** The part of a lender that a dealer's own rate is judged by. */
type JudgedLender = Parameters<typeof findDisclaimerProblem>[0] &
  Partial<Pick<Lender, 'ownRateFrom' | 'ownRateTo'>> & { provider?: string | undefined }

/** What is wrong with a dealer's own rate of a lender; null for nothing. A rate with a problem is not used. */
export function findOwnRateProblem(
  { provider, interestRate }: OwnFinance['rates'][number],
  lenders: readonly JudgedLender[],
): string | null {
  const lender = lenders.find((each) => each.provider === provider)
  if (lender === undefined) return `No lender of this site is called “${provider}”.`
  const { ownRateFrom: from, ownRateTo: to } = lender
  if (from === null || from === undefined || to === null || to === undefined)
    return `You can’t set a rate for ${provider}. The one here is not used.`
  if (interestRate < from || interestRate > to)
    return `The platform allows ${from} to ${to} % for ${provider}. This one is not used.`
  const problem = findDisclaimerProblem({ ...lender, interestRate })
  return problem === null ? null : `Its small print names another rate. ${problem} This one is not used.`
}

type Finance = { calculator: RateBounds & { defaultRate: number }; lenders: Lender[] }

/** The platform's finance with what the dealer set within its bounds. */
export function applyOwnFinance<T extends Finance>(
  { calculator, lenders }: T,
  { defaultRate, rates }: OwnFinance,
): Pick<T, 'calculator' | 'lenders'> {
  const isUsed = defaultRate !== null && findDefaultRateProblem(defaultRate, calculator) === null
  return {
    calculator: isUsed ? { ...calculator, defaultRate } : calculator,
    lenders: lenders.map((lender) => {
      const own = rates.find(({ provider }) => provider === lender.provider)
      if (own === undefined || findOwnRateProblem(own, [lender]) !== null) return lender
      // What the platform typed to be checked was of its own rate.
      return { ...lender, interestRate: own.interestRate, comparisonRate: null }
    }),
  }
}
