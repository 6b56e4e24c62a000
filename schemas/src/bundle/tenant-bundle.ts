import { ownFlags, resolveFlags } from '../flags/resolve-flags.ts'
import { type Location, location } from '../location/location.zod.ts'
import { type Manufacturer, manufacturer } from '../manufacturer/manufacturer.zod.ts'
import { type Model, model } from '../model/model.zod.ts'
import { type Navigation, navigation } from '../navigation/navigation.zod.ts'
import { type Offer, offer } from '../offer/offer.zod.ts'
import { type Page, page } from '../page/page.zod.ts'
import {
  NO_PLATFORM_SETTINGS,
  type PlatformSettings,
  platformSettings,
} from '../platform-settings/platform-settings.zod.ts'
import { type PromoTile, promoTile } from '../promo-tile/promo-tile.zod.ts'
import { siteSettingsDocument } from '../site-settings/site-settings.zod.ts'
import { settleClaims } from '../tenant/claims.ts'
import { dealerClaims } from '../tenant/claims.zod.ts'
import { mergeSettings, type Tenant } from '../tenant/tenant.ts'
import { type TenantDocument, tenantDocument } from '../tenant/tenant.zod.ts'
import { type ContentWarning, parseEach, parseOne } from './parse-each.ts'

/** Everything of one dealer, parsed. */
export type TenantBundle = {
  tenant: Tenant
  platform: PlatformSettings
  locations: Location[]
  offers: Offer[]
  promoTiles: PromoTile[]
  navigation: Navigation
  pages: Page[]
  manufacturers: Manufacturer[]
  models: Model[]
}

/** `bundle` is null when there is no such dealer or its own settings do not parse; `warnings` then say which. */
export type ParsedBundle = { bundle: TenantBundle | null; warnings: ContentWarning[] }

const NO_NAVIGATION: Navigation = { id: '', header: [], footer: [], legal: [] }

/**
 * The answer of `tenantBundleQuery`, document by document: one that is malformed is set aside with a warning, and the
 * rest stands.
 */
export function parseTenantBundle(result: unknown): ParsedBundle {
  const raw = (result ?? {}) as Record<string, unknown>
  const warnings: ContentWarning[] = []
  const platform =
    parseOne('platformSettings', platformSettings, raw.platform, warnings) ?? NO_PLATFORM_SETTINGS
  const tenant = parseTenant(raw, platform, warnings)
  if (tenant === null) return { bundle: null, warnings }
  const locations = parseEach('location', location, raw.locations, warnings)
  return {
    bundle: {
      tenant,
      platform,
      locations: locations.map((place) => ({ ...place, timeZone: place.timeZone || tenant.timeZone })),
      offers: parseEach('offer', offer, raw.offers, warnings),
      promoTiles: parseEach('promoTile', promoTile, raw.promoTiles, warnings),
      navigation: parseOne('navigation', navigation, raw.navigation, warnings) ?? NO_NAVIGATION,
      pages: parseEach('page', page, raw.pages, warnings),
      manufacturers: parseEach('manufacturer', manufacturer, raw.manufacturers, warnings),
      models: parseEach('model', model, raw.models, warnings).filter((found) => sells(tenant, found)),
    },
    warnings,
  }
}

function parseTenant(
  raw: Record<string, unknown>,
  platform: PlatformSettings,
  warnings: ContentWarning[],
): Tenant | null {
  const parsed = parseOne('tenant', tenantDocument, raw.tenant, warnings)
  // Bundles saved before `siteSettings` was a document of its own hold the dealer's settings in `tenant`.
  const own = parseOne('siteSettings', siteSettingsDocument, raw.siteSettings ?? raw.tenant, warnings)
  if (parsed === null || own === null) return null
  const given = ownFlags({ platform: parsed.flags, dealer: own.flags })
  const { flags, warnings: flagWarnings } = resolveFlags(given, platform, parsed.slug)
  for (const text of flagWarnings) warnings.push({ type: 'tenant', id: parsed.id, text })
  return mergeSettings({ ...parsed, dealerships: ownDealerships(parsed, raw.claims, warnings) }, own, flags)
}

/** The dealerships that no older dealer claims: a site sells no other dealer's stock. */
function ownDealerships(
  { id, slug, dealerships }: TenantDocument,
  claims: unknown,
  warnings: ContentWarning[],
): TenantDocument['dealerships'] {
  const { ownsDealership } = settleClaims(parseEach('tenant', dealerClaims, claims, []))
  return dealerships.filter((dealership) => {
    const owned = ownsDealership(slug, dealership)
    if (!owned)
      warnings.push({ type: 'tenant', id, text: `dealerships: ${dealership.slug} belongs to another dealer` })
    return owned
  })
}

/** A dealer's menus show the models of the makes it sells, and of no other. */
function sells(tenant: Tenant, { manufacturerSlug }: Model): boolean {
  return (
    tenant.manufacturer?.slug === manufacturerSlug ||
    tenant.dealershipWebsites.some(({ makeSlug }) => makeSlug === manufacturerSlug)
  )
}
