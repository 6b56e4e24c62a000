import type { CalculatorField } from '../calculator/calculator-bounds.ts'

/** The fields of a calculator's form. */
export const CALCULATOR_FIELDS: readonly CalculatorField[] = ['amount', 'deposit', 'residual', 'term', 'rate']
/** The query parameters of a car's quote: those of the form, and how often one repays. */
export const QUOTE_FIELDS: readonly string[] = [...CALCULATOR_FIELDS, 'every']
