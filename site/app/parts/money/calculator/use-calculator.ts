import { DEFAULT_FREQUENCY, type Frequency } from '@forecourt/schemas/contract/pure'
import { useEffect, useRef, useState } from 'react'
import { calculatorAmount } from '../calculator-rules.ts'
import { type Calculator, calculateLoan, clampInputs, type LoanResult } from './calculate-loan.ts'
import type { CalculatorField, CalculatorInputs } from './calculator-bounds.ts'

/** The inputs of a calculator, with their setters. */
export type CalculatorState = {
  calculator: Calculator
  inputs: CalculatorInputs
  frequency: Frequency
  result: LoanResult
  /** Help below a changed purchase price at or beyond a bound; null for none (FIN-14). */
  help: string | null
  set: (field: CalculatorField, value: number) => void
  setFrequency: (frequency: Frequency) => void
  /** Clamps a typed field to its bounds (FIN-22). */
  settle: () => void
}

export type CalculatorStart = { inputs?: CalculatorInputs; frequency?: Frequency }

/** The state of one car's calculator; the first change calls `onFirstChange` (FIN-42). */
export function useCalculator(
  calculator: Calculator,
  from: CalculatorStart,
  onFirstChange: () => void,
): CalculatorState {
  const [inputs, setInputs] = useState(from.inputs ?? calculator.start)
  const [frequency, setOnly] = useState(from.frequency ?? DEFAULT_FREQUENCY)
  const touched = useRef(false)
  const touch = () => {
    if (!touched.current) onFirstChange()
    touched.current = true
  }
  return {
    calculator,
    inputs,
    frequency,
    result: calculateLoan(calculator, inputs, frequency),
    help: amountHelp(calculator, inputs.amount),
    set(field, value) {
      touch()
      setInputs((before) => ({ ...before, [field]: Number.isFinite(value) ? value : 0 }))
    },
    setFrequency(next) {
      touch()
      setOnly(next)
    },
    settle: () => setInputs((before) => clampInputs(before, calculator)),
  }
}

/** The help below the purchase price; the price that the calculator opened with is no shopper's mistake. */
export function amountHelp({ bounds, start }: Calculator, amount: number): string | null {
  if (amount === start.amount) return null
  return calculatorAmount(amount * 100, bounds.amount.min * 100, bounds.amount.max * 100).help
}

/** Whether the page is hydrated. */
export function useTakenOver(): boolean {
  const [takenOver, setTakenOver] = useState(false)
  useEffect(() => setTakenOver(true), [])
  return takenOver
}
