import { roundHalfUp } from '@forecourt/schemas/contract/pure'
import { formatCount } from '#app/domain/words/count.ts'
import type { Bounds, CalculatorField } from './calculator-bounds.ts'

const MONEY: readonly CalculatorField[] = ['amount', 'deposit', 'residual']

/** Whether a field is dollars, which are shown with separators. */
export const isMoney = (field: CalculatorField) => MONEY.includes(field)

/** A value as its field shows it at rest: `12,990`, `6.5` (PRICE-06). */
export function figureText(field: CalculatorField, value: number): string {
  return isMoney(field) ? formatCount(value) : String(roundHalfUp(value, 2))
}

/** The typed text as a number: `$12,990` is 12990, a text without a number is 0. */
export function readFigure(text: string): number {
  const value = Number(text.replace(/[$,\s]/g, ''))
  return Number.isFinite(value) ? value : 0
}

const LARGE_STEPS = 10

/** How far a key moves a value: arrows a step, PageUp and PageDown or with Shift ten; 0 for other keys. */
export function stepOfKey(key: string, shift: boolean, { step }: Pick<Bounds, 'step'>): number {
  const direction = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 }[key] ?? 0
  return direction * step * (shift || key.startsWith('Page') ? LARGE_STEPS : 1)
}

const ROUND = 1_000

/**
 * The bounds of a field's slider: of a deposit and a final payment only as far as the amount the calculator opened with,
 * or as was typed, so that a hand can hit a figure. The field itself takes the whole range (FIN-20, FIN-21); the price
 * has the dealer's (FIN-12).
 */
export function getTrack(field: CalculatorField, bounds: Bounds, amount: number, value: number): Bounds {
  if (field !== 'deposit' && field !== 'residual') return bounds
  const sensible = Math.max(ROUND, Math.ceil(Math.max(amount, value) / ROUND) * ROUND)
  return { ...bounds, max: Math.min(bounds.max, sensible) }
}
