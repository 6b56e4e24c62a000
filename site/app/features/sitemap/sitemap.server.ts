// https://www.sitemaps.org/protocol.html and https://www.rfc-editor.org/rfc/rfc9309 (robots.txt)
import { HOME_SLUG, listLocations, type TenantBundle } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { canonicalFinancePath } from '#app/features/finance/calculator/own-path.server.ts'
import { comparableModels } from '#app/features/models/compare/compare-sides.ts'
import { canonicalModelPath } from '#app/features/models/page/model-page.server.ts'
import { listShownOffers, offerHref } from '#app/features/offers/offer-model.server.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import {
  bookTestDrivePath,
  brandPath,
  carPath,
  compareModelsPath,
  contactPath,
  homePath,
  locationPath,
  locationsPath,
  modelComparisonPath,
  modelsPath,
  offersPath,
  pagePath,
  searchPath,
  sellPath,
  servicePath,
} from '#app/paths.ts'

/** Above any dealer's stock; the newest are listed, others are found through the results pages. */
const MOST_CARS = 2_000

/**
 * Every indexable page of a dealer, as paths.
 * @throws StockUnavailableError while the stock is unavailable: a list without cars would drop them from search
 * engines
 */
export async function listSitePaths(dealer: DealerContext): Promise<string[]> {
  const { locations, pages } = dealer.bundle
  const journeys = listJourneys(dealer.bundle)
  const external = new Set(journeys.filter(({ open }) => !open).map(({ path }) => path))
  // Staff can write a page at a journey's address; it is listed once, and not while the journey redirects elsewhere.
  const written = pages
    .filter(({ slug, unlisted }) => slug !== HOME_SLUG && !unlisted)
    .map(({ slug }) => pagePath(slug))
  const places = listLocations(locations, 'all')
  const offers = listShownOffers(dealer)
  const slugs = await dealer.stock.listSlugs(stockScope(dealer), MOST_CARS)
  return [
    homePath(),
    searchPath(),
    ...journeys.filter(({ path, open }) => open && !written.includes(path)).map(({ path }) => path),
    ...(places.length > 0 ? [locationsPath(), ...places.map(({ slug }) => locationPath(slug))] : []),
    ...(offers.length > 0 ? [offersPath(), ...offers.map(offerHref)] : []),
    ...listModelPaths(dealer).filter((path) => !written.includes(path)),
    ...written.filter((path) => !external.has(path)),
    ...slugs.map(carPath),
  ]
}

/** The pages of models, their comparisons and the makes that are sold new. */
function listModelPaths({ bundle }: DealerContext): string[] {
  const { models, tenant } = bundle
  if (models.length === 0) return []
  const comparisons = new Set(models.map(({ comparisonPage }) => comparisonPage).filter(Boolean))
  return [
    modelsPath(),
    ...(comparableModels(models).length > 1 ? [compareModelsPath()] : []),
    ...[...comparisons].map((page) => modelComparisonPath(page)),
    ...models.map((model) => canonicalModelPath(model, { bundle })),
    ...tenant.dealershipWebsites.map(({ makeSlug }) => brandPath(makeSlug)),
  ]
}

/** The journeys' own pages; one that sends its visitors to sign in, or elsewhere, is no page to be found. */
function listJourneys(bundle: TenantBundle): { path: string; open: boolean }[] {
  const { flags, serviceBooking } = bundle.tenant
  return [
    { path: contactPath(), open: true },
    { path: bookTestDrivePath(), open: flags.testDriveButton },
    { path: canonicalFinancePath({ bundle }), open: !flags.gateFinance },
    { path: servicePath(), open: serviceBooking.way !== 'elsewhere' },
    { path: sellPath(flags.sellPath), open: !flags.gateTradeIn },
  ]
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function formatSitemap(origin: string, paths: readonly string[]): string {
  const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  const entries = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Crawlers may read all of a dealer's pages; the list of dealers is for the platform's operators. */
export function formatRobots(origin: string, kind: 'dealer' | 'list'): string {
  if (kind === 'list') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\nDisallow: /preview/\n\nSitemap: ${origin}/sitemap.xml\n`
}
