import {
  EMPTY_SEARCH,
  isUnfiltered,
  type SearchBase,
  type SearchState,
  withMore,
  withUnused,
} from './search-state.ts'
import { searchHref } from './search-url.ts'

/**
 * How search engines treat a results page: the address it is known by, and whether it is indexed. A path is indexed, and
 * one car type of it; other filters are too many to be crawled. The first page in another order is the same as without.
 */
export function searchIndexing(state: SearchState, base: SearchBase): { path: string; indexed: boolean } {
  const plain = withUnused(withMore(state, false))
  const isFirst = plain.page === 1
  const known = isFirst ? { ...plain, sort: EMPTY_SEARCH.sort } : plain
  const inOrder = known.sort === EMPTY_SEARCH.sort
  return {
    path: searchHref(known, base),
    indexed: inOrder && isUnfiltered(withoutOneType(plain, base), base),
  }
}

function withoutOneType(state: SearchState, base: SearchBase): SearchState {
  const { car_type: types, ...others } = state.filters
  return types?.length === 1 && !('car_type' in base.filters) ? { ...state, filters: others } : state
}
