import type { Json } from '../index/walk.ts'

/** The real server's parser of JSON goes no deeper. */
const MAX_DEPTH = 127

/**
 * The value itself. Throws a SyntaxError, as the real server's parser does, for one whose lists and objects stand in
 * each other too deeply, and for numbers that are too large to be written again.
 */
export function requireSound<T extends Json>(value: T): T {
  look(value, MAX_DEPTH)
  return value
}

function look(value: Json, levels: number): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new SyntaxError('number out of range')
  } else if (typeof value === 'object' && value !== null) {
    if (levels === 0) throw new SyntaxError('recursion limit exceeded')
    if (Array.isArray(value)) for (const item of value) look(item, levels - 1)
    else for (const key in value) look(value[key]!, levels - 1)
  }
}
