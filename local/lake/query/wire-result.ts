import { QueryTooExpensive } from './deadline.ts'

// About 100 MB of JSON: the hosted service refuses far less. A handful of nested `*` can name more than a machine holds.
const MOST_CHARACTERS = 100_000_000

/** Characters an object takes as JSON, about. Documents do not change, so each is measured once. */
const measured = new WeakMap<object, number>()

/** A result as the JSON that is sent. Throws QueryTooExpensive before it grows beyond all bounds. */
export function wireResult(value: unknown): string {
  if (sizeOf(value) > MOST_CHARACTERS) throw new QueryTooExpensive('its result is too large')
  return JSON.stringify(value ?? null)
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let size = measured.get(value)
  if (size === undefined) {
    size = 2
    if (Array.isArray(value)) for (const item of value) size += sizeOf(item) + 1
    else for (const [name, inner] of Object.entries(value)) size += name.length + 4 + sizeOf(inner)
    measured.set(value, size)
  }
  return size
}
