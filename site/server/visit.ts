import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageCacheOutcome } from './metrics/site-metrics.ts'
import type { PathReading } from './remix/read-parameters.ts'

/** A request being handled, with what the log needs of it however it ends. */
export interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  /** Only of a request that is traced. */
  traceId?: string
  /** GET or HEAD. */
  readonly reading: boolean
  tenant?: string
  /** The dealer's number, as soon as the dealer is known; '' for none. */
  phone?: string
  /** The page that was asked for; of another request, a word for what it was. */
  page?: PathReading
  /** The page that the path names, known before it is clear whether the request is answered. */
  named?: PathReading
  route?: 'health' | 'file' | 'media' | 'push' | 'events' | 'list' | 'preview' | undefined
  cache?: PageCacheOutcome
}

/**
 * The log fields of a visit: without the query, which may contain what people typed, and with the route instead of the
 * path of a page that is one person's, which may be all it takes to open it.
 */
export const formatName = ({ request, requestId, tenant, named }: Visit) => ({
  requestId,
  tenant,
  ...(named?.isPrivate ? { route: named.route } : { path: pathOf(request) }),
})

// The rest of a shared preview's address opens drafts.
const pathOf = ({ url }: IncomingMessage) =>
  url
    ?.split('?')[0]
    ?.slice(0, 200)
    .replace(/^(\/+preview\/link\/).+/, '$1…')
