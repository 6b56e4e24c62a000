import type { MultiSearchResult } from 'meilisearch'
import { collapseSold } from './collapse-sold.ts'
import { pageCount, searchOffset } from './paging.ts'
import type { StockSearchRequest } from './stock-index.ts'
import { getPageNumber } from './stock-index-queries.ts'

/** The hits of the requested page, and the number of cars and pages. */
export function buildListing(
  request: StockSearchRequest,
  result: MultiSearchResult<Record<string, unknown>> | undefined,
) {
  const { hits = [], totalHits = 0, totalPages = 0 } = result ?? {}
  if (!request.collapseSold) return { hits, total: totalHits, totalPages, page: result?.page ?? request.page }
  const all = hits.map(({ id, status }) => ({ id, status: String(status ?? '') }))
  const listed = collapseSold(all, true)
  const page = getPageNumber(request)
  const start = searchOffset(page, request.hitsPerPage)
  return {
    hits: listed.slice(start, start + request.hitsPerPage),
    total: listed.length,
    totalPages: pageCount(listed.length, request.hitsPerPage),
    page,
  }
}
