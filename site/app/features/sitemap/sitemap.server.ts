// https://www.sitemaps.org/protocol.html and https://www.rfc-editor.org/rfc/rfc9309 (robots.txt)
import type { DealerContext } from '#app/context.ts'
import { llmsPath, sitemapPath } from '#app/paths.ts'
import { escapeXml } from './escape-xml.ts'
import {
  latestChange,
  listSitemapEntries,
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapKind,
} from './sitemap-entries.server.ts'

/** The protocol allows 50,000 addresses and 50 MB a file; ours stay at a fifth of both. */
const MOST_ENTRIES = 10_000

/** The index: a sitemap for each kind of pages that the dealer has, in several parts where it is long. */
export async function formatSitemapIndex(dealer: DealerContext, most = MOST_ENTRIES): Promise<string> {
  const lists = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => ({ kind, entries: await listSitemapEntries(dealer, kind) })),
  )
  const parts = lists.flatMap(({ kind, entries }) =>
    partsOf(entries, most).map((part, index) => ({
      path: sitemapPath(index === 0 ? kind : `${kind}-${index + 1}`),
      changedAt: latestChange(part),
    })),
  )
  return document('sitemapindex', 'sitemap', dealer.origin, parts)
}

/**
 * One sitemap of the index.
 * @param file `vehicles.xml`, `vehicles-2.xml`
 * @throws 404 for a kind or a part that the dealer does not have
 */
export async function formatSitemap(
  dealer: DealerContext,
  file: string,
  most = MOST_ENTRIES,
): Promise<string> {
  const [, name, number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? []
  const kind = SITEMAP_KINDS.find((each): each is SitemapKind => each === name)
  const part = kind && partsOf(await listSitemapEntries(dealer, kind), most)[Number(number) - 1]
  if (part === undefined) throw new Response('No such sitemap', { status: 404 })
  return document('urlset', 'url', dealer.origin, part)
}

function partsOf(entries: readonly SitemapEntry[], most: number): SitemapEntry[][] {
  const parts: SitemapEntry[][] = []
  for (let from = 0; from < entries.length; from += most) parts.push(entries.slice(from, from + most))
  return parts
}

function document(root: string, element: string, origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<${element}><loc>${escapeXml(origin + path)}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>\n`,
  ].join('\n')
}

/** Addresses that are no pages to be found, or one visitor's; pages that are not indexed say so themselves. */
const CLOSED = ['/api/', '/preview/', '/staff/', '/print', '/search/cards', '/search/understand']

/** Crawlers may read all of a dealer's pages; the list of dealers is for the platform's operators. */
export function formatRobots(origin: string, kind: 'dealer' | 'list'): string {
  if (kind === 'list') return 'User-agent: *\nDisallow: /\n'
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
  return `User-agent: *\n${closed}\n\n# A summary for language models: ${origin}${llmsPath()}\nSitemap: ${origin}/sitemap.xml\n`
}
