import { listPicked } from '#app/features/stock-search/filter-labels.ts'
import { excludedKey, RANGE_KEYS, VALUE_KEYS } from '#app/features/stock-search/search-keys.ts'
import {
  type SearchBase,
  type SearchState,
  withBounds,
  withExcluded,
  withNear,
  withPhotos,
  withValues,
} from '#app/features/stock-search/search-state.ts'
import { searchHref } from '#app/features/stock-search/search-url.ts'
import type { ZeroChoice } from './zero-model.ts'

/** More than these are no help to choose from. */
const MOST_CHOICES = 5

/**
 * What may be taken out of a search that finds nothing, the part that leaves most first. A part that leaves nothing
 * either is not among them.
 * @param without how many there are without each part, as the index counts them
 * @param count how a number of them reads
 */
export function zeroChoices(
  state: SearchState,
  base: SearchBase,
  without: Readonly<Record<string, number>>,
  count: (number: number) => string,
): ZeroChoice[] {
  return partsOf(state)
    .map(({ part, left }) => ({ left, found: without[part] ?? 0, label: labelOf(state, left) }))
    .filter(({ found, label }) => found > 0 && label !== '')
    .sort((a, b) => b.found - a.found)
    .slice(0, MOST_CHOICES)
    .map(({ left, found, label }) => ({ label, href: searchHref(left, base), counted: count(found) }))
}

type Part = { part: string; left: SearchState }

/** The parts of a search by the names the index counts them under, each with the search without it. */
function partsOf(state: SearchState): Part[] {
  const { filters, excluded = {}, ranges } = state
  return [
    ...(state.query === '' ? [] : [{ part: 'query', left: { ...state, query: '', page: 1 } }]),
    ...VALUE_KEYS.filter((key) => filters[key]).map((key) => ({
      part: key,
      left: withValues(state, key, []),
    })),
    ...VALUE_KEYS.filter((key) => excluded[key]).map((key) => ({
      part: excludedKey(key),
      left: withExcluded(state, key, []),
    })),
    ...RANGE_KEYS.filter((key) => ranges[key]).map((key) => ({
      part: key,
      left: withBounds(state, key, [null, null]),
    })),
    ...(state.near ? [{ part: 'places', left: withNear(state, null) }] : []),
    ...(state.photos ? [{ part: 'photos', left: withPhotos(state, false) }] : []),
  ]
}

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** What is gone, in the words of its pills: any of the values wanted, none of those not. */
function labelOf(state: SearchState, left: SearchState): string {
  const stays = new Set(listPicked(left).map(({ id }) => id))
  const gone = listPicked(state).filter(({ id }) => !stays.has(id))
  const labels = gone.map(({ label }) => label)
  return left.excluded === state.excluded ? EITHER.format(labels) : labels.join(', ')
}
