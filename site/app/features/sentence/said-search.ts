import { USUAL_KM } from '#app/domain/search-address/near.ts'
import { VALUE_KEYS, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import {
  type SearchState,
  type Values,
  withBounds,
  withExcluded,
  withNear,
  withPhotos,
  withValues,
} from '#app/domain/search-address/search-state.ts'
import { MAX_QUERY_LENGTH, MAX_VALUES } from '#app/domain/search-address/search-url.ts'
import { clipText } from '#app/domain/words/clip.ts'
import type { ReadSentence, ReadState } from '#app/features/sentence/parse/reading.ts'

/** Keys that say more about a make; what is chosen of them ends when a sentence names another. */
const OF_A_MAKE = ['model', 'make_model', 'badge'] as const

/**
 * A search with a sentence added to it. What the sentence says of a key replaces what was chosen there, every other
 * choice stays; the typed words of before make room for those that nobody read.
 */
export function withSentence(before: SearchState, { state: said, rest }: ReadSentence): SearchState {
  const named = said.filters.make !== undefined
  let state: SearchState = {
    ...before,
    query: clipText(rest, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim(),
    page: 1,
  }
  if (named) for (const key of OF_A_MAKE) state = withValues(state, key, [])
  state = withSaidValues(state, said)
  for (const [key, bounds] of entriesOf(said.ranges)) state = withBounds(state, key, bounds)
  if (said.near) {
    const { postcode, km } = said.near
    state = withNear(state, { postcode, km: km ?? before.near?.km ?? USUAL_KM })
  }
  if (said.photos) state = withPhotos(state, true)
  // Nothing is nearest without a place.
  const { sort } = said
  return sort === null || (sort === 'nearest' && !state.near) ? state : { ...state, sort }
}

function withSaidValues(before: SearchState, said: ReadState): SearchState {
  let state = before
  for (const key of VALUE_KEYS) {
    const [wanted, unwanted] = [said.filters[key], said.excluded[key]].map((all) => all?.slice(0, MAX_VALUES))
    if (wanted) state = withValues(withExcluded(state, key, []), key, wanted)
    if (unwanted) {
      state = withValues(
        state,
        key,
        valuesOf(state.filters, key).filter((value) => !unwanted.includes(value)),
      )
      state = withExcluded(state, key, unwanted)
    }
  }
  return state
}

const valuesOf = (values: Values, key: ValueKey) => values[key] ?? []
const entriesOf = <Key extends string, Value>(map: Partial<Record<Key, Value>>) =>
  Object.entries(map) as [Key, Value][]
