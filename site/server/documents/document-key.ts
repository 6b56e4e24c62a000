/** What advertisers hang on an address; no page reads them, whatever else it may read. */
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl|_ga)$/

/**
 * The address without the parameters that no page reads: a page kept for each of them would push out the others. The
 * page must be made from this address too, and cannot depend on what it lacks.
 * @param reads the names that bear on this page; null when that is not known, and all but the advertisers' may
 * @returns the same URL when there is nothing to take away
 */
export function plainAddress(url: URL, reads: ReadonlySet<string> | null): URL {
  if (url.search === '') return url
  const bears = (name: string) => (reads ? reads.has(name) : !TRACKING.test(name))
  const idle = [...url.searchParams.keys()].filter((name) => !bears(name))
  if (idle.length === 0) return url
  const plain = new URL(url)
  for (const name of idle) plain.searchParams.delete(name)
  return plain
}

/** A way within the site with what advertisers hung on the address that led there. */
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
 * What a page is kept under. The versions are part of it, so that an old page is simply never asked for again; the
 * origin is, because pages name their own address.
 */
export function documentKey(slug: string, url: URL, versions: readonly string[]): string {
  let search = ''
  if (url.search !== '') {
    const sorted = new URLSearchParams(url.search)
    sorted.sort()
    search = sorted.toString()
  }
  return [slug, url.origin, url.pathname, search, ...versions].join('\n')
}
