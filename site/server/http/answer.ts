import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Headers that every answer carries. */
export const COMMON_HEADERS: OutgoingHttpHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Statuses that have no body, and whose answers therefore name no length (RFC 9110, 8.6: a 304 may only name that of the 200). */
const BODILESS = new Set([204, 304])

/** Sends a whole body; nothing of it for HEAD. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const length = BODILESS.has(status) ? {} : { 'content-length': bytes.length }
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, ...length })
  response.end(request.method === 'HEAD' || BODILESS.has(status) ? undefined : bytes)
}

/** Does an If-None-Match header name this tag? Compared weakly, as for GET. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
