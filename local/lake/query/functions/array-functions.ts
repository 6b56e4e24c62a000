import { classify, isEqual } from '../values.ts'
import { findText } from './global-functions.ts'
import type { GroqFunction } from './groq-function.ts'

export const ARRAYS: Record<string, GroqFunction> = {
  'array::join': ([list, separator]) =>
    Array.isArray(list) && typeof separator === 'string' ? join(list, separator) : null,
  'array::compact': ([list]) =>
    Array.isArray(list) ? list.filter((item) => classify(item) !== 'null') : null,
  'array::unique': ([list]) => (Array.isArray(list) ? unique(list) : null),
  'array::intersects': ([a, b], scope) => {
    if (!Array.isArray(a) || !Array.isArray(b)) return null
    return a.some((one) => {
      scope.env.deadline.tick()
      return b.some((other) => isEqual(one ?? null, other ?? null))
    })
  },
}

function join(list: unknown[], separator: string): string | null {
  const texts = list.map(findText)
  return texts.every((text) => text !== null) ? texts.join(separator) : null
}

/** Removes duplicates of simple values; arrays, objects and nulls are never equal. */
function unique(list: unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return list.filter((item) => {
    const simple = ['number', 'string', 'boolean'].includes(classify(item))
    if (!simple) return true
    if (seen.has(item)) return false
    seen.add(item)
    return true
  })
}
