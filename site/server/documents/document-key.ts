/** What advertisers hang on an address; no page reads them, and a page kept for each would push out the others. */
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl|_ga)$/

/** The address without what only advertisers read. The same URL when there is nothing to take away. */
export function plainAddress(url: URL): URL {
  if (url.search === '') return url
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  if (tracking.length === 0) return url
  const plain = new URL(url)
  for (const name of tracking) plain.searchParams.delete(name)
  return plain
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
