import { excludedKey, RANGE_KEYS, VALUE_KEYS, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import {
  NOTHING_ASKED,
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
import { listPicked } from '#app/features/search/filters/filter-labels.ts'
import type { ZeroChoice } from './zero-model.ts'

/** More than these are no help to choose from. */
const MOST_CHOICES = 5

/**
 * What may be taken out of a search that finds nothing, the part that leaves most first. A part that leaves nothing
 * either is not among them.
 * @param without how many there are without each part, as the index counts them
 * @param count how a number of them reads
 */
export function choicesWithout(
  state: SearchState,
  base: SearchBase,
  without: Readonly<Record<string, number>>,
  count: (number: number) => string,
): ZeroChoice[] {
  const found = partsOf(state).map(({ part, left }) => ({
    number: without[part] ?? 0,
    to: left,
    label: gone(state, left),
  }))
  return choicesOf(found, base, count)
}

/** The parts of a search, each as a search of its own. */
export function partsAlone(state: SearchState): SearchState[] {
  return partsOf(state).map(({ alone }) => ({ ...NOTHING_ASKED, ...alone }))
}

/** What a part alone finds, most first. */
export function choicesOnly(
  found: readonly { state: SearchState; number: number }[],
  base: SearchBase,
  count: (number: number) => string,
): ZeroChoice[] {
  const alone = found.map(({ state, number }) => ({ number, to: state, label: gone(state, NOTHING_ASKED) }))
  return choicesOf(alone, base, count)
}

type Found = { number: number; to: SearchState; label: string }

function choicesOf(
  found: readonly Found[],
  base: SearchBase,
  count: (number: number) => string,
): ZeroChoice[] {
  return found
    .filter(({ number, label }) => number > 0 && label !== '')
    .sort((a, b) => b.number - a.number)
    .slice(0, MOST_CHOICES)
    .map(({ to, number, label }) => ({ label, href: searchHref(to, base), counted: count(number) }))
}

type Part = { part: string; left: SearchState; alone: Partial<SearchState> }

/** The parts of a search by the names the index counts them under, with the search without each. */
function partsOf(state: SearchState): Part[] {
  const { query, filters, excluded = {}, ranges, near, photos } = state
  return [
    ...(query === '' ? [] : [{ part: 'query', left: { ...state, query: '', page: 1 }, alone: { query } }]),
    ...partsOfValues(filters, (key, values) => ({
      ...{ part: key, left: withValues(state, key, []), alone: { filters: { [key]: values } } },
    })),
    ...partsOfValues(excluded, (key, values) => ({
      ...{
        part: excludedKey(key),
        left: withExcluded(state, key, []),
        alone: { excluded: { [key]: values } },
      },
    })),
    ...RANGE_KEYS.flatMap((key) => {
      const bounds = ranges[key]
      if (bounds === undefined) return []
      return { part: key, left: withBounds(state, key, [null, null]), alone: { ranges: { [key]: bounds } } }
    }),
    ...(near ? [{ part: 'places', left: withNear(state, null), alone: { near } }] : []),
    ...(photos ? [{ part: 'photos', left: withPhotos(state, false), alone: { photos } }] : []),
  ]
}

function partsOfValues(values: Values, part: (key: ValueKey, values: readonly string[]) => Part): Part[] {
  return VALUE_KEYS.flatMap((key) => {
    const chosen = values[key]
    return chosen ? [part(key, chosen)] : []
  })
}

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** What is gone from a search, in the words of its pills: any of the values wanted, none of those not. */
function gone(state: SearchState, left: SearchState): string {
  const stays = new Set(listPicked(left).map(({ id }) => id))
  const labels = listPicked(state).flatMap(({ id, label }) => (stays.has(id) ? [] : label))
  return left.excluded === state.excluded ? EITHER.format(labels) : labels.join(', ')
}
