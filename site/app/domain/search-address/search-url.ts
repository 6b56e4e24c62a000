/*
 * The only parser and writer of a results page's address (SRCH-01). An address has one canonical form: keys in the
 * order of `search-keys`, values sorted, defaults and the path's own values omitted. Unknown keys are ignored,
 * and lengths are bounded before parsing.
 */
import { clipText } from '#app/domain/words/clip.ts'
import { parseNear } from './near.ts'
import {
  excludedKey,
  MAX_VALUE_LENGTH,
  NEAREST,
  SORTS,
  type SortValue,
  VALUE_KEYS,
  type ValueKey,
} from './search-keys.ts'
import { baseHolds, isTypeBase, SMALL_LETTER_KEYS, typeBaseOfValues } from './search-path.ts'
import { parseBounds, writeBounds } from './search-range.ts'
import { RANGE_KEYS } from './search-ranges.ts'
import type { SearchBase, SearchState, Values } from './search-state.ts'

export const MAX_QUERY_LENGTH = 100
export const MAX_VALUES = 20
const MAX_UNUSED = 8
const MAX_PARAMS = 200

/** Parses an address. @param base the path's own choice; it wins over the same key in the query string */
export function parseSearch(base: SearchBase, params: URLSearchParams): SearchState {
  const received = boundedParams(params)
  const state: { filters: Values; ranges: SearchState['ranges'] } = { filters: {}, ranges: {} }
  for (const key of VALUE_KEYS) {
    const values = base.filters[key] ?? parseValues(key, received.get(key) ?? [])
    if (values.length > 0) state.filters[key] = values
  }
  for (const key of RANGE_KEYS) {
    const bounds = parseBounds(received.get(key) ?? [])
    if (bounds !== null) state.ranges[key] = bounds
  }
  const plain = parsePlain(received)
  return {
    query: parseQuery(received.get('query')?.[0]),
    page: parsePage(received.get('page')?.[0]),
    sort: possibleSort({ ...plain, sort: parseSort(received.get('sortBy')?.[0]) }),
    ...state,
    ...parseExcluded(received, state.filters),
    ...plain,
  }
}

/** The excluded values of an address; a value that is also chosen stays chosen. */
function parseExcluded(
  received: ReadonlyMap<string, string[]>,
  filters: Values,
): Pick<SearchState, 'excluded'> {
  const excluded: Values = {}
  for (const key of VALUE_KEYS) {
    const values = parseValues(key, received.get(excludedKey(key)) ?? [])
    const unwanted = values.filter((value) => !filters[key]?.includes(value))
    if (unwanted.length > 0) excluded[key] = unwanted
  }
  return Object.keys(excluded).length === 0 ? {} : { excluded }
}

/** The keys of an address that are no facets. */
function parsePlain(
  received: ReadonlyMap<string, string[]>,
): Pick<SearchState, 'near' | 'photos' | 'unused' | 'more' | 'all'> {
  const all = VALUE_KEYS.filter((key) => received.get('all')?.includes(key))
  const unused = unusedWords(received.get('unused') ?? [])
  const near = parseNear(received.get('near')?.[0], received.get('within')?.[0])
  return {
    ...(near === null ? {} : { near }),
    ...(received.get('photos')?.[0] === '1' ? { photos: true as const } : {}),
    ...(unused.length > 0 ? { unused } : {}),
    ...(received.get('more')?.[0] === '1' ? { more: true as const } : {}),
    ...(all.length > 0 ? { all } : {}),
  }
}

/**
 * The canonical address of a search. It keeps the given base while the choice includes the base's values, else it
 * uses the path of the chosen car types.
 */
export function searchHref(state: SearchState, base: SearchBase): string {
  const ownBase = !isTypeBase(base) && baseHolds(base, state.filters) ? base : typeBaseOfValues(state.filters)
  const params = new URLSearchParams()
  if (state.query !== '') params.append('query', state.query)
  for (const key of VALUE_KEYS) {
    const values = state.filters[key]
    if (values === undefined || key in ownBase.filters) continue
    for (const value of writable(values)) params.append(key, value)
  }
  if (state.excluded)
    for (const key of VALUE_KEYS)
      for (const value of writable(state.excluded[key])) params.append(excludedKey(key), value)
  for (const key of RANGE_KEYS) {
    const bounds = state.ranges[key]
    if (bounds) params.append(key, writeBounds(bounds))
  }
  if (state.near) {
    params.append('near', state.near.postcode)
    params.append('within', String(state.near.km))
  }
  if (state.photos) params.append('photos', '1')
  for (const words of state.unused ?? NONE) params.append('unused', words)
  const sort = possibleSort(state)
  if (sort !== SORTS[0].value) params.append('sortBy', sort)
  if (state.page > 1) params.append('page', String(state.page))
  if (state.more) params.append('more', '1')
  for (const key of state.all ?? NONE) params.append('all', key)
  const query = params.toString()
  return query === '' ? ownBase.path : `${ownBase.path}?${query}`
}

const NONE: readonly string[] = []

/** As many values as are read again. */
const writable = (values: readonly string[] = NONE) =>
  values.length === 0 ? NONE : [...values].sort().slice(0, MAX_VALUES)

/** Values by key, as many and as long as a shopper may send. */
function boundedParams(params: URLSearchParams): Map<string, string[]> {
  const received = new Map<string, string[]>()
  let count = 0
  for (const [key, value] of params) {
    count += 1
    if (count > MAX_PARAMS) break
    const values = received.get(key) ?? []
    if (value.length > MAX_VALUE_LENGTH && key !== 'query') continue
    if (values.length < MAX_VALUES) received.set(key, [...values, value])
  }
  return received
}

function parseValues(key: ValueKey, received: readonly string[]): string[] {
  const isSmall = SMALL_LETTER_KEYS.has(key)
  const values = received.map((value) => (isSmall ? value.trim().toLowerCase() : value.trim()))
  return [...new Set(values.filter(Boolean))].sort()
}

function parseQuery(received = ''): string {
  return clipText(received, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim()
}

/** Words of a sentence without an effect, as many and as long as an address contains. */
export function unusedWords(received: readonly string[]): string[] {
  const words = received.map((text) => clipText(text, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim())
  return [...new Set(words)].filter(Boolean).slice(0, MAX_UNUSED)
}

function parsePage(received = ''): number {
  return /^[1-9]\d{0,8}$/.test(received) ? Number(received) : 1
}

/** `latest`, `price-desc` …; links of the old kind name the index as well: `Car_production price desc` (SRCH-37). */
function parseSort(received = ''): SortValue {
  const rule = /^Car_\w+[ :]price[ :](asc|desc)$/i.exec(received)
  const wanted = rule ? `price-${rule[1]?.toLowerCase()}` : received
  return SORTS.find(({ value }) => value === wanted)?.value ?? SORTS[0].value
}

/** What is near is near something. */
function possibleSort({ sort, near }: Pick<SearchState, 'sort' | 'near'>): SortValue {
  return sort === NEAREST.value && !near ? SORTS[0].value : sort
}
