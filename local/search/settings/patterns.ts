// How a field's name meets a pattern of the settings.

/** `parent`: a field inside this one may match. */
export type Match = 'match' | 'parent' | 'none'

/** Whether the field is the pattern itself or lies inside it: `a.b` lies inside `a`. */
export function isInside(field: string, outer: string): boolean {
  return field.startsWith(outer) && (field.length === outer.length || field[outer.length] === '.')
}

/** A plain name matches itself and all that lies inside it. */
export function matchName(name: string, field: string): Match {
  if (isInside(field, name)) return 'match'
  return isInside(name, field) ? 'parent' : 'none'
}

/** A pattern with a star at one end or both; without a star it matches itself alone. */
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

/** The best of several: one match is enough. */
export function bestMatch<T>(items: Iterable<T>, match: (item: T) => Match): Match {
  let best: Match = 'none'
  for (const item of items) {
    const found = match(item)
    if (found === 'match') return found
    if (found === 'parent') best = found
  }
  return best
}
