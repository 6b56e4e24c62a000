import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Headers that every answer carries. */
export const COMMON_HEADERS: OutgoingHttpHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Sends a whole body; nothing of it for HEAD. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Does an If-None-Match header name this tag? Compared weakly, as for GET. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
