import { type Banner, banner } from '../banner/banner.query.ts'
import { FLAG_CATALOG } from '../flags/catalog.ts'
import { ownFlags, resolveFlags } from '../flags/resolve-flags.ts'
import { type Location, location } from '../location/location.query.ts'
import { type Manufacturer, manufacturer } from '../manufacturer/manufacturer.query.ts'
import { type Model, model } from '../model/model.query.ts'
import { type Navigation, navigation } from '../navigation/navigation.query.ts'
import { type Offer, offer } from '../offer/offer.query.ts'
import { type Page, page } from '../page/page.query.ts'
import {
  NO_PLATFORM_SETTINGS,
  type PlatformSettings,
  platformSettings,
} from '../platform-settings/platform-settings.query.ts'
import { type PromoTile, promoTile } from '../promo-tile/promo-tile.query.ts'
import { type Redirect, redirect } from '../redirect/redirect.query.ts'
import { siteSettingsDocument } from '../site-settings/site-settings.query.ts'
import { dealerClaims } from '../tenant/claims.query.ts'
import { settleClaims } from '../tenant/claims.ts'
import { type TenantDocument, tenantDocument } from '../tenant/tenant.query.ts'
import { mergeSettings, type Tenant } from '../tenant/tenant.ts'
import { AnswerReader, type ContentWarning } from './answer-reader.ts'
import type { BundlePart } from './bundle.query.ts'

/** Everything of one dealer, parsed. */
export type TenantBundle = {
  tenant: Tenant
  platform: PlatformSettings
  locations: Location[]
  offers: Offer[]
  promoTiles: PromoTile[]
  banners: Banner[]
  navigation: Navigation
  pages: Page[]
  redirects: Redirect[]
  manufacturers: Manufacturer[]
  models: Model[]
}

/**
 * `bundle` is null when there is no such dealer, or its own settings were rejected and never parsed before. `parsed` is
 * the answer that the bundle was made from, to be given as `lastParsed` with the next one.
 */
export type ParsedBundle = { bundle: TenantBundle | null; warnings: ContentWarning[]; parsed: unknown }

type BundleReader = AnswerReader<BundlePart>
type Claims = ReturnType<typeof settleClaims>

const NO_NAVIGATION: Navigation = { id: '', top: [], header: [], footer: [], legal: [] }

/**
 * The answer of `tenantBundleQuery`, document by document and value by value: what does not parse costs itself alone,
 * with a warning.
 * @param lastParsed what `parsed` was for the answer before; a document that no longer parses goes on as it was there
 */
export function parseTenantBundle(answer: unknown, lastParsed?: unknown): ParsedBundle {
  const reader: BundleReader = new AnswerReader(withSiteSettings(answer), withSiteSettings(lastParsed))
  // What is wrong with other dealers' documents is reported when they are read themselves.
  const others: BundleReader = new AnswerReader(answer, lastParsed)
  const claims = others.each('tenant', dealerClaims, 'claims')
  const platform = reader.one('platformSettings', platformSettings, 'platform') ?? NO_PLATFORM_SETTINGS
  const { ownsDealership } = settleClaims(claims)
  const tenant = readTenant(reader, platform, ownsDealership)
  const { warnings } = reader
  const parsed = Object.assign(reader.parsed, others.parsed)
  if (tenant === null) return { bundle: null, warnings, parsed }
  const locations = reader.each('location', location, 'locations')
  return {
    bundle: {
      tenant,
      platform,
      locations: locations.map((place) => ({
        ...ownPlace(place, tenant.slug, ownsDealership),
        timeZone: place.timeZone || tenant.timeZone,
      })),
      offers: reader.each('offer', offer, 'offers'),
      promoTiles: reader.each('promoTile', promoTile, 'promoTiles'),
      banners: reader.each('banner', banner, 'banners'),
      navigation: reader.one('navigation', navigation, 'navigation') ?? NO_NAVIGATION,
      pages: reader.each('page', page, 'pages'),
      redirects: reader.each('redirect', redirect, 'redirects'),
      manufacturers: reader.each('manufacturer', manufacturer, 'manufacturers'),
      models: reader.each('model', model, 'models').filter((found) => sells(tenant, found)),
    },
    warnings,
    parsed,
  }
}

/** Answers saved before `siteSettings` was a document of its own hold the dealer's settings in `tenant`. */
function withSiteSettings(answer: unknown): Record<string, unknown> {
  const given = (answer ?? {}) as Record<string, unknown>
  return { ...given, siteSettings: given.siteSettings ?? given.tenant }
}

function readTenant(
  reader: BundleReader,
  platform: PlatformSettings,
  owns: Claims['ownsDealership'],
): Tenant | null {
  const parsed = reader.one('tenant', tenantDocument, 'tenant')
  const own = reader.one('siteSettings', siteSettingsDocument, 'siteSettings')
  if (parsed === null || own === null) return null
  const given = ownFlags({ platform: parsed.flags, dealer: own.flags })
  const { flags, problems } = resolveFlags(given, platform, parsed.slug)
  for (const { flag, text } of problems) {
    const [type, id] =
      FLAG_CATALOG[flag].setBy === 'dealer'
        ? (['siteSettings', own.id] as const)
        : (['tenant', parsed.id] as const)
    reader.warnings.push({ type, id, path: `flags.${flag}`, text, effect: 'value omitted' })
  }
  return mergeSettings({ ...parsed, dealerships: ownDealerships(parsed, owns, reader) }, own, flags)
}

/** The dealerships that no older dealer claims: a site sells no other dealer's stock. */
function ownDealerships(
  { id, slug, dealerships }: TenantDocument,
  owns: Claims['ownsDealership'],
  { warnings }: BundleReader,
): TenantDocument['dealerships'] {
  return dealerships.filter((dealership) => {
    const owned = owns(slug, dealership)
    const text = `The dealership ${dealership.slug} belongs to another dealer`
    if (!owned) warnings.push({ type: 'tenant', id, path: 'dealerships', text, effect: 'value omitted' })
    return owned
  })
}

/** A location that names another dealer's dealership would file its enquiries there. */
function ownPlace(place: Location, slug: string, owns: Claims['ownsDealership']): Location {
  const { dealershipId, dealershipSlug } = place
  const owned = owns(slug, { id: dealershipId, slug: dealershipSlug })
  return owned ? place : { ...place, dealershipId: '', dealershipSlug: '' }
}

/** A dealer's menus show the models of the makes it sells, and of no other. */
function sells(tenant: Tenant, { manufacturerSlug }: Model): boolean {
  return (
    tenant.manufacturer?.slug === manufacturerSlug ||
    tenant.dealershipWebsites.some(({ makeSlug }) => makeSlug === manufacturerSlug)
  )
}
