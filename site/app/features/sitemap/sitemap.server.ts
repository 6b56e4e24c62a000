// https://www.sitemaps.org/protocol.html and https://www.rfc-editor.org/rfc/rfc9309 (robots.txt)
import type { TenantBundle } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { latestChange, sitemapIndex, splitEntries, urlset } from '#app/page/sitemap-text.ts'
import { canonicalFinancePath, FINANCE_PATHS } from '#app/parts/money/calculator/own-path.server.ts'
import {
  bookTestDrivePath,
  carDeliveryPath,
  cardsPath,
  careersPath,
  carFinancePath,
  carGaugePath,
  carPath,
  carSimilarPath,
  carSpinPath,
  carStripPath,
  compareModelsPath,
  contactLocationPath,
  contactPath,
  financeQuotePath,
  llmsPath,
  locationPath,
  modelsPath,
  myGaragePath,
  offersPath,
  personalisedFinancePath,
  reservePath,
  savedPath,
  searchPath,
  sellPath,
  servicePath,
  signOutPath,
  sitemapPath,
  spinToWinPath,
  understandPath,
  watchlistPath,
} from '#app/paths.ts'
import { listSitemapEntries, SITEMAP_KINDS, type SitemapKind } from './sitemap-entries.server.ts'

/** The index: a sitemap for each kind of pages that the dealer has, in several parts where it is long. */
export async function formatSitemapIndex(dealer: DealerContext, most?: number): Promise<string> {
  const [stock, ...lists] = await Promise.all([
    dealer.readStockLists(),
    ...SITEMAP_KINDS.map(async (kind) => ({ kind, entries: await listSitemapEntries(dealer, kind) })),
  ])
  const parts = [
    ...lists.map(({ kind, entries }) => ({
      kind,
      changes: splitEntries(entries, most).map((part) => latestChange(part)),
    })),
    { kind: 'searches', changes: stock.searchSitemaps.map(({ changedAt }) => changedAt) },
    { kind: 'vehicles', changes: stock.vehicleSitemaps.map(({ changedAt }) => changedAt) },
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
 * One sitemap of the index, but for those that are made of the whole stock.
 * @param file `pages.xml`, `models-2.xml`
 * @throws 404 for a kind or a part that the dealer does not have
 */
export async function formatSitemap(dealer: DealerContext, file: string, most?: number): Promise<string> {
  const [, name, number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? []
  const kind = SITEMAP_KINDS.find((each): each is SitemapKind => each === name)
  const part = kind && splitEntries(await listSitemapEntries(dealer, kind), most)[Number(number) - 1]
  if (part === undefined) throw new Response('No such sitemap', { status: 404 })
  return urlset(dealer.origin, part)
}

/** Stands for any characters in an address of robots.txt. */
const ANY = '*'
/**
 * Addresses that are no pages to be found, one visitor's, or another form of a page that a path names: crawlers would ask
 * for each of them of every vehicle. The longest rule that an address matches counts.
 */
const CLOSED = [
  '/api/',
  '/preview/',
  '/staff/',
  '/print',
  cardsPath(),
  understandPath(),
  `${searchPath(ANY)}?`,
  `${modelsPath()}?`,
  `${compareModelsPath()}?`,
  `${offersPath()}?`,
  `${bookTestDrivePath()}?`,
  `${servicePath()}?`,
  `${contactPath()}?`,
  `${careersPath()}?`,
  `${locationPath(ANY)}?`,
  ...FINANCE_PATHS.map((path) => `${path}?`),
  personalisedFinancePath(),
  `${contactLocationPath(ANY)}?`,
  `${carPath(ANY)}?`,
  ...[carFinancePath, financeQuotePath, reservePath, carDeliveryPath, carSimilarPath, carGaugePath].map(
    (path) => path(ANY),
  ),
  reservePath(ANY, 'buy-online'),
  carStripPath(ANY),
  carSpinPath(ANY),
  savedPath(),
  myGaragePath(),
  watchlistPath(),
  '/sign-in',
  signOutPath(),
]
const OPEN = [`${searchPath(ANY)}?page=`]

/** Addresses that lead a crawler away: journeys that begin with signing in, and the finance page's own name. */
function listLeadingAway(bundle: Pick<TenantBundle, 'tenant'>): string[] {
  const { flags, finance } = bundle.tenant
  const gated = [
    ...(flags.gateFinance ? [canonicalFinancePath({ bundle })] : []),
    ...(flags.gateTradeIn ? [sellPath(flags.sellPath)] : []),
    ...(flags.gateSpinToWin ? [spinToWinPath()] : []),
  ]
  const isOwnName = !FINANCE_PATHS.includes(finance.path)
  return [...gated.map((path) => `${path}$`), ...(isOwnName ? [`${finance.path}?`] : [])]
}

/** Crawlers may read all of a dealer's pages; the list of dealers is for the platform's operators. */
export function formatRobots(origin: string, bundle: Pick<TenantBundle, 'tenant'> | null): string {
  if (bundle === null) return 'User-agent: *\nDisallow: /\n'
  const closed = [...CLOSED, ...listLeadingAway(bundle)].map((path) => `Disallow: ${path}`)
  const rules = [...closed, ...OPEN.map((path) => `Allow: ${path}`)].join('\n')
  return `User-agent: *\n${rules}\n\n# A summary for language models: ${origin}${llmsPath()}\nSitemap: ${origin}/sitemap.xml\n`
}
