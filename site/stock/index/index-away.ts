import { MeilisearchApiError, MeilisearchRequestError, MeilisearchTaskTimeOutError } from 'meilisearch'

/** Is this the search server not answering, being too busy or failing, so that the same call may succeed later? */
export function isIndexAway(error: unknown): boolean {
  if (error instanceof MeilisearchRequestError || error instanceof MeilisearchTaskTimeOutError) return true
  return (
    error instanceof MeilisearchApiError && (error.response.status >= 500 || error.response.status === 429)
  )
}
