/**
 * The address under which a page is known: the dealer's own name of the host, and the port at which browsers reach the
 * site, whatever the request named. Canonical addresses, sitemaps and the document cache go by it.
 * @param host the dealer's own name of the requested one
 * @param port variable PUBLIC_PORT; without it that of the scheme
 */
export function publicAddress(requested: URL, host: string, port: number | undefined): URL {
  const known = new URL(requested)
  known.hostname = host
  known.port = String(port ?? '')
  return known
}

/** The redirect target of a request by another name of the host: with a dot at its end, with or without `www.`; or null. */
export function addressAtHost(requested: URL, host: string): string | null {
  if (requested.hostname === host) return null
  const other = new URL(requested)
  other.hostname = host
  return other.href
}
