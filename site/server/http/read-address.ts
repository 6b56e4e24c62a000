import type { IncomingMessage } from 'node:http'
import { AppError } from '#app/errors.ts'

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The full address of a request. Its host is the visitor's claim; it is matched against known hosts before any use.
 * @param proxies number of own proxies in front (variable TRUSTED_PROXIES)
 * @throws AppError bad_address
 */
export function readAddress(
  { headers, headersDistinct, url: path = '/' }: IncomingMessage,
  proxies: number,
): URL {
  const host = headers.host ?? ''
  // A proxy in front names the scheme; without one the site is requested over plain HTTP, whatever a visitor claims.
  const scheme = proxies > 0 && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const base = `${scheme}://${host}`
  // Two Host headers are refused: a proxy may have used the other (RFC 9112, 3.2).
  if ((headersDistinct.host?.length ?? 0) > 1) throw new AppError('bad_address')
  if (!HOST.test(host) || !path.startsWith('/') || !URL.canParse(base)) throw new AppError('bad_address')
  const url = new URL(base + path)
  // A path that starts with two slashes would be another host in a redirect.
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
  // Remix would answer it with the data of one route, or with nothing; our pages ask at `.data` addresses.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data')
  return url
}
