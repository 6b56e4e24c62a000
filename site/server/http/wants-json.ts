import type { IncomingHttpHeaders } from 'node:http'

/** Is the request a program's that reads JSON, and not a browser's that shows a page? */
export function wantsJson({ accept = '', 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  if (accept.includes('text/html')) return false
  return accept.includes('application/json') || type.startsWith('application/json')
}
