/**
 * The address under which a page is known: the host that was matched, and the port at which browsers reach the site,
 * whatever port the request named. Canonical addresses, sitemaps and the document cache go by it.
 * @param asked its host is one of the dealers'
 * @param port variable PUBLIC_PORT; without it that of the scheme
 */
export function publicAddress(asked: URL, port: number | undefined): URL {
  const known = new URL(asked)
  known.hostname = withoutDot(asked.hostname)
  known.port = String(port ?? '')
  return known
}

/** Where a request goes on to whose host ends with a dot, a second name of the same host; null for any other. */
export function addressWithoutDot(asked: URL): string | null {
  if (!asked.hostname.endsWith('.')) return null
  const other = new URL(asked)
  other.hostname = withoutDot(asked.hostname)
  return other.href
}

const withoutDot = (hostname: string) => hostname.replace(/\.$/, '')
