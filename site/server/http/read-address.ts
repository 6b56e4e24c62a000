import type { IncomingMessage } from 'node:http'
import { AppError } from '#app/errors.ts'

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The whole address that a request asks for. The host is what the visitor says it is; it is matched against known
 * hosts before it is used for anything.
 * @throws AppError bad_address
 */
export function readAddress({ headers, headersDistinct, url: path = '/' }: IncomingMessage): URL {
  const host = headers.host ?? ''
  // The scheme is known to the proxy in front; without one the site is asked directly, over plain HTTP.
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const base = `${scheme}://${host}`
  // Two hosts are refused, for a proxy may have read the other (RFC 9112, 3.2).
  if ((headersDistinct.host?.length ?? 0) > 1) throw new AppError('bad_address')
  if (!HOST.test(host) || !path.startsWith('/') || !URL.canParse(base)) throw new AppError('bad_address')
  const url = new URL(base + path)
  // A path that begins with two slashes would be another host in a redirect.
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}
