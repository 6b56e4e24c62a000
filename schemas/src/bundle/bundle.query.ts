import { defineQuery } from 'groq'
import { bannerProjection } from '../banner/banner.query.ts'
import { locationProjection } from '../location/location.query.ts'
import { manufacturerProjection } from '../manufacturer/manufacturer.query.ts'
import { modelProjection } from '../model/model.query.ts'
import { modelsOfOwnMakes } from '../model/models-of-own-makes.ts'
import { navigationProjection } from '../navigation/navigation.query.ts'
import { offerProjection } from '../offer/offer.query.ts'
import { pageProjection } from '../page/page.query.ts'
import { platformSettingsProjection } from '../platform-settings/platform-settings.query.ts'
import { promoTileProjection } from '../promo-tile/promo-tile.query.ts'
import { redirectProjection } from '../redirect/redirect.query.ts'
import { SCOPE_FILTERS } from '../scope/scope-guard.ts'
import { siteSettingsProjection } from '../site-settings/site-settings.query.ts'
import { claimingTenants, claimsProjection } from '../tenant/claims.query.ts'
import { tenantProjection } from '../tenant/tenant.query.ts'

/**
 * The parts of a dealer's content. Content from before `siteSettings` was a document of its own holds the dealer's
 * settings in `tenant`. Models are those of the makes it sells: each has all figures of its variants.
 */
const BUNDLE_PARTS = {
  tenant: `*[${SCOPE_FILTERS.tenant}][0]${tenantProjection}`,
  siteSettings: `coalesce(
    *[${SCOPE_FILTERS.siteSettings}] | order(_createdAt asc)[0],
    *[${SCOPE_FILTERS.tenant}][0]
  )${siteSettingsProjection}`,
  claims: `*[${claimingTenants}]${claimsProjection}`,
  platform: `*[${SCOPE_FILTERS.platformSettings}][0]${platformSettingsProjection}`,
  locations: `*[${SCOPE_FILTERS.location}] | order(orderRank asc, name asc)${locationProjection}`,
  offers: `*[${SCOPE_FILTERS.offer}] | order(orderRank asc, name asc)${offerProjection}`,
  promoTiles: `*[${SCOPE_FILTERS.promoTile}] | order(position asc, name asc)${promoTileProjection}`,
  banners: `*[${SCOPE_FILTERS.banner}] | order(coalesce(start, "") desc, title asc)${bannerProjection}`,
  navigation: `*[${SCOPE_FILTERS.navigation}][0]${navigationProjection}`,
  pages: `*[${SCOPE_FILTERS.page}] | order(slug.current asc)${pageProjection}`,
  redirects: `*[${SCOPE_FILTERS.redirect}] | order(from asc)${redirectProjection}`,
  manufacturers: `*[${SCOPE_FILTERS.manufacturer}] | order(name asc)${manufacturerProjection}`,
  models: `*[${modelsOfOwnMakes}] | order(orderRank asc, name asc)${modelProjection}`,
}

export type BundlePart = keyof typeof BUNDLE_PARTS

/** Everything of one dealer in one round trip. Parameter: `tenant`, the site's slug. Read it with `parseTenantBundle`. */
export const tenantBundleQuery = `{
  ${Object.entries(BUNDLE_PARTS)
    .map(([part, query]) => `"${part}": ${query}`)
    .join(',\n  ')}
}`

/**
 * Every dealer's name, hosts and search server: host → tenant and the dealers' list. One of the few queries without `$tenant`. A
 * dealer whose slug is empty is in it, which distinguishes it from one that is deleted; a retired one is not, and its
 * addresses answer as those of a deleted one. Read it with `parseHosts`.
 */
export const hostsQuery = defineQuery(`*[_type == "tenant" && !defined(retiredAt)] | order(name asc){
  "id": _id, name, ...${claimsProjection},
  "placed": *[_type == "platformSettings"][0].searchServers[dealer._ref == ^._id][0]{server, movingTo}
}`)

/** Which of the dealers `$ids` are retired, and whether there is a document of the types `$types` at all. */
export const leftDealersQuery = `{
  "retired": *[_type == "tenant" && _id in $ids && defined(retiredAt)]._id,
  "showsContent": defined(*[_type in $types][0]._id)
}`
