import type { Near } from './near.ts'
import { type SortValue, VALUE_KEYS, type ValueKey } from './search-keys.ts'
import type { RangeKey } from './search-ranges.ts'

/** Inclusive bounds in the units of the index; null is open. */
export type Bounds = readonly [min: number | null, max: number | null]

/** A shopper's search: everything the address of a results page contains. */
export type SearchState = {
  /** Query words; '' for none. */
  query: string
  /** Counts from 1. */
  page: number
  sort: SortValue
  /** Chosen values by key, without duplicates; a key without a choice is absent. */
  filters: Values
  /** Excluded values by key; absent for none. No value is both chosen and excluded. */
  excluded?: Values
  /** A range open at both ends is absent. */
  ranges: Partial<Record<RangeKey, Bounds>>
  /** Absent: everywhere. */
  near?: Near
  /** Only vehicles with pictures; absent: all. */
  photos?: true
  /** Words of a sentence without an effect; they affect the page only, not the results. */
  unused?: readonly string[]
  /** The further filters are unfolded; affects the page only, not the results. */
  more?: true
  /** Keys whose choices are all listed, in the order of the address; affects the page only, not the results. */
  all?: readonly ValueKey[]
}

export type Values = Partial<Record<ValueKey, readonly string[]>>

/** The choice contained in the path itself: `/search/used-cars` has chosen the car type. */
export type SearchBase = { path: string; filters: Values }

export const EMPTY_SEARCH: SearchState = { query: '', page: 1, sort: 'relevant', filters: {}, ranges: {} }

/** Toggles a value of a key; back to the first page. */
export function toggleValue(state: SearchState, key: ValueKey, value: string): SearchState {
  const chosen = state.filters[key] ?? []
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return withValues(state, key, next)
}

/** With the choice of a key replaced; back on the first page. */
export function withValues(state: SearchState, key: ValueKey, values: readonly string[]): SearchState {
  const { [key]: _before, ...others } = state.filters
  const filters = values.length === 0 ? others : { ...others, [key]: [...new Set(values)].sort() }
  const unwanted = state.excluded?.[key]?.filter((value) => !values.includes(value))
  return { ...(unwanted ? withExcluded(state, key, unwanted) : state), filters, page: 1 }
}

/** With the excluded values of a key replaced; back to the first page. */
export function withExcluded(
  { excluded = {}, ...state }: SearchState,
  key: ValueKey,
  values: readonly string[],
): SearchState {
  const { [key]: _before, ...others } = excluded
  const next = values.length === 0 ? others : { ...others, [key]: [...new Set(values)].sort() }
  return { ...state, ...(Object.keys(next).length === 0 ? {} : { excluded: next }), page: 1 }
}

/** With the bounds of a key replaced; back on the first page. */
export function withBounds(state: SearchState, key: RangeKey, [min, max]: Bounds): SearchState {
  const { [key]: _before, ...others } = state.ranges
  const open = min === null && max === null
  const ordered: Bounds = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return { ...state, ranges: open ? others : { ...others, [key]: ordered }, page: 1 }
}

/** With another place to be near, or none; back on the first page. */
export function withNear({ near: _before, ...state }: SearchState, near: Near | null): SearchState {
  if (near !== null) return { ...state, near, page: 1 }
  // Sorting by distance needs a postcode.
  return { ...state, sort: state.sort === 'nearest' ? 'relevant' : state.sort, page: 1 }
}

/** With only pictured vehicles, or all; back on the first page. */
export function withPhotos({ photos: _before, ...state }: SearchState, only: boolean): SearchState {
  return { ...state, ...(only ? { photos: true as const } : {}), page: 1 }
}

/** With the words of a sentence that have no effect, or without them. */
export function withUnused(
  { unused: _before, ...state }: SearchState,
  words: readonly string[] = [],
): SearchState {
  return { ...state, ...(words.length > 0 ? { unused: words } : {}) }
}

/** Whether the search is a sentence that says nothing about a vehicle, and nothing else. */
export function saysNothing(state: SearchState): boolean {
  const isEmpty = isUnfiltered(state, { path: '', filters: {} }) && state.sort === EMPTY_SEARCH.sort
  return isEmpty && state.unused !== undefined
}

/** With the further filters unfolded, or folded and no choices unfolded either. */
export function withMore({ more: _before, all, ...state }: SearchState, unfolded: boolean): SearchState {
  return { ...state, ...(unfolded ? { more: true as const, ...(all ? { all } : {}) } : {}) }
}

/** With the choices of a key unfolded. */
export function withAll(state: SearchState, key: ValueKey): SearchState {
  return { ...state, all: VALUE_KEYS.filter((each) => each === key || state.all?.includes(each)) }
}

/** Whether the search is no more than its path. */
export function isUnfiltered(state: SearchState, base: SearchBase): boolean {
  const keys = Object.keys(state.filters).filter((key) => !(key in base.filters))
  const places = state.near !== undefined || state.photos === true || state.excluded !== undefined
  return keys.length === 0 && Object.keys(state.ranges).length === 0 && state.query === '' && !places
}
