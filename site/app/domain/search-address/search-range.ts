import type { Bounds } from './search-state.ts'

/** Numbers above any real price, distance or instant in seconds are ignored. */
const GREATEST = 9_999_999_999

/**
 * Parses the bounds of a range key: `5000-60000`, `-60000`, `5000-`, one number for both, or the two fields of a
 * form. Dollar signs and thousands separators are ignored, reversed bounds are swapped. Null when nothing is bounded.
 */
export function parseBounds(texts: readonly string[]): Bounds | null {
  // A form submits the pressed pick together with its two fields; the pick wins.
  const written = texts.map((text) => /^([^-]*)-([^-]*)$/.exec(text)).find((match) => match !== null)
  const [first = '', second = first] = texts
  const [low, high] = written ? [written[1], written[2]] : [first, second]
  const min = parseBound(low)
  const max = parseBound(high)
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** The canonical form of a range. */
export function writeBounds([min, max]: Bounds): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** A typed number, ignoring any text around its digits; null for none. */
export function parseBound(text = ''): number | null {
  const digits = text.replace(/[$,\s]|kms?$/gi, '')
  if (!/^\d{1,10}$/.test(digits)) return null
  const number = Number(digits)
  return number <= GREATEST ? number : null
}
