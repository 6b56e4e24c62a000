import type { Json } from '../index/walk.ts'

/** Maximum nesting of Meilisearch's JSON parser. */
const MAX_DEPTH = 127

/**
 * The value itself. Throws a SyntaxError for a value nested too deeply, and for numbers too large to be serialised,
 * as Meilisearch's parser does.
 */
export function requireValidJson<T extends Json>(value: T): T {
  check(value, MAX_DEPTH)
  return value
}

function check(value: Json, levels: number): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new SyntaxError('number out of range')
  } else if (typeof value === 'object' && value !== null) {
    if (levels === 0) throw new SyntaxError('recursion limit exceeded')
    for (const item of Array.isArray(value) ? value : Object.values(value)) check(item, levels - 1)
  }
}
