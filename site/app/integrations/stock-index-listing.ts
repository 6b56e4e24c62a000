import type { MultiSearchResult } from 'meilisearch'
import { isAvailable } from '#app/domain/stock/availability.ts'
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

/**
 * Keeps only the first of consecutive sold cars (SRCH-40). A list of sold cars only is not shortened, so that the page
 * does not look empty.
 */
export function collapseSold<C extends { status: string }>(cars: readonly C[], soldHandling: boolean): C[] {
  if (!soldHandling || !cars.some(isAvailable)) return [...cars]
  return cars.filter((car, index) => {
    const before = cars[index - 1]
    return isAvailable(car) || before === undefined || isAvailable(before)
  })
}
