import { calculatorMaxCents, clampToBounds, type MaxRule } from '../calculator-rules.ts'

/** A dealer's settings of the calculator (FIN-11 to FIN-25): cents, years, per cent a year. */
export type CalculatorOptions = {
  maxRule: MaxRule
  minPriceCents: number
  maxTermYears: number
  /** Terms to choose among, in place of half years; [] for none. */
  termChoices: readonly number[]
  minRate: number
  maxRate: number
  defaultRate: number
}

/** The bounds of one control, and its step. */
export type Bounds = { min: number; max: number; step: number }

/** The fields of the calculator; the money is in dollars, as it is typed. */
export type CalculatorField = 'amount' | 'deposit' | 'residual' | 'term' | 'rate'

/** A shopper's inputs: dollars, years, per cent a year. */
export type CalculatorInputs = Record<CalculatorField, number>

const HIGHEST_DOLLARS = 250_000
const PRICE_STEP = 500
const HALF = 0.5
/** Years, without a term of the dealer's or the lender's (FIN-25). */
const DEFAULT_TERM_YEARS = 5

/** A lender's own range of interest in place of the site's, an end at a time (FIN-18). */
type LenderRange = { minRate?: number | null | undefined; maxRate?: number | null | undefined } | null

/** The bounds of every field for one car (FIN-11 to FIN-13, FIN-16 to FIN-18, FIN-20, FIN-21). */
export function calculatorBounds(
  options: CalculatorOptions,
  carPriceCents: number,
  lender: LenderRange,
): Record<CalculatorField, Bounds> {
  const money = { min: 0, max: HIGHEST_DOLLARS, step: HALF }
  const choices = options.termChoices.filter((choice) => choice <= options.maxTermYears)
  const [lowest, highest] = [lender?.minRate ?? options.minRate, lender?.maxRate ?? options.maxRate]
  return {
    amount: {
      min: options.minPriceCents / 100,
      max: calculatorMaxCents(options.maxRule, carPriceCents) / 100,
      step: PRICE_STEP,
    },
    deposit: money,
    residual: money,
    term: {
      min: choices[0] ?? 1,
      max: choices.at(-1) ?? options.maxTermYears,
      step: HALF,
    },
    rate: {
      min: Math.min(lowest, highest),
      max: Math.max(lowest, highest),
      step: HALF,
    },
  }
}

/** The terms to choose among, with the lender's own; [] for half years. */
export function termChoices(
  options: Pick<CalculatorOptions, 'termChoices'>,
  bounds: Bounds,
  lendersYears: number | null,
): number[] {
  const choices = options.termChoices.filter((years) => years <= bounds.max)
  if (choices.length === 0 || lendersYears === null || choices.includes(lendersYears)) return choices
  return [...choices, lendersYears].sort((one, other) => one - other)
}

/** The term to open with where no lender names one: the dealer's or five years, within the bounds (FIN-16, FIN-25). */
export function defaultTerm(
  bounds: Bounds,
  options: Pick<CalculatorOptions, 'termChoices'> & { defaultTermYears: number | null },
): number {
  const wanted = options.defaultTermYears ?? DEFAULT_TERM_YEARS
  return nearestTerm(clampToBounds(wanted, bounds.min, bounds.max), options.termChoices)
}

/** The choice nearest to a term; without choices the nearest half year (FIN-16). */
export function nearestTerm(years: number, choices: readonly number[]): number {
  if (choices.length === 0) return Math.round(years / HALF) * HALF
  return choices.reduce((best, one) => (Math.abs(one - years) < Math.abs(best - years) ? one : best))
}

/** The choice at an index, within the list (FIN-16). */
export function termAt(index: number, choices: readonly number[]): number {
  return choices[clampToBounds(Math.round(index), 0, choices.length - 1)] ?? DEFAULT_TERM_YEARS
}
