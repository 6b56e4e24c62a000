import { USUAL_KM } from '../search-address/near.ts'
import { VALUE_KEYS, type ValueKey } from '../search-address/search-keys.ts'
import {
  type SearchState,
  type Values,
  withBounds,
  withExcluded,
  withNear,
  withPhotos,
  withUnused,
  withValues,
} from '../search-address/search-state.ts'
import { MAX_QUERY_LENGTH, MAX_VALUES, unusedWords } from '../search-address/search-url.ts'
import { clipText } from '../words/clip.ts'
import type { ReadSentence, ReadState } from './parse/reading.ts'

/** Keys that depend on the make; their filters are removed when a sentence names another make. */
const OF_A_MAKE = ['model', 'make_model', 'badge'] as const

/**
 * A search with a sentence added to it. The sentence's values of a key replace the earlier ones, other filters stay;
 * the earlier query is replaced by the words that were not understood.
 * @param unused words without an effect, in place of the earlier ones
 */
export function withSentence(
  before: SearchState,
  { state: sentence, rest }: Pick<ReadSentence, 'state' | 'rest'>,
  unused: readonly string[] = [],
): SearchState {
  const named = sentence.filters.make !== undefined
  let state: SearchState = {
    ...withUnused(before, unusedWords(unused)),
    query: clipText(rest, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim(),
    page: 1,
  }
  if (named) for (const key of OF_A_MAKE) state = withValues(state, key, [])
  state = withSentenceValues(state, sentence)
  for (const [key, bounds] of listEntries(sentence.ranges)) state = withBounds(state, key, bounds)
  if (sentence.near) {
    const { postcode, km } = sentence.near
    state = withNear(state, { postcode, km: km ?? before.near?.km ?? USUAL_KM })
  }
  if (sentence.photos) state = withPhotos(state, true)
  // Sorting by distance needs a place.
  const { sort } = sentence
  return sort === null || (sort === 'nearest' && !state.near) ? state : { ...state, sort }
}

function withSentenceValues(before: SearchState, sentence: ReadState): SearchState {
  let state = before
  for (const key of VALUE_KEYS) {
    const [included, exclusions] = [sentence.filters[key], sentence.excluded[key]].map((all) =>
      all?.slice(0, MAX_VALUES),
    )
    if (included) state = withValues(withExcluded(state, key, []), key, included)
    if (exclusions) {
      state = withValues(
        state,
        key,
        getValues(state.filters, key).filter((value) => !exclusions.includes(value)),
      )
      state = withExcluded(state, key, exclusions)
    }
  }
  return state
}

const getValues = (values: Values, key: ValueKey) => values[key] ?? []
const listEntries = <Key extends string, Value>(map: Partial<Record<Key, Value>>) =>
  Object.entries(map) as [Key, Value][]
