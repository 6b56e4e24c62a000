import { plainError } from '../http/api-error.ts'
import type { Answer, Exchange } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { heartbeat } from '../listeners/listen-routes.ts'

/** `/data/live/events`: sync tags of changes, as server-sent events. */
export function liveRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/live/events/:dataset',
      // Tags reveal only that something changed; the hosted service streams them without a token, too.
      access: 'anyone',
      handle: (exchange) => live(lake, exchange),
    },
  ]
}

function live(lake: Lake, exchange: Exchange): Answer {
  const includeDrafts = exchange.query.get('includeDrafts') === 'true'
  if (includeDrafts && exchange.identity.kind === 'anonymous') {
    throw plainError(401, 'Live events of drafts need a token')
  }
  const lastEventId = exchange.headers['last-event-id'] ?? null
  return {
    kind: 'events',
    open(sink) {
      const removeReader = lake.live.add({ includeDrafts, send: (frame) => sink.write(frame) }, lastEventId)
      const stopHeartbeat = heartbeat(lake, sink)
      return () => {
        removeReader()
        stopHeartbeat()
      }
    },
  }
}
