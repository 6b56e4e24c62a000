// The contract door: shapes, queries and rules of the content and the stock. No Sanity, no React.

export {
  type AccessSite,
  defineRole,
  type Grant,
  type RoleDefinition,
  WRITABLE_TYPES,
  writableTypes,
} from './access/grants.ts'
export {
  DEALER_ROLE_KINDS,
  type DealerRole,
  type DealerRoleKind,
  isPlatformStaff,
  isRoleSlug,
  mayReadDrafts,
  PROJECT_ROLES,
  parseRoleName,
  roleName,
} from './access/roles.ts'
export type { ContentWarning } from './bundle/answer-reader.ts'
export { hostsQuery, tenantBundleQuery } from './bundle/bundle.groq.ts'
export { type DealerSummary, parseHosts } from './bundle/hosts.ts'
export { type ParsedBundle, parseTenantBundle, type TenantBundle } from './bundle/tenant-bundle.ts'
export type { Car, CarImage, CarLocation } from './car/car.ts'
export { type CarDocument, type CarDocumentInput, carDocument } from './car/car.zod.ts'
export { parseCar, toCarDocument } from './car/car-mapper.ts'
export type { LenderRecord } from './car/car-parts.zod.ts'
export type { Address } from './content/address.zod.ts'
export type { ContentImage } from './content/image.zod.ts'
export { isSafeLink } from './content/link.ts'
export type { Link } from './content/link.zod.ts'
export type { RichText } from './content/rich-text.zod.ts'
// Rules
export { insideWindow, type ShowingWindow } from './content/showing-window.ts'
export { AUSTRALIAN_STATES } from './content/states.ts'
export { FLAG_CATALOG, FLAG_KEYS, type FlagKey, type Flags } from './flags/catalog.ts'
export { type ResolvedFlags, resolveFlags } from './flags/resolve-flags.ts'
export {
  LEAD_CATEGORIES,
  LEAD_KINDS,
  type LeadCategory,
  type LeadKind,
  type LeadStatus,
} from './lead/lead-kinds.ts'
export { isLeadKind, type LeadPayload, leadPayload } from './lead/lead-payload.zod.ts'
export { distanceKm, EARTH_RADIUS_KM, type LatLong } from './location/distance.ts'
export {
  formatDays,
  groupHours,
  type HoursEntry,
  type HoursGroup,
  listHoursEntries,
} from './location/hours-groups.ts'
export { formatIntervals, type Interval } from './location/hours-text.ts'
export { type LocationMode, listLocations } from './location/list-locations.ts'
export {
  LOCATION_TYPES,
  type Location,
  type LocationType,
  type OpeningDay,
  type PopupPromotion,
  type SpecialDay,
} from './location/location.zod.ts'
export { hidesSwipeHintOnLarge, locationCarouselColumns } from './location/location-layout.ts'
export { locationEnquireHref, locationHref, locationStockHref } from './location/location-links.ts'
export { toLocationRecord } from './location/location-record.ts'
export { type Hours, listIntervals, openNow, weekdayAt } from './location/open-now.ts'
export { popupVisible } from './location/popup-visible.ts'
export { ratingCountVisible, type Stars, starsOf } from './location/reviews.ts'
export {
  formatSpecialDay,
  listSpecialHours,
  parseSpecialDay,
  type SpecialHours,
  type WireSpecialDay,
} from './location/special-hours.ts'
export { MAKES, type Make, type MakeKind } from './manufacturer/makes.ts'
export type { Manufacturer } from './manufacturer/manufacturer.zod.ts'
export type { Model } from './model/model.zod.ts'
export { exploreModelHref } from './model/model-href.ts'
export type { FooterGroup, HeaderItem, Navigation } from './navigation/navigation.zod.ts'
export type { Offer } from './offer/offer.zod.ts'
export { OFFER_PICTURE_SIZE, offerPicture } from './offer/offer-picture.ts'
export { type OfferText, offerText } from './offer/offer-text.ts'
export { type JudgedOffer, type OfferQuestion, offerVisible } from './offer/offer-visible.ts'
export type { Block, BlockOf, BlockType } from './page/blocks.zod.ts'
export { HOME_SLUG, type Page } from './page/page.zod.ts'
export type { FlagRule, PlatformSettings } from './platform-settings/platform-settings.zod.ts'
export { CAR_TYPES, type CarType, type PromoTile } from './promo-tile/promo-tile.zod.ts'
export { type JudgedTile, promoTileShowing, type TileQuestion } from './promo-tile/promo-tile-showing.ts'
export * from './pure.ts'
export { onSite, type SharedDocument } from './scope/on-site.ts'
export { type DocumentType, listTypesOf, SCOPE_TABLE, type Scope } from './scope/scope-table.ts'
export { SOCIAL_NETWORKS, type SocialNetwork } from './site-settings/site-settings-parts.zod.ts'
export { listSocialLinks, type SocialLink } from './site-settings/social-links.ts'
export { joinSettings, type SplitSettings, splitSettings } from './site-settings/split-settings.ts'
export { findSlugCollision } from './slug/slug-collision.ts'
export { type ClaimClash, type DealerClaims, settleClaims } from './tenant/claims.ts'
export type { FilterProblem } from './tenant/filter-tokens.ts'
export { isFrameAddress } from './tenant/frame-address.ts'
export { findFilterProblem, STAFF_FILTER_FIELDS } from './tenant/search-filter.ts'
export type { ServiceBooking } from './tenant/service-booking.zod.ts'
export type { Tenant } from './tenant/tenant.ts'
export type { CalculatorSettings, FinanceSettings } from './tenant/tenant-finance.zod.ts'
export { type Lender, PRICE_LABELS, type PriceLabel } from './tenant/tenant-parts.zod.ts'
export { contrastRatio } from './theme/colour.ts'
export { deriveTheme, type ThemeColours, type ThemeTokens } from './theme/derive-theme.ts'
export { FONT_PAIRS, type FontPair, TYPEFACES } from './theme/font-pair.ts'
export type { Furnishing } from './theme/furnishing.ts'
export type { Ground } from './theme/ground.ts'
export { judgeContrast, judgeTheme, MINIMUM_CONTRAST } from './theme/judge-theme.ts'
export { furnishingOf, GROUNDS, TEMPLATE_NAMES, type TemplateName } from './theme/templates.ts'
export type { ThemeChoice } from './theme/theme.zod.ts'
