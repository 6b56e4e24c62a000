import type { Json } from '../index/walk.ts'

/** The real server's parser of JSON goes no deeper. */
const MAX_DEPTH = 127

/** The value itself. Throws a SyntaxError for one whose lists and objects stand in each other too deeply. */
export function requireShallow<T extends Json>(value: T): T {
  if (isDeeper(value, MAX_DEPTH)) throw new SyntaxError('recursion limit exceeded')
  return value
}

function isDeeper(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeper(item, levels - 1)) return true
    return false
  }
  for (const key in value) if (isDeeper(value[key]!, levels - 1)) return true
  return false
}
