import { DEFAULT_FREQUENCY, type Frequency, PERIODS_PER_YEAR } from '@forecourt/schemas/contract/pure'
import { type Calculator, clampInputs } from '../calculator/calculate-loan.ts'
import type { CalculatorField, CalculatorInputs } from '../calculator/calculator-bounds.ts'
import { CALCULATOR_FIELDS } from './quote-fields.ts'

/** Whether an address names any field of a calculator. */
export const hasInputs = (query: URLSearchParams) => CALCULATOR_FIELDS.some((field) => query.has(field))

/** The calculator's inputs that an address names, within its bounds; the others as it opens. */
export function askedInputs(query: URLSearchParams, calculator: Calculator): CalculatorInputs {
  const { start, rateLocked } = calculator
  const asked = (field: CalculatorField) => {
    const text = query.get(field)?.replace(/[^\d.-]/g, '') ?? ''
    const value = Number(text)
    return text === '' || !Number.isFinite(value) ? start[field] : value
  }
  const inputs = {
    amount: asked('amount'),
    deposit: asked('deposit'),
    residual: asked('residual'),
    term: asked('term'),
    rate: rateLocked ? start.rate : asked('rate'),
  }
  return clampInputs(inputs, calculator)
}

/** How often an address asks to repay; weekly where it says nothing known. */
export function askedFrequency(query: URLSearchParams): Frequency {
  const every = query.get('every')
  return every !== null && Object.hasOwn(PERIODS_PER_YEAR, every) ? (every as Frequency) : DEFAULT_FREQUENCY
}
