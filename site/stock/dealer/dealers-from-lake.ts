import {
  type DealerSummary,
  hostsQuery,
  parseHosts,
  parseTenantBundle,
  requireBundleAnswer,
  requireHostsAnswer,
  type TenantBundle,
  tenantBundleQuery,
} from '@forecourt/schemas/contract'
import { createClient, type SanityClient } from '@sanity/client'
import type { ContentPlace } from '#app/integrations/content-places/content-places.ts'
import { type BundleAnswer, joinAnswers } from '#app/integrations/content-places/join-answers.ts'
import type { FeedDealer } from './feed-dealer.ts'

const API_VERSION = '2025-02-19'

export type LakeOptions = {
  projectId: string
  dataset: string
  /** Unset: the hosted service. */
  apiHost?: string | undefined
  token: string | undefined
}

/** The client for reading published content. */
export function lakeClient({ projectId, dataset, apiHost, token }: LakeOptions): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'published',
    ...(token === undefined ? {} : { token }),
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  })
}

/** All dealers. @throws BrokenAnswer */
export async function listDealers(client: SanityClient): Promise<DealerSummary[]> {
  return parseHosts(requireHostsAnswer(await client.fetch(hostsQuery))).dealers
}

/** The slugs of all dealers. @throws BrokenAnswer */
export async function listDealerSlugs(client: SanityClient): Promise<string[]> {
  return (await listDealers(client)).map(({ slug }) => slug)
}

/**
 * A dealer's published content; null when there is no such dealer.
 * @param places datasets of single dealers
 * @throws BrokenAnswer
 */
export async function findTenantBundle(
  client: SanityClient,
  slug: string,
  places: readonly ContentPlace[],
): Promise<TenantBundle | null> {
  const load = async (from: SanityClient) =>
    requireBundleAnswer(await from.fetch(tenantBundleQuery, { tenant: slug }), slug) as BundleAnswer
  const place = places.find(({ dealer }) => dealer === slug)
  const platform = await load(client)
  if (place === undefined) return parseTenantBundle(platform).bundle
  const own = await load(lakeClient({ ...place, token: place.readToken }))
  return parseTenantBundle(joinAnswers(platform, own, slug)).bundle
}

/** The part of a dealer's content that an import uses. */
export function selectFeedDealer({
  tenant,
  platform,
  locations,
  models,
}: Pick<TenantBundle, 'tenant' | 'platform' | 'locations' | 'models'>): FeedDealer {
  const { slug, timeZone, dealerships, manufacturer, financeProvider, lenders, stock, flags } = tenant
  const { stockColumns, stockFeed } = tenant
  return {
    slug,
    timeZone,
    dealerships,
    manufacturer,
    financeProvider,
    lenders,
    locations,
    stockColumns,
    stockFeed,
    models: models.map(({ manufacturerName, name }) => ({ make: manufacturerName, model: name })),
    normalisesMakes: flags.normaliseMakes,
    offersSubscriptions: flags.offersSubscriptions,
    priceRangeBounds: stock.priceRangeBounds,
    weeklyPriceBounds: stock.weeklyPriceBounds,
    defaultPriceLabel: stock.defaultPriceLabel,
    financeHidden: {
      dealershipSlugs: platform.financeHiddenDealerships,
      makes: platform.financeHiddenMakes,
    },
  }
}
