// https://www.sitemaps.org/protocol.html and https://www.rfc-editor.org/rfc/rfc9309 (robots.txt)
import type { DealerContext } from '#app/context.ts'
import { latestChange, sitemapIndex, splitEntries, urlset } from '#app/page/sitemap-text.ts'
import { llmsPath, sitemapPath } from '#app/paths.ts'
import { listSitemapEntries, SITEMAP_KINDS, type SitemapKind } from './sitemap-entries.server.ts'

/** The index: a sitemap for each kind of pages that the dealer has, in several parts where it is long. */
export async function formatSitemapIndex(dealer: DealerContext, most?: number): Promise<string> {
  const [vehicles, ...lists] = await Promise.all([
    dealer.readStockLists(),
    ...SITEMAP_KINDS.map(async (kind) => ({ kind, entries: await listSitemapEntries(dealer, kind) })),
  ])
  const parts = [
    ...lists.map(({ kind, entries }) => ({
      kind,
      changes: splitEntries(entries, most).map((part) => latestChange(part)),
    })),
    { kind: 'vehicles', changes: vehicles.vehicleSitemaps.map(({ changedAt }) => changedAt) },
  ]
  const entries = parts.flatMap(({ kind, changes }) =>
    changes.map((changedAt, index) => ({
      path: sitemapPath(index === 0 ? kind : `${kind}-${index + 1}`),
      changedAt,
    })),
  )
  return sitemapIndex(dealer.origin, entries)
}

/**
 * One sitemap of the index, but for those of vehicles.
 * @param file `pages.xml`, `searches-2.xml`
 * @throws 404 for a kind or a part that the dealer does not have
 */
export async function formatSitemap(dealer: DealerContext, file: string, most?: number): Promise<string> {
  const [, name, number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? []
  const kind = SITEMAP_KINDS.find((each): each is SitemapKind => each === name)
  const part = kind && splitEntries(await listSitemapEntries(dealer, kind), most)[Number(number) - 1]
  if (part === undefined) throw new Response('No such sitemap', { status: 404 })
  return urlset(dealer.origin, part)
}

/** Addresses that are no pages to be found, or one visitor's; pages that are not indexed say so themselves. */
const CLOSED = ['/api/', '/preview/', '/staff/', '/print', '/search/cards', '/search/understand']

/** Crawlers may read all of a dealer's pages; the list of dealers is for the platform's operators. */
export function formatRobots(origin: string, kind: 'dealer' | 'list'): string {
  if (kind === 'list') return 'User-agent: *\nDisallow: /\n'
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
  return `User-agent: *\n${closed}\n\n# A summary for language models: ${origin}${llmsPath()}\nSitemap: ${origin}/sitemap.xml\n`
}
