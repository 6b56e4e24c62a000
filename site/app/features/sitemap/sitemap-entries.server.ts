import { HOME_SLUG, type Location, listLocations, type TenantBundle } from '@forecourt/schemas/contract'
import { listOpenRoles, roleSlug } from '#app/blocks/roles/roles.server.ts'
import type { DealerContext } from '#app/context.ts'
import { latestChange, type SitemapEntry } from '#app/page/sitemap-text.ts'
import { canonicalModelPath } from '#app/parts/model/canonical-model-path.ts'
import { comparableModels } from '#app/parts/model/compare-sides.ts'
import { canonicalFinancePath } from '#app/parts/money/calculator/own-path.server.ts'
import { listShownOffers, offerHref } from '#app/parts/offer/offer-model.server.ts'
import {
  bookTestDrivePath,
  brandPath,
  compareModelsPath,
  contactPath,
  homePath,
  locationPath,
  locationsPath,
  modelComparisonPath,
  modelsPath,
  offersPath,
  pagePath,
  rolePath,
  sellPath,
  servicePath,
} from '#app/paths.ts'

/** The kinds of pages, each with a list of its own; those of vehicles and of results are made after imports. */
export const SITEMAP_KINDS = ['pages', 'locations', 'offers', 'models'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/**
 * Every indexable page of a kind.
 * @throws StockUnavailableError while the stock is unavailable: a list without cars would drop them from search
 * engines
 */
export async function listSitemapEntries(dealer: DealerContext, kind: SitemapKind): Promise<SitemapEntry[]> {
  const lists = {
    pages: () => listPages(dealer),
    locations: () => listPlaces(dealer),
    offers: () => listOffers(dealer),
    models: () => listModels(dealer),
  }
  return lists[kind]()
}

function listPages(dealer: DealerContext): SitemapEntry[] {
  const { bundle } = dealer
  const journeys = listJourneys(bundle)
  const external = new Set(journeys.filter(({ open }) => !open).map(({ path }) => path))
  // Staff can write a page at a journey's address; it is listed once, and not while the journey redirects elsewhere.
  const written = bundle.pages
    .filter(({ slug, unlisted }) => slug !== HOME_SLUG && !unlisted)
    .map(({ slug, updatedAt }) => ({ path: pagePath(slug), changedAt: updatedAt }))
  const home = bundle.pages.find(({ slug }) => slug === HOME_SLUG)
  const paths = new Set(written.map(({ path }) => path))
  return [
    { path: homePath(), changedAt: home?.updatedAt ?? null },
    ...journeys
      .filter(({ path, open }) => open && !paths.has(path))
      .map(({ path }) => ({ path, changedAt: null })),
    ...written.filter(({ path }) => !external.has(path)),
    ...listRoles(dealer),
  ]
}

/** The open roles of the page of careers, each on a page of its own. */
function listRoles(dealer: DealerContext): SitemapEntry[] {
  const careers = dealer.bundle.pages.find(({ slug }) => slug === 'careers')
  const roles = (careers?.blocks ?? []).flatMap((block) =>
    block.type === 'roles' ? listOpenRoles(block, dealer) : [],
  )
  const slugs = new Set(roles.map((role) => roleSlug(role, dealer)))
  return [...slugs].map((slug) => ({ path: rolePath(slug), changedAt: careers?.updatedAt ?? null }))
}

/** The journeys' own pages; one that sends its visitors to sign in, or elsewhere, is no page to be found. */
function listJourneys(bundle: TenantBundle): { path: string; open: boolean }[] {
  const { flags, serviceBooking } = bundle.tenant
  // The contact page is known by the address of the page that staff wrote for it.
  const contact = bundle.pages.find(({ slug }) => slug === 'contact-us')
  return [
    { path: contactPath(), open: !contact },
    { path: bookTestDrivePath(), open: flags.testDriveButton },
    { path: canonicalFinancePath({ bundle }), open: !flags.gateFinance },
    { path: servicePath(), open: serviceBooking.way !== 'elsewhere' },
    { path: sellPath(flags.sellPath), open: !flags.gateTradeIn },
  ]
}

function listPlaces({ bundle }: DealerContext): SitemapEntry[] {
  const places = listLocations(bundle.locations, 'all').map(({ slug, updatedAt }: Location) => ({
    path: locationPath(slug),
    changedAt: updatedAt,
  }))
  return withList(locationsPath(), places)
}

function listOffers(dealer: DealerContext): SitemapEntry[] {
  const offers = listShownOffers(dealer).map((offer) => ({
    path: offerHref(offer),
    changedAt: offer.updatedAt,
  }))
  return withList(offersPath(), offers)
}

/** The pages of models, their comparisons and the makes that are sold new. */
function listModels({ bundle }: DealerContext): SitemapEntry[] {
  const { models, tenant, pages } = bundle
  if (models.length === 0) return []
  const written = new Set(pages.map(({ slug }) => pagePath(slug)))
  const comparisons = new Set(models.map(({ comparisonPage }) => comparisonPage).filter(Boolean))
  const others = [
    ...(comparableModels(models).length > 1 ? [compareModelsPath()] : []),
    ...[...comparisons].map((page) => modelComparisonPath(page)),
    ...tenant.dealershipWebsites.map(({ makeSlug }) => brandPath(makeSlug)),
  ]
  const entries = [
    ...models.map((model) => ({ path: canonicalModelPath(model, { bundle }), changedAt: model.updatedAt })),
    ...others.map((path) => ({ path, changedAt: null })),
  ]
  return withList(modelsPath(), entries).filter(({ path }) => !written.has(path))
}

/** A list's page first, changed with the last of its entries; nothing without entries. */
function withList(path: string, entries: readonly SitemapEntry[]): SitemapEntry[] {
  if (entries.length === 0) return []
  return [{ path, changedAt: latestChange(entries) }, ...entries]
}
