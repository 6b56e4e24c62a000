import type { Headers } from './exchange.ts'

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost)(:\d{1,5})?$/i

/** The sites of this machine: localhost, any of its sub-names and the loopback addresses. */
export function isAllowedOrigin(origin: string, extra: string[]): boolean {
  return LOCAL.test(origin) || extra.includes(origin)
}

/** Headers for a request from another origin; none for an origin that is not ours. */
export function corsHeaders(origin: string | undefined, extra: string[]): Headers {
  if (!origin || !isAllowedOrigin(origin, extra)) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-type, etag, x-sanity-request-id',
    vary: 'origin',
  }
}

/** The answer to a preflight. */
export function preflightHeaders(
  origin: string | undefined,
  asked: string | undefined,
  extra: string[],
): Headers {
  return {
    ...corsHeaders(origin, extra),
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': asked ?? 'authorization, content-type',
    'access-control-max-age': '600',
  }
}
