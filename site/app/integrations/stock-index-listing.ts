import type { MultiSearchResult } from 'meilisearch'
import { collapseSold } from './collapse-sold.ts'
import { pageCount, searchOffset } from './paging.ts'
import type { StockSearchRequest } from './stock-index.ts'
import { pageOf } from './stock-index-queries.ts'

/** The hits of the requested page, the ids of sold cars that the list hides, and the number of cars and pages. */
export function listingOf(
  request: StockSearchRequest,
  result: MultiSearchResult<Record<string, unknown>> | undefined,
) {
  const { hits = [], totalHits = 0, totalPages = 0 } = result ?? {}
  const hidden: string[] = []
  if (!request.collapseSold)
    return { hits, hidden, total: totalHits, totalPages, page: result?.page ?? request.page }
  const all = hits.map(({ id, status }) => ({ id, status: String(status ?? '') }))
  const listed = collapseSold(all, true)
  const shown = new Set(listed)
  const page = pageOf(request)
  const start = searchOffset(page, request.hitsPerPage)
  return {
    hits: listed.slice(start, start + request.hitsPerPage),
    hidden: all.filter((car) => !shown.has(car)).map(({ id }) => String(id)),
    total: listed.length,
    totalPages: pageCount(listed.length, request.hitsPerPage),
    page,
  }
}
