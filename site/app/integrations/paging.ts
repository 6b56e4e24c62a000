/** Cars on a results page (SRCH-20, OPEN-72). */
export const HITS_PER_PAGE = 21

/** Hits before the page's first: `(page − 1) × hitsPerPage` (SRCH-22). Pages count from 1. */
export function searchOffset(page: number, hitsPerPage = HITS_PER_PAGE): number {
  return (page - 1) * hitsPerPage
}

/** Pages that `count` hits fill. */
export function pageCount(count: number, hitsPerPage = HITS_PER_PAGE): number {
  return Math.ceil(count / hitsPerPage)
}
