import { ANONYMOUS, type Identity } from '../auth/identity.ts'
import type { Lake } from '../lake.ts'
import { ApiError, plainError } from './api-error.ts'
import type { Answer, Exchange } from './exchange.ts'
import { apiRoutes, rootRoutes } from './route-table.ts'
import { type Match, Router } from './router.ts'

/** A request before anybody looked who asks. */
export type BareExchange = Omit<Exchange, 'identity' | 'params' | 'path' | 'apiVersion' | 'query'>

export type Dispatch = (request: BareExchange) => Promise<Answer>

const VERSIONED = /^\/v(\d{4}-\d{2}-\d{2}|\d{1,3}|X)(\/.*)$/

/** Finds the route of a request, who asks, and answers; whatever goes wrong becomes an answer too. */
export function createDispatch(lake: Lake): Dispatch {
  const api = new Router(apiRoutes(lake))
  const root = new Router(rootRoutes(lake))
  return async (request) => {
    try {
      const versioned = VERSIONED.exec(request.url.pathname)
      const path = versioned?.[2] ?? request.url.pathname
      const match = (versioned ? api : root).find({ method: request.method, path })
      if (!match) return unknown(lake, request)
      requireOwn(lake, match)
      const identity = identify(lake, request.token, match)
      const { params } = match
      const apiVersion = versioned?.[1] ?? 'X'
      return await match.route.handle({
        ...request,
        path,
        apiVersion,
        params,
        identity,
        query: request.url.searchParams,
      })
    } catch (error) {
      return failed(lake, request, error)
    }
  }
}

function unknown(lake: Lake, { method, url }: BareExchange): Answer {
  lake.unknown.record(method, url.pathname)
  lake.options.log(`unknown endpoint: ${method} ${url.pathname}`)
  return asAnswer(plainError(404, `There is no endpoint ${method} ${url.pathname}`))
}

/** One project and one dataset live here. */
function requireOwn(lake: Lake, { params }: Match): void {
  const { projectId, dataset } = lake.project
  if (params.project !== undefined && params.project !== projectId) {
    throw plainError(404, `There is no project "${params.project}"`)
  }
  if (params.dataset !== undefined && params.dataset !== dataset) {
    throw plainError(404, `There is no dataset "${params.dataset}"`)
  }
}

function identify(lake: Lake, token: string | null, { route }: Match): Identity {
  const identity = token === null ? ANONYMOUS : lake.sessions.identify(token)
  if (route.access === 'anyone') return identity ?? ANONYMOUS
  if (!identity) throw plainError(401, 'The token is not known: sign in again')
  if (identity.kind === 'anonymous') {
    const open = route.access === 'readers' && lake.grants.mayAny(identity, 'read')
    if (!open) throw plainError(401, 'This needs a token')
  }
  return identity
}

function failed(lake: Lake, { method, url }: BareExchange, error: unknown): Answer {
  if (error instanceof ApiError) return asAnswer(error)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  lake.options.log(`failed: ${method} ${url.pathname}: ${text}`)
  return asAnswer(
    new ApiError(500, { statusCode: 500, error: 'Internal Server Error', message: 'Failed' }, 'Failed'),
  )
}

function asAnswer(error: ApiError): Answer {
  return { kind: 'json', status: error.status, body: error.body }
}
