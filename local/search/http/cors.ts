// Browsers ask other servers than the page's own: https://fetch.spec.whatwg.org/#http-cors-protocol. Every page may ask
// this one, as it may the real one; what it sees is for its key to say.
import { type IncomingMessage, METHODS } from 'node:http'
import type { Answer } from './router.ts'

const VARIES = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers'
const PLAIN = ['vary', VARIES]
const CROSS_ORIGIN = ['vary', VARIES, 'access-control-allow-origin', '*']

const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD, CONNECT, TRACE'

/** A day, in seconds. */
const MAX_AGE = '86400'

/** What a browser is told with every answer: names and values in turn. */
export function corsHeaders({ headers }: IncomingMessage): readonly string[] {
  return headers.origin === undefined ? PLAIN : CROSS_ORIGIN
}

/** The answer to a browser's question whether it may ask at all; null where none is asked. */
export function answerPreflight({ method, headers }: IncomingMessage): Answer | null {
  const asked = headers['access-control-request-method']
  if (method !== 'OPTIONS' || !METHODS.includes(asked ?? '')) return null
  const names = headers['access-control-request-headers']
  return {
    status: 200,
    headers: [
      ...['access-control-allow-methods', ALLOWED_METHODS],
      ...['access-control-max-age', MAX_AGE],
      ...(headers.origin === undefined ? ['access-control-allow-origin', '*'] : []),
      ...(names === undefined ? [] : ['access-control-allow-headers', String(names)]),
    ],
  }
}
