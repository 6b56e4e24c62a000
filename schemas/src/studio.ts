// The Studio door: schema definitions for Sanity. Only the studio opens it.
import { bannerType } from './banner/banner.schema.ts'
import { campaignType } from './campaign/campaign.schema.ts'
import { addressType } from './content/address.schema.ts'
import { portableTextType } from './content/rich-text.schema.ts'
// Declare options of fields.
import type {} from './content/shown-text.schema.ts'
import type {} from './content/studio-input.schema.ts'
import { flagsType, siteFlagsType } from './flags/flags.schema.ts'
import { openingDayType, specialDayType } from './location/hours.schema.ts'
import { locationType } from './location/location.schema.ts'
import { manufacturerType } from './manufacturer/manufacturer.schema.ts'
import { modelType } from './model/model.schema.ts'
import { navigationType } from './navigation/navigation.schema.ts'
import { offerType } from './offer/offer.schema.ts'
import { offerReviewType } from './offer-review/offer-review.schema.ts'
import { blockTypes } from './page/blocks/blocks.schema.ts'
import { pageType } from './page/page.schema.ts'
import { platformSettingsType } from './platform-settings/platform-settings.schema.ts'
import { promoTileType } from './promo-tile/promo-tile.schema.ts'
import { redirectType } from './redirect/redirect.schema.ts'
import { siteSettingsType } from './site-settings/site-settings.schema.ts'
import { tenantType } from './tenant/tenant.schema.ts'
import { themeType } from './theme/theme.schema.ts'

/** Every document type of the Studio. */
export const documentTypes = [
  tenantType,
  siteSettingsType,
  locationType,
  offerType,
  promoTileType,
  bannerType,
  campaignType,
  offerReviewType,
  navigationType,
  pageType,
  redirectType,
  manufacturerType,
  modelType,
  platformSettingsType,
]

/** The objects that documents are made of. */
export const objectTypes = [
  addressType,
  portableTextType,
  flagsType,
  siteFlagsType,
  themeType,
  openingDayType,
  specialDayType,
  ...blockTypes,
]

/** All schema types, for `schema.types` of the Studio's config. */
export const schemaTypes = [...documentTypes, ...objectTypes]

export type { NumberUnit } from './content/studio-input.schema.ts'
export { listSiteTemplates, siteTemplateId } from './scope/initial-values.schema.ts'
