import type { IncomingMessage } from 'node:http'
import { preflightHeaders } from '../../http/cors.ts'
import type { Headers } from './exchange.ts'

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost)(:\d{1,5})?$/i

/** Whether an origin is localhost, a subdomain of it, a loopback address or configured. */
export function isAllowedOrigin(origin: string, extra: string[]): boolean {
  return LOCAL.test(origin) || extra.includes(origin)
}

/** Headers for a request from another origin; only `vary` where the origin is not allowed. */
export function corsHeaders(origin: string | undefined, extra: string[]): Headers {
  if (!origin || !isAllowedOrigin(origin, extra)) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-type, etag, x-sanity-request-id',
    vary: 'origin',
  }
}

const PREFLIGHT = {
  methods: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  maxAgeSeconds: 600,
  defaultHeaders: 'authorization, content-type',
}

/** The headers of an answer to a preflight. */
export function preflightAnswer({ headers }: IncomingMessage, extra: string[]): Headers {
  return {
    ...corsHeaders(headers.origin, extra),
    ...preflightHeaders(headers['access-control-request-headers'], PREFLIGHT),
  }
}
