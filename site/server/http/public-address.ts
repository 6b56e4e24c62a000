/**
 * The address under which a page is known: the host that was matched, and the port at which browsers reach the site,
 * whatever port the request named. Canonical addresses, sitemaps and the document cache go by it.
 * @param requested its host is one of the dealers'
 * @param port variable PUBLIC_PORT; without it that of the scheme
 */
export function publicAddress(requested: URL, port: number | undefined): URL {
  const known = new URL(requested)
  known.hostname = withoutDot(requested.hostname)
  known.port = String(port ?? '')
  return known
}

/** The redirect target of a request whose host ends with a dot, another name of the same host; null for others. */
export function addressWithoutDot(requested: URL): string | null {
  if (!requested.hostname.endsWith('.')) return null
  const other = new URL(requested)
  other.hostname = withoutDot(requested.hostname)
  return other.href
}

const withoutDot = (hostname: string) => hostname.replace(/\.$/, '')
