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

/** Sends an answer; without its body for HEAD. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const length = BODILESS.has(status) ? {} : { 'content-length': bytes.length }
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, ...length, ...closing(request) })
  response.end(request.method === 'HEAD' || BODILESS.has(status) ? undefined : bytes)
}

/**
 * Closes the connection with the answer when the request's body has not been read completely: the next request on it
 * would follow that body. The headers are checked first, because even a request without a body is not complete while it
 * is answered at once.
 */
function closing({ complete, headers }: IncomingMessage): OutgoingHttpHeaders {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && !complete ? { connection: 'close' } : {}
}

/** Whether an If-None-Match header names this tag, by weak comparison as for GET. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
