import { LRUCache } from 'lru-cache'
import type { Json } from '../index/walk.ts'
import { DisabledOperatorError, type Filter, FilterError } from './ast.ts'
import { rememberText } from './error-position.ts'
import { parseFilter } from './parse.ts'

type ParsedFilters = LRUCache<string, { filter: Filter | null }>

/** Longer filters are not cached. */
const MAX_LENGTH = 1000
const parsedTexts: ParsedFilters = new LRUCache({ max: 1000 })
const parsedLists: ParsedFilters = new LRUCache({ max: 1000 })

/**
 * Parses a request's filter: a text, or an array of conditions joined by AND, in which an array is joined by OR. Each
 * text is parsed separately, so that parentheses cannot span texts. Null for an empty filter.
 */
export function filterFromJson(value: Json): Filter | null {
  const filter = parseJson(value)
  if (filter && usesContains(filter)) {
    throw new DisabledOperatorError('Using `CONTAINS` requires an experimental feature that is off.')
  }
  return filter
}

function parseJson(value: Json): Filter | null {
  if (typeof value === 'string') return parseText(value)
  if (!Array.isArray(value)) throw new FilterError('Expected a string or an array as filter.')
  const parts = value.flatMap((item) => {
    const part = Array.isArray(item) ? readAny(item) : parseText(requireText(item))
    return part ? [part] : []
  })
  return join('and', parts)
}

function usesContains(filter: Filter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.some(usesContains)
  if (filter.kind === 'not') return usesContains(filter.part)
  return filter.kind === 'condition' && filter.condition.op === 'contains'
}

function readAny(items: Json[]): Filter | null {
  return parseCached(parsedLists, JSON.stringify(items), () =>
    join(
      'or',
      items.flatMap((item) => parseText(requireText(item)) ?? []),
    ),
  )
}

const parseText = (text: string) =>
  parseCached(parsedTexts, text, () => {
    const filter = parseFilter(text)
    rememberText(filter, text)
    return filter
  })

/** Parsed filters are immutable, so requests may share them. */
function parseCached(cache: ParsedFilters, key: string, parse: () => Filter | null): Filter | null {
  const cached = cache.get(key)
  if (cached) return cached.filter
  const filter = parse()
  if (key.length <= MAX_LENGTH) cache.set(key, { filter })
  return filter
}

function requireText(value: Json): string {
  if (typeof value !== 'string') throw new FilterError('Expected a string in the filter’s array.')
  return value
}

function join(kind: 'and' | 'or', parts: Filter[]): Filter | null {
  if (parts.length === 0) return null
  return parts.length === 1 ? parts[0]! : { kind, parts }
}

/** Joins two filters by AND. */
export function bothFilters(a: Filter | null, b: Filter | null): Filter | null {
  return a && b ? { kind: 'and', parts: [a, b] } : (a ?? b)
}
