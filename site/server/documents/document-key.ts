/** Tracking parameters of advertisers, which no page reads. */
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl|_ga)$/

/**
 * The address under which a page is rendered and cached: without the parameters that no page reads, since a page cached
 * for each of them would push out the others, and with the rest in one order and one spelling. The page must be rendered
 * from this address too, so that a first request cannot poison the cache.
 * @param reads the names that the page depends on; null when unknown: all but the advertisers'
 */
export function plainAddress(url: URL, reads: ReadonlySet<string> | null): URL {
  if (url.search === '') return url
  const plain = new URL(url)
  const isRead = (name: string) => (reads ? reads.has(name) : !TRACKING.test(name))
  for (const name of new Set(url.searchParams.keys())) if (!isRead(name)) plain.searchParams.delete(name)
  // Values of one name keep their order.
  plain.searchParams.sort()
  return plain
}

/** A link within the site, with the tracking parameters of the present address. */
export function withTracking(location: string, from: URL): string {
  const to = new URL(location, from)
  if (to.origin !== from.origin) return location
  const tracking = [...from.searchParams].filter(
    ([name]) => TRACKING.test(name) && !to.searchParams.has(name),
  )
  if (tracking.length === 0) return location
  for (const [name, value] of tracking) to.searchParams.append(name, value)
  return to.pathname + to.search + to.hash
}

/**
 * The cache key of a page, without versions: one copy per address. The origin is part of it, because pages name their
 * own address.
 * @param url as `plainAddress` gives it
 */
export function documentKey(slug: string, url: URL): string {
  return [slug, url.origin, url.pathname, url.search].join('\n')
}

/** The parameter by which the browser's router names the routes whose data it needs. */
const ROUTES_PARAM = '_routes'

/** The path of the page whose data the browser's router asks for; null where a document is asked for. */
export function pageOfData(pathname: string): string | null {
  if (!pathname.endsWith('.data')) return null
  return pathname === '/_root.data' ? '/' : pathname.slice(0, -'.data'.length)
}

/**
 * The address under which the data of a page are cached, as `plainAddress` for its document; null where the routes that
 * are named are not the page's, and anybody could make up more of them.
 * @param reads the names that the page depends on; null when that is not known
 * @param routeIds of the page's routes
 */
export function plainDataAddress(
  url: URL,
  reads: ReadonlySet<string> | null,
  routeIds: ReadonlySet<string>,
): URL | null {
  const named = url.searchParams.getAll(ROUTES_PARAM)
  if (named.length > 1 || !named.every((list) => list.split(',').every((id) => routeIds.has(id)))) return null
  return plainAddress(url, reads && new Set([...reads, ROUTES_PARAM]))
}
