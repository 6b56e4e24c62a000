import { findLanding } from './landing.ts'
import type { KnownStock } from './search-slug.ts'
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
 * How search engines treat a results page: the address it is known by, and whether it is indexed. What a path can name is
 * known by that path, however it was chosen; ranges, words and other filters are too many to be crawled. The first page
 * in another order is the same as without.
 */
export function searchIndexing(
  state: SearchState,
  base: SearchBase,
  known: KnownStock,
): { path: string; indexed: boolean } {
  const plain = withUnused(withMore(state, false))
  const isFirst = plain.page === 1
  const listed = isFirst ? { ...plain, sort: EMPTY_SEARCH.sort } : plain
  const landing = findLanding(plain.filters, known)
  const isNamed = landing !== null && isUnfiltered({ ...plain, filters: {} }, landing)
  return {
    path: searchHref(listed, isNamed ? landing : base),
    indexed: listed.sort === EMPTY_SEARCH.sort && (isNamed || isUnfiltered(plain, base)),
  }
}
