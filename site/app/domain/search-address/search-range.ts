import type { Bounds } from './search-state.ts'

/** Larger numbers than any real price, distance or instant in seconds say nothing. */
const GREATEST = 9_999_999_999

/**
 * The bounds of a range key: `5000-60000`, `-60000`, `5000-`, one number for both, or two values as two fields of a
 * form send them. Dollar signs and thousands separators are ignored, bounds the wrong way round are turned. Null when
 * it bounds nothing.
 */
export function parseBounds(texts: readonly string[]): Bounds | null {
  // A pick of the form travels beside the form's two fields, and is what was meant.
  const written = texts.map((text) => /^([^-]*)-([^-]*)$/.exec(text)).find((match) => match !== null)
  const [first = '', second = first] = texts
  const [low, high] = written ? [written[1], written[2]] : [first, second]
  const min = parseBound(low)
  const max = parseBound(high)
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** The one way a range is written. */
export function writeBounds([min, max]: Bounds): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** A typed number, whatever stands around its digits; null for none. */
export function parseBound(text = ''): number | null {
  const digits = text.replace(/[$,\s]|kms?$/gi, '')
  if (!/^\d{1,10}$/.test(digits)) return null
  const number = Number(digits)
  return number <= GREATEST ? number : null
}
