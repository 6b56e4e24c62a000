import type { IncomingMessage } from 'node:http'
import type { Lake } from '../lake.ts'
import type { Headers } from './exchange.ts'

/**
 * Origins at which the Studio runs: the lake serves it, under each name of this machine, and `options.origins` adds
 * others. Dealers' sites are none of them: a script of theirs must not act as the person who is signed in here.
 */
export function studioOrigins({ origin, options }: Pick<Lake, 'origin' | 'options'>): string[] {
  const { protocol, port } = new URL(origin)
  const names = ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => new URL(`${protocol}//${name}:${port}`).origin,
  )
  return [origin, ...names, ...options.origins]
}

/** Headers for a request from another origin; only `vary` where it is not the Studio's. */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): Headers {
  if (!origin || !allowed.includes(origin)) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-type, etag, x-sanity-request-id',
    vary: 'origin',
  }
}

/** The headers of an answer to a preflight. */
export function preflightAnswer({ headers }: IncomingMessage, allowed: readonly string[]): Headers {
  return {
    ...corsHeaders(headers.origin, allowed),
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-max-age': '600',
    'access-control-allow-headers':
      headers['access-control-request-headers'] ?? 'authorization, content-type',
  }
}
