import type { Effect, ReadBounds, ReadState } from './reading.ts'

export const EMPTY_STATE: ReadState = {
  filters: {},
  excluded: {},
  ranges: {},
  sort: null,
  photos: false,
  near: null,
  places: [],
}

/**
 * The state with one more effect, or null where it contradicts an earlier one. Of bounds without a common value the
 * later replace the earlier, as in a correction.
 */
export function withEffect(state: ReadState, effect: Effect): ReadState | null {
  switch (effect.do) {
    case 'include':
      if (overlaps(state.excluded[effect.key], effect.values)) return null
      return { ...state, filters: added(state.filters, effect) }
    case 'exclude':
      if (overlaps(state.filters[effect.key], effect.values)) return null
      return { ...state, excluded: added(state.excluded, effect) }
    case 'range': {
      const before = state.ranges[effect.key]
      return {
        ...state,
        ranges: { ...state.ranges, [effect.key]: intersected(effect, before) ?? effect.bounds },
      }
    }
    case 'sort':
      return state.sort === null || state.sort === effect.sort ? { ...state, sort: effect.sort } : null
    case 'photos':
      return { ...state, photos: true }
    case 'places':
      return state.places.length === 0 ? { ...state, places: effect.places } : null
    case 'near': {
      const { postcode, km } = effect
      return state.near === null ? { ...state, near: { postcode, km } } : null
    }
  }
}

/** Have bounds no value in common with the earlier ones? */
export function contradicts({ ranges }: ReadState, effect: Effect): boolean {
  return effect.do === 'range' && intersected(effect, ranges[effect.key]) === null
}

/** Does the state bound the same side of the key already, at another number? Then one of the two has no effect. */
export function repeatsSide({ ranges }: ReadState, effect: Effect): 'earlier' | 'later' | null {
  const before = effect.do === 'range' ? ranges[effect.key] : undefined
  if (effect.do !== 'range' || before === undefined) return null
  const [min, max] = effect.bounds
  const [floor, ceiling] = before
  if (min === null && max !== null && ceiling !== null && max !== ceiling)
    return max > ceiling ? 'later' : 'earlier'
  if (max === null && min !== null && floor !== null && min !== floor)
    return min < floor ? 'later' : 'earlier'
  return null
}

function intersected(
  { key, bounds }: Extract<Effect, { do: 'range' }>,
  before: ReadBounds | undefined,
): ReadBounds | null {
  return narrowed(before, bounds) ?? (key === 'year' ? spanned(before, bounds) : null)
}

type Values = ReadState['filters']

function added(values: Values, { key, values: more }: { key: string; values: readonly string[] }): Values {
  return { ...values, [key]: [...new Set([...(values[key] ?? []), ...more])].sort() }
}

function overlaps(some: readonly string[] = [], others: readonly string[]): boolean {
  return others.some((value) => some.includes(value))
}

/** The intersection; null where it is empty. */
function narrowed(some: ReadBounds | undefined, other: ReadBounds): ReadBounds | null {
  if (some === undefined) return other
  const min = most([some[0], other[0]], Math.max)
  const max = most([some[1], other[1]], Math.min)
  return min !== null && max !== null && min > max ? null : [min, max]
}

/** '2020 … or 2021 …': two single years select both and those between them. */
function spanned([first, last]: ReadBounds = [null, null], [from, to]: ReadBounds): ReadBounds | null {
  if (first === null || from === null || last === null || from !== to) return null
  return [Math.min(first, from), Math.max(last, from)]
}

function most(bounds: readonly (number | null)[], pick: (...numbers: number[]) => number): number | null {
  const numbers = bounds.filter((bound) => bound !== null)
  return numbers.length === 0 ? null : pick(...numbers)
}
