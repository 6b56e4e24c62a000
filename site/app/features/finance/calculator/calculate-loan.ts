import { formatDollars, type LenderLoan, lenderComparisonRate } from '@forecourt/schemas/contract/pure'
import { comparisonText, loanBasis } from '#app/domain/money/comparison-words.ts'
import type { Frequency } from '#app/domain/money/frequency.ts'
import { loanPayment, loanTotalCents } from '#app/domain/money/loan-payment.ts'
import { lenderPayment } from '../lender/lender-payment.ts'
import type { Bounds, CalculatorField, CalculatorInputs } from './calculator-bounds.ts'
import { type Fee, feesOverTermCents } from './calculator-fees.ts'
import { clampToBounds } from './calculator-rules.ts'

/** A lender's fees, from which comparison rates follow; of a lender that names none, its rate and its own statement. */
export type CalculatorComparison = { loan: LenderLoan } | { statedRate: number }

/** What one car's calculator works with: bounds, the values it opens with, fees, and the lender's own figures. */
export type Calculator = {
  bounds: Record<CalculatorField, Bounds>
  start: CalculatorInputs
  termChoices: number[]
  rateLocked: boolean
  fees: Fee[]
  comparison: CalculatorComparison
  /** Whole dollars; null where the lender's figures are not those of the starting values. */
  lender: { paymentWeek: number | null; paymentMonth: number | null; totalPayable: number | null } | null
}

/** What stands in the result; `total` is '' where there is no loan to speak of (FIN-31). */
export type Reckoning = {
  payment: string
  enquire: boolean
  /** The comparison rate of the interest rate that is set, and what the payment rests on. */
  comparison: string
  financed: string
  fees: string
  total: string
}

const FIELDS: readonly CalculatorField[] = ['amount', 'deposit', 'residual', 'term', 'rate']

/** Inputs within what can be reckoned with: an amount of at least 0, everything else within its bounds (FIN-15, FIN-22). */
export function heldInputs(inputs: CalculatorInputs, { bounds }: Calculator): CalculatorInputs {
  const held = (field: CalculatorField) => clampToBounds(inputs[field], bounds[field].min, bounds[field].max)
  return {
    amount: Math.max(0, inputs.amount),
    deposit: held('deposit'),
    residual: held('residual'),
    term: held('term'),
    rate: held('rate'),
  }
}

/** Nothing has been changed, so the lender's own figure stands (FIN-28). */
export function isUnchanged(inputs: CalculatorInputs, { start }: Calculator): boolean {
  return FIELDS.every((field) => inputs[field] === start[field])
}

/**
 * The payment a period and what it comes to. While nothing is changed the lender's own figures stand, where it gives
 * one for the frequency; everything else is reckoned (FIN-27 to FIN-31, OPEN-36 to OPEN-40).
 */
export function reckon(calculator: Calculator, typed: CalculatorInputs, frequency: Frequency): Reckoning {
  const inputs = heldInputs(typed, calculator)
  const feesCents = feesOverTermCents(calculator.fees, inputs.term)
  const loan = {
    amountCents: Math.round(inputs.amount * 100),
    depositCents: Math.round(inputs.deposit * 100),
    residualCents: Math.round(inputs.residual * 100),
    feesCents,
    ratePercent: inputs.rate,
    termYears: inputs.term,
    frequency,
  }
  const words = {
    comparison: comparisonOf(calculator, inputs),
    financed: formatDollars(Math.max(0, loan.amountCents - loan.depositCents + feesCents)),
    fees: formatDollars(feesCents),
  }
  const own = lendersOwn(calculator, inputs, frequency)
  if (own !== null) return { ...words, ...own, enquire: false }
  const result = loanPayment(loan)
  if (result.kind === 'enquire') return { ...words, payment: result.text, enquire: true, total: '' }
  return {
    ...words,
    payment: formatDollars(result.paymentCents),
    enquire: false,
    total: formatDollars(result.totalCents),
  }
}

/** '' where the fees leave no rate. It moves with the interest rate alone, never with the amount. */
function comparisonOf({ comparison }: Calculator, { rate, deposit, residual }: CalculatorInputs): string {
  const percent = 'loan' in comparison ? lenderComparisonRate(rate, comparison.loan) : comparison.statedRate
  return percent === null ? '' : comparisonText(percent, loanBasis(deposit, residual))
}

function lendersOwn(calculator: Calculator, inputs: CalculatorInputs, frequency: Frequency) {
  const { lender } = calculator
  if (lender === null) return null
  const dollars = lenderPayment(lender, frequency, isUnchanged(inputs, calculator))
  if (dollars === null) return null
  const { start, fees } = calculator
  const paymentCents = Math.round(dollars) * 100
  const total = loanTotalCents(paymentCents, frequency, start.term, feesOverTermCents(fees, start.term))
  return {
    payment: formatDollars(paymentCents),
    total: formatDollars(lender.totalPayable === null ? total : Math.round(lender.totalPayable * 100)),
  }
}
