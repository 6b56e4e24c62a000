import type { IncomingMessage } from 'node:http'

/**
 * Did a page of this very site send the request, or nobody that a browser would name? Every browser of today names the
 * site of a request that changes something, by Sec-Fetch-Site or by Origin; a program that sends neither carries no
 * visitor's cookies: https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isSameSite({ headers }: Pick<IncomingMessage, 'headers'>, url: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === url.origin
}
