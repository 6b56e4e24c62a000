// Any origin is allowed, as in Meilisearch: access depends on the API key alone.
import { type IncomingMessage, METHODS } from 'node:http'
import { preflightHeaders } from '../../http/cors.ts'
import type { Answer } from './route.ts'

const VARIES = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers'
const PLAIN = ['vary', VARIES]
const CROSS_ORIGIN = ['vary', VARIES, 'access-control-allow-origin', '*']

const PREFLIGHT = {
  methods: 'GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD, CONNECT, TRACE',
  maxAgeSeconds: 86_400,
}

/** The CORS headers of every answer: names and values alternate. */
export function corsHeaders({ headers }: IncomingMessage): readonly string[] {
  return headers.origin === undefined ? PLAIN : CROSS_ORIGIN
}

/** The answer to a preflight; null for any other request. */
export function answerPreflight({ method, headers }: IncomingMessage): Answer | null {
  const requestedMethod = headers['access-control-request-method'] ?? ''
  if (method !== 'OPTIONS' || !METHODS.includes(requestedMethod)) return null
  return {
    status: 200,
    headers: [
      ...Object.entries(preflightHeaders(headers['access-control-request-headers'], PREFLIGHT)).flat(),
      ...(headers.origin === undefined ? ['access-control-allow-origin', '*'] : []),
    ],
  }
}
