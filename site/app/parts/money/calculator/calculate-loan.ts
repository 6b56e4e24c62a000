import {
  type FeeMethod,
  type Frequency,
  formatDollars,
  isFeeBorrowed,
  isFeeInTotal,
  type LenderLoan,
  lenderComparisonRate,
  loanPayment,
  loanTotalCents,
  PERIODS_PER_YEAR,
  roundHalfUp,
} from '@forecourt/schemas/contract/pure'
import { type Fee, feesOverTermCents } from '#app/domain/money/calculator-fees.ts'
import { comparisonText, loanBasis } from '#app/domain/money/comparison-text.ts'
import { clampToBounds } from '../calculator-rules.ts'
import { type Bounds, type CalculatorField, type CalculatorInputs, nearestTerm } from './calculator-bounds.ts'

/** A lender's fees, from which comparison rates are calculated; without fees, the rate that the lender states. */
export type CalculatorComparison = { loan: LenderLoan } | { statedRate: number }

/** A car's calculator: bounds, initial values, fees, and the lender's own figures. */
export type Calculator = {
  bounds: Record<CalculatorField, Bounds>
  start: CalculatorInputs
  termChoices: number[]
  rateLocked: boolean
  fees: Fee[]
  feeMethod: FeeMethod
  comparison: CalculatorComparison
  /** Whole dollars; null where the lender's figures are not those of the starting values. */
  lender: { paymentWeek: number | null; paymentMonth: number | null; totalPayable: number | null } | null
}

/** The texts of the result; `total` is '' without a loan (FIN-31). */
export type LoanResult = {
  payment: string
  enquire: boolean
  /** The comparison rate for the chosen interest rate, with the deposit and final payment of the payment. */
  comparison: string
  /** The amount less the deposit, without the fees. */
  financed: string
  fees: string
  total: string
  /** The residual; '' for none. */
  final: string
  /** The sum of payments, which does not have the residual (OPEN-36), with it; '' without one. */
  altogether: string
  /** `260 payments of $160`; '' without a loan, and where the lender's total is not their sum. */
  payments: string
  /** Do the repayments carry the fees, and does the total count them besides? */
  feesBorrowed: boolean
  feesInTotal: boolean
}

const FIELDS: readonly CalculatorField[] = ['amount', 'deposit', 'residual', 'term', 'rate']

/**
 * Inputs clamped for the calculation: the amount to at least 0, the others to their bounds, the term to half years or a
 * choice (FIN-15, FIN-16, FIN-22). What the calculator opened with is left alone: a lender's own rate and term may lie
 * outside of the site's.
 */
export function clampInputs(inputs: CalculatorInputs, calculator: Calculator): CalculatorInputs {
  const { bounds, termChoices, start } = calculator
  const held = (field: CalculatorField) =>
    inputs[field] === start[field]
      ? start[field]
      : clampToBounds(inputs[field], bounds[field].min, bounds[field].max)
  return {
    amount: Math.max(0, inputs.amount),
    deposit: held('deposit'),
    residual: held('residual'),
    term: inputs.term === start.term ? start.term : nearestTerm(held('term'), termChoices),
    rate: held('rate'),
  }
}

/** Whether all inputs have their initial values, so that the lender's own figure applies (FIN-28). */
export function isUnchanged(inputs: CalculatorInputs, { start }: Calculator): boolean {
  return FIELDS.every((field) => inputs[field] === start[field])
}

/**
 * The payment per period and the total. With unchanged inputs they are the lender's own figures, where it gives one for
 * the frequency; otherwise they are calculated (FIN-27 to FIN-31, OPEN-36 to OPEN-40).
 */
export function calculateLoan(
  calculator: Calculator,
  typed: CalculatorInputs,
  frequency: Frequency,
): LoanResult {
  const inputs = clampInputs(typed, calculator)
  const feesCents = feesOverTermCents(calculator.fees, inputs.term)
  const loan = {
    amountCents: roundHalfUp(inputs.amount * 100),
    depositCents: roundHalfUp(inputs.deposit * 100),
    residualCents: roundHalfUp(inputs.residual * 100),
    feesCents,
    feeMethod: calculator.feeMethod,
    ratePercent: inputs.rate,
    termYears: inputs.term,
    frequency,
  }
  const words = {
    comparison: formatComparisonRate(calculator, inputs),
    financed: formatDollars(Math.max(0, loan.amountCents - loan.depositCents)),
    fees: formatDollars(feesCents),
    final: loan.residualCents > 0 ? formatDollars(loan.residualCents) : '',
    feesBorrowed: feesCents > 0 && isFeeBorrowed(calculator.feeMethod),
    feesInTotal: feesCents > 0 && isFeeInTotal(calculator.feeMethod),
  }
  const count = Math.round(PERIODS_PER_YEAR[frequency] * inputs.term)
  const own = lendersOwn(calculator, inputs, frequency)
  if (own !== null) {
    const { payment } = own
    const total = formatDollars(own.totalCents)
    const sum = own.isSum ? computeSum(count, payment, own.totalCents, loan.residualCents) : NO_SUM
    return { ...words, ...sum, payment, enquire: false, total }
  }
  const result = loanPayment(loan)
  if (result.kind === 'enquire')
    return { ...words, ...NO_SUM, payment: result.text, enquire: true, total: '' }
  const payment = formatDollars(result.paymentCents)
  const total = formatDollars(result.totalCents)
  const sum = computeSum(count, payment, result.totalCents, loan.residualCents)
  return { ...words, ...sum, payment, enquire: false, total }
}

const NO_SUM = { payments: '', altogether: '' }

const computeSum = (count: number, payment: string, totalCents: number, residualCents: number) => ({
  payments: `${count} payments of ${payment}`,
  altogether: residualCents > 0 ? formatDollars(totalCents + residualCents) : '',
})

/** '' where the fees leave no rate. It depends on the interest rate only, not on the amount. */
function formatComparisonRate(
  { comparison }: Calculator,
  { rate, deposit, residual }: CalculatorInputs,
): string {
  const percent = 'loan' in comparison ? lenderComparisonRate(rate, comparison.loan) : comparison.statedRate
  return percent === null ? '' : comparisonText(percent, loanBasis(deposit, residual))
}

function lendersOwn(calculator: Calculator, inputs: CalculatorInputs, frequency: Frequency) {
  const { lender } = calculator
  if (lender === null) return null
  const dollars = lenderPayment(lender, frequency, isUnchanged(inputs, calculator))
  if (dollars === null) return null
  const { start, fees, feeMethod } = calculator
  const paymentCents = roundHalfUp(dollars) * 100
  const feesCents = feesOverTermCents(fees, start.term)
  const sumCents = loanTotalCents(paymentCents, frequency, start.term, { feesCents, feeMethod })
  const totalCents = lender.totalPayable === null ? sumCents : roundHalfUp(lender.totalPayable * 100)
  return {
    payment: formatDollars(paymentCents),
    totalCents,
    isSum: totalCents === sumCents,
  }
}

/** The lender's own figures for a car in whole dollars, null when it gives none (DATA-14). */
type LenderFigures = { paymentWeek: number | null; paymentMonth: number | null }

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
