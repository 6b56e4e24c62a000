import { QueryTooExpensive } from './deadline.ts'
import { GroqDateTime, Hidden, IdPath } from './values.ts'

// About 100 MB of JSON: the hosted service refuses far less. A handful of nested `*` can name more than a machine holds.
const MOST_CHARACTERS = 100_000_000

/** A result as the JSON that is sent. Throws QueryTooExpensive before it grows beyond all bounds. */
export function wireResult(value: unknown): string {
  let budget = MOST_CHARACTERS
  return JSON.stringify(value ?? null, (key, inner) => {
    budget -= key.length + (typeof inner === 'string' ? inner.length + 4 : 4)
    if (budget < 0) throw new QueryTooExpensive('its result is too large')
    if (inner instanceof GroqDateTime) return inner.toString()
    return inner instanceof IdPath || inner instanceof Hidden ? null : inner
  })
}
