// The contract door: shapes, queries and rules of the content and the stock. No Sanity, no React.

export {
  type AccessSite,
  defineRole,
  type Grant,
  type RoleDefinition,
  writableTypes,
} from './access/grants.ts'
export {
  DEALER_ROLE_KINDS,
  isPlatformStaff,
  isRoleSlug,
  mayReadDrafts,
  parseRoleName,
  roleName,
} from './access/roles.ts'
export type { ContentWarning } from './bundle/answer-reader.ts'
export { hostsQuery, tenantBundleQuery } from './bundle/bundle.groq.ts'
export { type DealerSummary, parseHosts } from './bundle/hosts.ts'
export { type ParsedBundle, parseTenantBundle, type TenantBundle } from './bundle/tenant-bundle.ts'
export type { Car } from './car/car.ts'
export { type CarDocumentInput, carDocument } from './car/car.zod.ts'
export { parseCar, toCarDocument } from './car/car-mapper.ts'
export type { LenderRecord } from './car/car-parts.zod.ts'
export type { Address } from './content/address.zod.ts'

export type { ContentImage } from './content/image.zod.ts'
export { isSafeLink } from './content/link.ts'
export type { Link } from './content/link.zod.ts'
export type { RichText } from './content/rich-text.zod.ts'
// Rules
export { insideWindow } from './content/showing-window.ts'
export { AUSTRALIAN_STATES } from './content/states.ts'
export { FLAG_CATALOG, FLAG_KEYS, type Flags } from './flags/catalog.ts'

export {
  LEAD_CATEGORIES,
  type LeadKind,
} from './lead/lead-kinds.ts'
export { type LeadPayload, leadPayload } from './lead/lead-payload.zod.ts'
export { distanceKm, type LatLong } from './location/distance.ts'
export {
  formatDays,
  groupHours,
  listHoursEntries,
} from './location/hours-groups.ts'

export { listLocations } from './location/list-locations.ts'
export type {
  Location,
  LocationType,
} from './location/location.zod.ts'

export { locationHref, locationStockHref } from './location/location-links.ts'

export { listIntervals, openNow, weekdayAt } from './location/open-now.ts'
export { popupVisible } from './location/popup-visible.ts'
export { ratingCountVisible } from './location/reviews.ts'
export { listSpecialHours } from './location/special-hours.ts'
export { MAKES, type MakeKind } from './manufacturer/makes.ts'
export type { Manufacturer } from './manufacturer/manufacturer.zod.ts'
export type { Model } from './model/model.zod.ts'
export { exploreModelHref } from './model/model-href.ts'
export type { FooterGroup, HeaderItem } from './navigation/navigation.zod.ts'
export type { Offer } from './offer/offer.zod.ts'
export { OFFER_PICTURE_SIZE, offerPicture } from './offer/offer-picture.ts'
export { type OfferText, offerText } from './offer/offer-text.ts'
export { offerVisible } from './offer/offer-visible.ts'
export type { Block, BlockOf } from './page/blocks.zod.ts'
export { HOME_SLUG, type Page } from './page/page.zod.ts'

export type { PromoTile } from './promo-tile/promo-tile.zod.ts'
export { promoTileShowing } from './promo-tile/promo-tile-showing.ts'
export * from './pure.ts'
export { onSite } from './scope/on-site.ts'
export { type DocumentType, listTypesOf, SCOPE_TABLE } from './scope/scope-table.ts'

export { listSocialLinks, type SocialLink } from './site-settings/social-links.ts'
export { joinSettings, splitSettings } from './site-settings/split-settings.ts'
export { findSlugCollision } from './slug/slug-collision.ts'

export { isFrameAddress } from './tenant/frame-address.ts'

export type { Tenant } from './tenant/tenant.ts'

export { type Lender, PRICE_LABELS, type PriceLabel } from './tenant/tenant-parts.zod.ts'
export { contrastRatio } from './theme/colour.ts'
export { deriveTheme } from './theme/derive-theme.ts'
export { type FontPair, TYPEFACES } from './theme/font-pair.ts'
export type { SurfaceColours } from './theme/surface-colours.ts'
export type { TemplateDefinition } from './theme/template-definition.ts'
export { SURFACE_COLOURS, TEMPLATE_NAMES, type TemplateName, templateDefinition } from './theme/templates.ts'
