/** What advertisers hang on an address; no page reads them, whatever else it may read. */
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl|_ga)$/

/**
 * The address under which a page is rendered and cached: without the parameters that no page reads, since a page cached
 * for each of them would push out the others, and with the rest in one order and one spelling. The page must be rendered
 * from this address too, so that whoever asks first cannot put another page in its place.
 * @param reads the names that the page depends on; null when that is not known, and all but the advertisers' may
 */
export function plainAddress(url: URL, reads: ReadonlySet<string> | null): URL {
  if (url.search === '') return url
  const plain = new URL(url)
  const isRead = (name: string) => (reads ? reads.has(name) : !TRACKING.test(name))
  for (const name of new Set(url.searchParams.keys())) if (!isRead(name)) plain.searchParams.delete(name)
  // Values of one name stay in the order they came in.
  plain.searchParams.sort()
  return plain
}

/** A link within the site with what advertisers hung on the address that led there. */
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
 * What a page is cached under, whatever content and stock it was made of: one copy an address. The origin is part of
 * it, because pages name their own address.
 * @param url as `plainAddress` gives it
 */
export function documentKey(slug: string, url: URL): string {
  return [slug, url.origin, url.pathname, url.search].join('\n')
}
