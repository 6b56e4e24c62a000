import { randomBytes } from 'node:crypto'
import { typedError } from '../http/api-error.ts'
import type { Answer, EventSink, Exchange } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { filterEnvironment, matchesFilter } from '../query/document-filter.ts'
import { parseQuery } from '../query/parse-query.ts'
import { readParams } from '../query/query-params.ts'
import { asQueryErrors } from '../query/query-routes.ts'
import type { LakeDocument } from '../store/document.ts'
import { listenFilter } from './listen-filter.ts'
import { eventFrame, type Listener, type ListenOptions } from './listener.ts'

/** `/data/listen`: changes as server-sent events. */
export function listenRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/listen/:dataset',
      access: 'readers',
      handle: (exchange) => listen(lake, exchange),
    },
  ]
}

function listen(lake: Lake, exchange: Exchange): Answer {
  const query = exchange.query.get('query')
  if (query === null) throw typedError(400, 'invalidRequest', 'The "query" parameter is missing')
  const concerns = asQueryErrors(query, () => matchDocument(lake, exchange, query))
  const options = readOptions(exchange.query)
  return {
    kind: 'events',
    open(sink) {
      const mayRead = (document: LakeDocument) => lake.grants.may(exchange.identity, 'read', document)
      const owner = exchange.identity.id
      const listener: Listener = { owner, options, concerns, mayRead, send: (frame) => sink.write(frame) }
      firstEvents(lake, exchange, listener)
      const removeListener = lake.listeners.add(listener)
      const stopHeartbeat = heartbeat(lake, sink)
      return () => {
        removeListener()
        stopHeartbeat()
      }
    },
  }
}

/** The first event: `welcome`; on reconnection `welcomeback` with the missed events, or `reset`. */
function firstEvents(lake: Lake, exchange: Exchange, listener: Listener): void {
  const welcome = { listenerName: randomBytes(12).toString('base64url') }
  const lastEventId = exchange.headers['last-event-id'] ?? exchange.query.get('lastEventId')
  const resumed = exchange.query.get('enableResume') === 'true' && lastEventId ? lastEventId : null
  const { position } = lake.listeners
  const missed = resumed ? lake.listeners.missedSince(resumed, listener) : []
  if (!missed) listener.send(eventFrame('reset', {}, position))
  else listener.send(eventFrame(resumed ? 'welcomeback' : 'welcome', welcome, resumed ?? position))
  for (const frame of missed ?? []) listener.send(frame)
}

function matchDocument(lake: Lake, exchange: Exchange, query: string): (document: LakeDocument) => boolean {
  const params = readParams(exchange.query)
  const filter = listenFilter(parseQuery(query, params).tree)
  const { identity } = exchange
  return (document) => {
    if (!lake.grants.may(identity, 'read', document)) return false
    if (!filter) return true
    // A subquery with wider access than the caller would reveal documents through the presence of events.
    const caller = { identity: identity.id, mayRead: lake.grants.filterFor(identity, 'read') }
    const env = filterEnvironment(lake.store, lake.project, lake.options.now(), caller, params)
    return matchesFilter(filter, document, env)
  }
}

function readOptions(query: URLSearchParams): ListenOptions {
  return {
    includeResult: query.get('includeResult') === 'true',
    includePreviousRevision: query.get('includePreviousRevision') === 'true',
    includeMutations: query.get('includeMutations') !== 'false',
    includeEffects: query.get('effectFormat') === 'mendoza',
  }
}

/** Regular comments keep proxies from closing a quiet stream. */
export function heartbeat(lake: Lake, sink: EventSink): () => void {
  const timer = setInterval(() => sink.write(':\n\n'), lake.options.heartbeatMs)
  return () => clearInterval(timer)
}
