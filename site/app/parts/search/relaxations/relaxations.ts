import { excludedKey, VALUE_KEYS, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import { RANGE_KEYS } from '#app/domain/search-address/search-ranges.ts'
import {
  EMPTY_SEARCH,
  type SearchBase,
  type SearchState,
  type Values,
  withBounds,
  withExcluded,
  withNear,
  withPhotos,
  withValues,
} from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { listPicked } from '../filters/filter-labels.ts'
import type { Relaxation } from './relaxation.ts'

/** More than these are no help to choose from. */
const MOST_CHOICES = 5

/**
 * The parts whose removal leaves cars, most cars first.
 * @param without the number of cars without each part, as the index counts them
 * @param used the dealer's word for used cars
 */
export function relaxedByRemoval(
  state: SearchState,
  base: SearchBase,
  without: Readonly<Record<string, number>>,
  used: string,
): Relaxation[] {
  const found = listParts(state).map(({ part, remainder }) => ({
    count: without[part] ?? 0,
    to: remainder,
    label: removedLabel(state, remainder, used),
  }))
  return listChoices(found, base)
}

/** The parts of a search, each as a search by itself. */
export function partsAlone(state: SearchState): SearchState[] {
  return listParts(state).map(({ alone }) => ({ ...EMPTY_SEARCH, ...alone }))
}

/** What each part alone finds, most cars first. */
export function relaxedToOnePart(
  found: readonly { state: SearchState; count: number }[],
  base: SearchBase,
  used: string,
): Relaxation[] {
  const alone = found.map(({ state, count }) => ({
    count,
    to: state,
    label: removedLabel(state, EMPTY_SEARCH, used),
  }))
  return listChoices(alone, base)
}

type Found = { count: number; to: SearchState; label: string }

function listChoices(found: readonly Found[], base: SearchBase): Relaxation[] {
  return found
    .filter(({ count, label }) => count > 0 && label !== '')
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES)
    .map(({ to, count, label }) => ({ label, href: searchHref(to, base), count }))
}

type Part = { part: string; remainder: SearchState; alone: Partial<SearchState> }

/** The parts of a search by the names under which the index counts them, with the search without each. */
function listParts(state: SearchState): Part[] {
  const { query, filters, excluded = {}, ranges, near, photos } = state
  return [
    ...(query === ''
      ? []
      : [{ part: 'query', remainder: { ...state, query: '', page: 1 }, alone: { query } }]),
    ...partsOfValues(filters, (key, values) => ({
      part: key,
      remainder: withValues(state, key, []),
      alone: { filters: { [key]: values } },
    })),
    ...partsOfValues(excluded, (key, values) => ({
      part: excludedKey(key),
      remainder: withExcluded(state, key, []),
      alone: { excluded: { [key]: values } },
    })),
    ...RANGE_KEYS.flatMap((key) => {
      const bounds = ranges[key]
      if (bounds === undefined) return []
      return {
        part: key,
        remainder: withBounds(state, key, [null, null]),
        alone: { ranges: { [key]: bounds } },
      }
    }),
    ...(near ? [{ part: 'places', remainder: withNear(state, null), alone: { near } }] : []),
    ...(photos ? [{ part: 'photos', remainder: withPhotos(state, false), alone: { photos } }] : []),
  ]
}

function partsOfValues(values: Values, part: (key: ValueKey, values: readonly string[]) => Part): Part[] {
  return VALUE_KEYS.flatMap((key) => {
    const chosen = values[key]
    return chosen ? [part(key, chosen)] : []
  })
}

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** The label of the removed part, as its pills read: any of the chosen values, none of the excluded. */
function removedLabel(state: SearchState, remainder: SearchState, used: string): string {
  const remainingIds = new Set(listPicked(remainder, used).map(({ id }) => id))
  const labels = listPicked(state, used).flatMap(({ id, label }) => (remainingIds.has(id) ? [] : label))
  return remainder.excluded === state.excluded ? EITHER.format(labels) : labels.join(', ')
}
