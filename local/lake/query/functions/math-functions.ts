import { finite } from '../values.ts'
import type { GroqFunction } from './groq-function.ts'

/** For lists of numbers; nulls are skipped, other values make the result null. */
export const MATHS: Record<string, GroqFunction> = {
  'math::min': ([list]) => overNumbers(list, (numbers) => reduce(numbers, Math.min)),
  'math::max': ([list]) => overNumbers(list, (numbers) => reduce(numbers, Math.max)),
  'math::sum': ([list]) => overNumbers(list, sum),
  'math::avg': ([list]) =>
    overNumbers(list, (numbers) => (numbers.length === 0 ? null : sum(numbers) / numbers.length)),
}

function overNumbers(list: unknown, calculate: (numbers: number[]) => number | null): number | null {
  if (!Array.isArray(list)) return null
  const present = list.filter((item) => item !== null && item !== undefined)
  if (!present.every((item) => typeof item === 'number')) return null
  const result = calculate(present)
  return result === null ? null : finite(result)
}

function reduce(numbers: number[], choose: (a: number, b: number) => number): number | null {
  return numbers.length === 0 ? null : numbers.reduce((a, b) => choose(a, b))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
