import { formatCount } from '#app/domain/words/count.ts'
import type { Bounds, CalculatorField } from './calculator-bounds.ts'

const MONEY: readonly CalculatorField[] = ['amount', 'deposit', 'residual']

/** Whether a field is dollars, which are shown with separators. */
export const isMoney = (field: CalculatorField) => MONEY.includes(field)

/** A value as its field shows it at rest: `12,990`, `6.5` (PRICE-06). */
export function figureText(field: CalculatorField, value: number): string {
  return isMoney(field) ? formatCount(value) : String(value)
}

/** What was typed as a number; `$12,990` is 12990, and what is none is 0. */
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

/**
 * The bounds of a field's slider: of dollars only as far as makes sense for the amount the calculator opened with, or
 * as was typed, so that a hand can hit a figure. The field itself takes the whole range (FIN-12, FIN-20).
 */
export function trackOf(field: CalculatorField, bounds: Bounds, amount: number, value: number): Bounds {
  if (!isMoney(field)) return bounds
  const reach = field === 'amount' ? amount * 2 : amount
  const round = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(1, reach))))
  const sensible = Math.ceil(Math.max(reach, value) / round) * round
  return { ...bounds, max: Math.min(bounds.max, Math.max(bounds.min + bounds.step, sensible)) }
}
