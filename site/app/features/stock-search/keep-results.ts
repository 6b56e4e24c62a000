import type { SearchModel } from './search-model.ts'

/*
 * SRCH-17: when a search fails, the cars found before stay on the page, no message is shown, and there are no pages
 * to go to. It is tried once more before that, quietly.
 */
let last: SearchModel | null = null

/** Notes what is on the page. */
export function noteResults(page: SearchModel): void {
  if (page.outcome === 'found') last = page
}

/** The answer of a search, or the results before it when there is none. @throws what the search threw, without any */
export async function keepingResults(ask: () => Promise<SearchModel>): Promise<SearchModel> {
  try {
    return orLast(await ask())
  } catch (error) {
    // A 404 or a redirect is an answer; only a search that failed is asked again.
    const { status } = error as { status?: number }
    if (status !== undefined && status < 500) throw error
  }
  try {
    return orLast(await ask())
  } catch (error) {
    if (last === null) throw error
    return { ...last, pages: 0 }
  }
}

function orLast(page: SearchModel): SearchModel {
  return page.outcome === 'unavailable' && last !== null ? { ...last, pages: 0 } : page
}
