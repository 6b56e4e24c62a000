// Matching of field names and the settings' patterns.

/** `parent`: a nested field may match. */
export type Match = 'match' | 'parent' | 'none'

/** Whether the field equals the pattern or is nested in it: `a.b` is nested in `a`. */
export function isInside(field: string, outer: string): boolean {
  return field.startsWith(outer) && (field.length === outer.length || field[outer.length] === '.')
}

/** A plain name matches itself and all nested fields. */
export function matchName(name: string, field: string): Match {
  if (isInside(field, name)) return 'match'
  return isInside(name, field) ? 'parent' : 'none'
}

/** A pattern with a star at one or both ends; without a star it matches itself only. */
export function matchPattern(pattern: string, field: string): Match {
  if (matchesPattern(pattern, field)) return 'match'
  return isInside(pattern, field) ? 'parent' : 'none'
}

function matchesPattern(pattern: string, field: string): boolean {
  if (pattern === '*') return true
  const open = pattern.startsWith('*')
  const close = pattern.endsWith('*')
  if (open && close) return field.includes(pattern.slice(1, -1))
  if (open) return field.endsWith(pattern.slice(1))
  return close ? field.startsWith(pattern.slice(0, -1)) : pattern === field
}

/** The best result of several patterns. */
export function bestMatch<T>(items: Iterable<T>, match: (item: T) => Match): Match {
  let best: Match = 'none'
  for (const item of items) {
    const found = match(item)
    if (found === 'match') return found
    if (found === 'parent') best = found
  }
  return best
}
