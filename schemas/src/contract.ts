// The contract door: shapes, queries and rules of the content and the stock. No Sanity, no React.

export { hostsQuery, tenantBundleQuery } from './bundle/bundle.groq.ts'
export { type DealerSummary, parseHosts } from './bundle/hosts.ts'
export type { ContentWarning } from './bundle/parse-each.ts'
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
export { FLAG_CATALOG, FLAG_KEYS, type FlagKey, type Flags } from './flags/catalog.ts'
export { type ResolvedFlags, resolveFlags } from './flags/resolve-flags.ts'
export {
  LOCATION_TYPES,
  type Location,
  type LocationType,
  type OpeningDay,
  type PopupPromotion,
  type SpecialDay,
} from './location/location.zod.ts'
export type { Manufacturer } from './manufacturer/manufacturer.zod.ts'
export type { Model } from './model/model.zod.ts'
export type { FooterGroup, HeaderItem, Navigation } from './navigation/navigation.zod.ts'
export type { Offer } from './offer/offer.zod.ts'
export type { Block, BlockOf, BlockType } from './page/blocks.zod.ts'
export { HOME_SLUG, type Page } from './page/page.zod.ts'
export type { FlagRule, PlatformSettings } from './platform-settings/platform-settings.zod.ts'
export { CAR_TYPES, type CarType, type PromoTile } from './promo-tile/promo-tile.zod.ts'
export * from './pure.ts'
export { type DocumentType, listTypesOf, SCOPE_TABLE, type Scope } from './scope/scope-table.ts'
export { listSocialLinks, type SocialLink } from './tenant/social-links.ts'
export type { Tenant } from './tenant/tenant.zod.ts'
export { type Lender, SOCIAL_NETWORKS, type SocialNetwork } from './tenant/tenant-parts.zod.ts'
export { TEMPLATE_NAMES, type TemplateName } from './theme/template.ts'
export type { ThemeChoice } from './theme/theme.zod.ts'
