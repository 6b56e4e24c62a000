import { QueryTooExpensive } from './deadline.ts'

// About 100 MB of JSON, far more than the hosted service allows: a few nested `*` can exceed the memory.
const MAX_CHARACTERS = 100_000_000

/** Approximate length of an object as JSON, cached per document object. */
const measured = new WeakMap<object, number>()

/** Serialises a result. Throws QueryTooExpensive when it becomes too large. */
export function wireResult(value: unknown): string {
  if (estimateSize(value) > MAX_CHARACTERS) throw new QueryTooExpensive('its result is too large')
  return JSON.stringify(value ?? null)
}

function estimateSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let size = measured.get(value)
  if (size === undefined) {
    size = 2
    if (Array.isArray(value)) for (const item of value) size += estimateSize(item) + 1
    else for (const [name, inner] of Object.entries(value)) size += name.length + 4 + estimateSize(inner)
    measured.set(value, size)
  }
  return size
}
