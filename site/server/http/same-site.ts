import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from a page of this site, or from a program. All current browsers name the site of a request
 * that changes something, by Sec-Fetch-Site or Origin; a program that sends neither has no visitor's cookies: https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isSameSite({ headers }: Pick<IncomingMessage, 'headers'>, url: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === url.origin
}
