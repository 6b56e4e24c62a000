/*
 * Filter expressions in the engine's grammar. Every value is quoted as a JSON string, and every expression is one
 * element of the filter array: elements are parsed separately, so typed text cannot break out of its expression.
 */
import { MAX_VALUE_LENGTH } from '#app/domain/search-address/search-keys.ts'
import type { StockRange } from './stock-index.ts'

/** A family of colours may be a hundred paints. */
const MAX_VALUES = 500

/** A value quoted for the grammar. */
export function quoted(value: string | number | boolean): string {
  return JSON.stringify(String(value))
}

/** `attribute = "value"`; numbers match quoted or not. */
export function equals(attribute: string, value: string | number | boolean): string {
  return `${attribute} = ${quoted(value)}`
}

/** All but `value`; documents without the attribute are included. */
export function differs(attribute: string, value: string | number): string {
  return `${attribute} != ${quoted(value)}`
}

/** Any of the values, or null when none is usable (too long, empty): such a filter is dropped. */
export function buildAnyFilter(attribute: string, values: readonly string[]): string | null {
  const usable = values.filter((value) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH)
  const unique = [...new Set(usable)].slice(0, MAX_VALUES)
  return unique.length === 0 ? null : `${attribute} IN [${unique.map(quoted).join(', ')}]`
}

/** None of the values, or null when none is usable; documents without the attribute are included. */
export function buildNoneFilter(attribute: string, values: readonly string[]): string | null {
  const condition = buildAnyFilter(attribute, values)
  return condition === null ? null : `NOT ${condition}`
}

/** An inclusive range, one-sided where a bound is null; null without bounds. */
export function inRange(attribute: string, [min, max]: StockRange): string | null {
  const low = finite(min)
  const high = finite(max)
  if (low !== null && high !== null) return `${attribute} ${low} TO ${high}`
  if (low !== null) return `${attribute} >= ${low}`
  return high === null ? null : `${attribute} <= ${high}`
}

function finite(bound: number | null): number | null {
  return bound !== null && Number.isFinite(bound) ? bound : null
}
