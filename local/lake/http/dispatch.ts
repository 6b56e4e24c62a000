import { errorText, HttpError } from '../../http/http-error.ts'
import { Router } from '../../http/router.ts'
import { ANONYMOUS, type Identity } from '../auth/identity.ts'
import type { Lake } from '../lake.ts'
import { plainError } from './api-error.ts'
import type { Answer, Exchange } from './exchange.ts'
import type { Match } from './route.ts'
import { apiRoutes, rootRoutes } from './route-table.ts'

/** A request before routing and authentication. */
export type UnroutedExchange = Omit<Exchange, 'identity' | 'params' | 'path' | 'apiVersion' | 'query'>

export type Dispatch = (request: UnroutedExchange) => Promise<Answer>

const VERSIONED = /^\/v(\d{4}-\d{2}-\d{2}|\d{1,3}|X)(\/.*)$/

/** Routes and authenticates a request and answers it; errors become answers too. */
export function createDispatch(lake: Lake): Dispatch {
  const api = new Router(apiRoutes(lake), decodeSegment)
  const root = new Router(rootRoutes(lake), decodeSegment)
  return async (request) => {
    try {
      const versioned = VERSIONED.exec(request.url.pathname)
      const path = versioned?.[2] ?? request.url.pathname
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const match = (versioned ? api : root).find(method, path.slice(1).split('/'))
      if (!match || 'allowedMethods' in match) return unknownEndpoint(lake, request)
      requireKnownProject(lake, match)
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
      return errorAnswer(lake, request, error)
    }
  }
}

function unknownEndpoint(lake: Lake, { method, url }: UnroutedExchange): Answer {
  lake.unknown.record(method, url.pathname)
  lake.options.log(`unknown endpoint: ${method} ${url.pathname}`)
  return buildReply(plainError(404, `There is no endpoint ${method} ${url.pathname}`))
}

/** The lake has one project with one dataset. */
function requireKnownProject(lake: Lake, { params }: Match): void {
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

function errorAnswer(lake: Lake, { method, url }: UnroutedExchange, error: unknown): Answer {
  if (error instanceof HttpError) return buildReply(error)
  lake.options.log(`failed: ${method} ${url.pathname}: ${errorText(error)}`)
  return buildReply(plainError(500, 'Failed'))
}

function buildReply({ status, body }: HttpError): Answer {
  return { kind: 'json', status, body }
}

/** Decodes a path segment; an invalid escape stays as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
