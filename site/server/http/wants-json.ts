import type { IncomingHttpHeaders } from 'node:http'

/** Whether the client expects JSON instead of a page. */
export function wantsJson({ accept = '', 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  if (accept.includes('text/html')) return false
  return accept.includes('application/json') || type.startsWith('application/json')
}
