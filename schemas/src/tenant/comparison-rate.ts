/*
 * Comparison rates as part 10 of the National Credit Code defines them: twelve times the rate a month at which the
 * present value of all repayments and fees is the credit provided.
 */
import { levelPayment } from '../money/annuity.ts'
import type { FeeMethod } from '../money/fee-method.ts'
import { roundHalfUp } from '../money/round-half-up.ts'

/** What a loan costs beside its interest, in whole cents. */
export type LoanFees = {
  establishmentFeeCents: number
  feeMethod: FeeMethod
  monthlyFeeCents: number
}

/** The loan that a comparison rate is stated for, in whole cents. */
export type LoanExample = { creditCents: number; finalPaymentCents: number; months: number }

/** A lender's fees, and the share of the example that it leaves to a final payment. */
export type LenderLoan = LoanFees & { exampleBalloonPercent: number }

/** What staff typed of a lender, where they typed anything. */
type TypedLender = LenderLoan & {
  interestRate: number
  comparisonRate?: number | null | undefined
  disclaimer?: string | undefined
}

/** A secured loan of $30,000 over five years: what the warning beside each comparison rate names (FIN-35). */
const CREDIT_CENTS = 3_000_000
const MONTHS = 60
/** Figures that staff typed may differ from the computed one by so many per cent a year. */
const TOLERANCE = 0.05
const STEPS = 100
const CLOSE = 1e-12

/**
 * The comparison rate in per cent a year with two decimals (FIN-32); null where the fees leave no credit, or so little
 * that there is no rate.
 */
export function comparisonRate(interestRate: number, fees: LoanFees, example: LoanExample): number | null {
  const { creditCents, finalPaymentCents, months } = example
  // A fee paid at the start leaves the borrower with as much less as one that is kept back.
  const isAdded = fees.feeMethod === 'added' || fees.feeMethod === 'alsoInTotal'
  const lent = creditCents + (isAdded ? fees.establishmentFeeCents : 0)
  const received = creditCents - (isAdded ? 0 : fees.establishmentFeeCents)
  const start = interestRate / 1_200
  const monthly = levelPayment(lent, finalPaymentCents, start, months) + fees.monthlyFeeCents
  const flows = Array.from(
    { length: months },
    (_, at) => monthly + (at === months - 1 ? finalPaymentCents : 0),
  )
  const rate = monthlyRate(flows, received, start)
  return rate === null ? null : roundHalfUp(rate * 1_200, 2)
}

/** A lender's comparison rate at an interest rate, on the example of FIN-35; it does not depend on a vehicle. */
export function lenderComparisonRate(interestRate: number, lender: LenderLoan): number | null {
  const finalPaymentCents = roundHalfUp((CREDIT_CENTS * lender.exampleBalloonPercent) / 100)
  return comparisonRate(interestRate, lender, {
    creditCents: CREDIT_CENTS,
    finalPaymentCents,
    months: MONTHS,
  })
}

/**
 * The example loan and the warning that stand with every comparison rate (FIN-35, VAR-08).
 * @param finalPercent the share left to a final payment
 */
export const loanExample = (finalPercent: number) =>
  'Comparison rate based on a secured fixed loan of $30,000 over 5 years ($30,000 5-year secured loan)' +
  `${finalPercent > 0 ? ` with a ${finalPercent}% final payment` : ''}. WARNING: this comparison rate is true only for ` +
  'the example given and may not include all fees and charges. Different terms, fees or other loan amounts may result ' +
  'in a different comparison rate.'

/** Does a figure that staff typed agree with the computed one? */
export const agreesWith = (typed: number, computed: number) => Math.abs(typed - computed) <= TOLERANCE + 1e-9

/** What is wrong with the comparison rate typed for a lender; null for nothing, or where none was typed. */
export function findRateProblem(lender: TypedLender): string | null {
  const { comparisonRate: typed } = lender
  if (typed === null || typed === undefined) return null
  return withRemedy(findProblem(typed, lender), 'Write that one, or leave this empty.')
}

/** The same of the rates that a lender's small print names: `comparison rate 9.06%`. */
export function findDisclaimerProblem(lender: TypedLender): string | null {
  const named = (lender.disclaimer ?? '').matchAll(/comparison rate (?:of )?(\d+(?:\.\d+)?) ?%/gi)
  for (const [, text] of named) {
    const problem = findProblem(Number(text), lender)
    if (problem !== null) return withRemedy(problem, 'Correct it in this text.')
  }
  return null
}

const withRemedy = (problem: string | null, remedy: string) =>
  problem === null ? null : `${problem} ${remedy}`

function findProblem(typed: number, lender: TypedLender): string | null {
  const computed = lenderComparisonRate(lender.interestRate, lender)
  if (computed === null) return 'These fees leave no credit, so there is no comparison rate.'
  if (agreesWith(typed, computed)) return null
  return `The comparison rate of these terms is ${computed.toFixed(2)} %, not ${roundHalfUp(typed, 2).toFixed(2)} %.`
}

/**
 * The rate a period at which the payments are worth what was received. Present value falls with the rate and is convex,
 * and at the interest rate it is no less than what was received, so Newton's steps from there approach from one side.
 */
function monthlyRate(flows: readonly number[], received: number, start: number): number | null {
  if (received <= 0) return null
  let rate = start
  for (let step = 0; step < STEPS; step += 1) {
    let value = 0
    let slope = 0
    let discount = 1
    for (const [at, flow] of flows.entries()) {
      discount /= 1 + rate
      value += flow * discount
      slope -= ((at + 1) * flow * discount) / (1 + rate)
    }
    const change = (received - value) / slope
    rate += change
    if (Math.abs(change) < CLOSE) return rate
  }
  return null
}
