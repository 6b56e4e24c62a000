import { ResultsCache } from './results-cache.ts'
import type { SearchModel } from './search-model.ts'

/*
 * SRCH-17: when a search fails, the previous results stay on the page without a message and without pages. It is
 * retried once before that.
 */
let last: SearchModel | null = null
/** The address on screen; requesting it again bypasses the cache. */
let shown = ''
const recentResults = new ResultsCache<SearchModel>()

/** Notes what is on the page, and under which address. */
export function rememberResults(page: SearchModel, href: string): void {
  shown = href
  if (page.outcome === 'found') last = page
}

/** The answer of a search, one from a moment ago, or the results before it. @throws what the search threw, without any */
export async function withStaleResults(href: string, ask: () => Promise<SearchModel>): Promise<SearchModel> {
  const found = href === shown ? null : recentResults.find(href)
  if (found) return found
  try {
    return orLast(href, await ask())
  } catch (error) {
    // A 404 or a redirect is a response; only a failed search is retried.
    const { status } = error as { status?: number }
    if (status !== undefined && status < 500) throw error
  }
  try {
    return orLast(href, await ask())
  } catch (error) {
    if (last === null) throw error
    return staleResultsOf(last)
  }
}

function orLast(href: string, page: SearchModel): SearchModel {
  if (page.outcome === 'found') recentResults.store(href, page)
  return page.outcome === 'unavailable' && last !== null ? staleResultsOf(last) : page
}

const staleResultsOf = (page: SearchModel): SearchModel => ({ ...page, pages: 0, staleResults: true })
