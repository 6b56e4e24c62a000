// The contract door: shapes, queries and rules of the content and the stock. No Sanity, no React.

export {
  type AccessSite,
  defineRole,
  type Grant,
  kindsThatWrite,
  type RoleDefinition,
  writableTypes,
} from './access/grants.ts'
export {
  findRemovalProblem,
  invitableKinds,
  listSiteRoles,
} from './access/people.ts'
export {
  accessCars,
  accessFinance,
  type CarAccess,
  DEALER_ROLE_KINDS,
  DEALER_ROLES,
  type DealerRoleKind,
  type FinanceAccess,
  isAdministrator,
  isPlatformStaff,
  isRoleSlug,
  mayManagePeople,
  mayReadDrafts,
  mayReadLeads,
  parseRoleName,
  roleName,
} from './access/roles.ts'
export type { Banner } from './banner/banner.query.ts'
export { bannerVisible } from './banner/banner-visible.ts'
export type { ContentWarning } from './bundle/answer-reader.ts'
export { hostsQuery, leftDealersQuery, tenantBundleQuery } from './bundle/bundle.query.ts'
export { type DealerSummary, parseHosts } from './bundle/hosts.ts'
export {
  isEmptyBundle,
  type LeftDocuments,
  listLeftDealers,
  listLeftDocuments,
  OTHER_TYPES,
} from './bundle/left-documents.ts'
export { type ParsedBundle, parseTenantBundle, type TenantBundle } from './bundle/tenant-bundle.ts'
export { requireBundleAnswer, requireHostsAnswer } from './bundle/whole-answer.ts'
export {
  type CampaignBanner,
  type CampaignContent,
  type CampaignOverride,
  type CampaignSite,
  type CampaignTile,
  deriveCampaign,
  type ExistingDocuments,
  findOverride,
  listParts,
  type MadeDocument,
} from './campaign/derive-campaign.ts'
export { BANNER_PART, findCampaignId, madeId, OFFER_PART, readMadeId } from './campaign/made-document.ts'
export { instantOfWallTime } from './campaign/wall-time.ts'
export type { Car } from './car/car.ts'
export { type CarDocumentInput, carDocument } from './car/car.zod.ts'
export { parseCar, toCarDocument } from './car/car-mapper.ts'
export type { LenderRecord } from './car/car-parts.zod.ts'
export type { Address } from './content/address.query.ts'

export type { ContentImage } from './content/image.query.ts'
export { isSafeLink } from './content/link.ts'
export type { Link } from './content/link.zod.ts'
export { parseLinkTarget, SITE_PAGES } from './content/link-target.ts'
export type { RichText } from './content/rich-text.query.ts'
// Rules
export { insideWindow, type ShowingWindow } from './content/showing-window.ts'
export { AUSTRALIAN_STATES } from './content/states.ts'
export { splitAtLimit, TEXT_LIMITS, type TextLimit, type TextLimitName } from './content/text-limits.ts'
export { findFocus, findPixels, visiblePart } from './content/visible-part.ts'
export { FLAG_CATALOG, FLAG_KEYS, type Flags } from './flags/catalog.ts'
export type { FlagDefinition, FlagOwner } from './flags/flag-definition.ts'
export { OWNER_TITLES } from './flags/flag-owners.ts'
export { decideFlags, type FlagDecision, ownFlags } from './flags/resolve-flags.ts'
export type { LeadFormat } from './lead/lead-formats.ts'
export {
  LEAD_CATEGORIES,
  type LeadKind,
} from './lead/lead-kinds.ts'
export {
  type LeadConsent,
  type LeadPayload,
  leadPayload,
  type MarketLeadPayload,
  marketLeadPayload,
} from './lead/lead-payload.zod.ts'
export {
  DEPARTMENT_NAMES,
  type Department,
  departmentHours,
  type Hours,
  isForDepartment,
  isPlaceFor,
  listDepartments,
  listSpecialDays,
} from './location/departments.ts'
export { distanceKm, type LatLong } from './location/distance.ts'
export {
  formatDays,
  groupHours,
  listHoursEntries,
} from './location/hours-groups.ts'
export { formatIntervals, type Interval } from './location/hours-text.ts'
export { type DayHours, parseHours, printHours, type WrittenHours } from './location/hours-writing.ts'
export { listLocations } from './location/list-locations.ts'
export {
  LOCATION_TYPES,
  type Location,
  type LocationType,
  type OpeningDay,
  type SpecialDay,
} from './location/location.query.ts'
export { locationHref, locationStockHref } from './location/location-links.ts'
export { addOpenMinutes, listIntervals, openNow, weekdayAt } from './location/open-now.ts'
export { popupVisible } from './location/popup-visible.ts'
export { stateOfPostcode } from './location/postcode-state.ts'
export {
  type PublicHoliday,
  parseState,
  publicHolidaysFrom,
  type StateCode,
} from './location/public-holidays.ts'
export { countStars, listReviews, ratingCountVisible, type Stars } from './location/reviews.ts'
export { formatSpecialDay, listSpecialHours, onSpecialDay } from './location/special-hours.ts'
export { MAKES, type MakeKind } from './manufacturer/makes.ts'
export type { Manufacturer } from './manufacturer/manufacturer.query.ts'
export {
  LEAD_SENDER_NAMES,
  LEAD_SENDERS,
  type LeadSender,
  MARKET_FEED_NAMES,
  MARKET_FEEDS,
  MARKET_PUSH_NAMES,
  MARKET_PUSHES,
  type MarketFeed,
  type MarketPurpose,
  type MarketPush,
  STOCK_MARKETS,
  type StockMarket,
} from './markets/markets.ts'
export { formatMeasure, MEASURES, type Measure, PERFORMANCE_TEXTS } from './model/measures.ts'
export type { Model } from './model/model.query.ts'
export { exploreModelHref } from './model/model-href.ts'
export {
  getBaseId,
  listColours,
  listVariants,
  type ModelColour,
  type ModelVariant,
  powerText,
  totalPowerKw,
} from './model/model-variants.ts'
export type { FooterGroup, HeaderItem } from './navigation/navigation.query.ts'
export type { AdvertisedText } from './offer/law/advertised-words.ts'
export { lawDealer } from './offer/law/law-dealer.ts'
export { countLaw, type LawLine, type LawPlace, listWrongLines } from './offer/law/law-line.ts'
export { checkOfferLaw, type LawOffer } from './offer/law/offer-law.ts'
export { checkWordsLaw } from './offer/law/page-law.ts'
export type { Offer } from './offer/offer.query.ts'
export { type OfferEnd, offerEnd } from './offer/offer-end.ts'
export { type OfferFigure, offerFigure } from './offer/offer-figure.ts'
export { offerPicture } from './offer/offer-picture.ts'
export { mayShowRate, type OfferTerms, offerLoan, withLendersRate } from './offer/offer-terms.ts'
export { type OfferText, offerText } from './offer/offer-text.ts'
export { offerVisible } from './offer/offer-visible.ts'
export {
  advertisesLoan,
  type OfferReview,
  REVIEW_WORDS,
  type ReviewState,
  type ReviewWord,
  reviewState,
} from './offer-review/offer-review.ts'
export type { Block, BlockOf, BlockType } from './page/blocks/blocks.query.ts'
export { DEFAULT_LICENCES } from './page/blocks/licence-picker/licences.ts'
export { PAYMENT_METHODS } from './page/blocks/payments/payment-methods.ts'
export { DEFAULT_CONDITIONS } from './page/blocks/range-and-charging/charging-defaults.ts'
export { ROLE_KIND_TITLES } from './page/blocks/roles/role-kinds.ts'
export { roleOpen } from './page/blocks/roles/role-open.ts'
export { EMPTY_VAN_KG, VAN_LOAD_KG } from './page/blocks/tow-finder/van-weights.ts'
export type { TowWeights } from './page/blocks/tow-weights/tow-weights.ts'
export { warrantyClaim } from './page/blocks/warranty/warranty-claim.ts'
export { homeBlocks } from './page/home-order.ts'
export { HOME_SLUG, type Page, SCROLLING_BANNER_WINDOW } from './page/page.query.ts'
export { listBanners, type PageBanner } from './page/page-banners.ts'
export type { PromoTile } from './promo-tile/promo-tile.query.ts'
export {
  findTileClashes,
  type ScheduledTile,
  type TileClash,
} from './promo-tile/promo-tile-clashes.ts'
export { promoTileShowing } from './promo-tile/promo-tile-showing.ts'
export { listTileColours, type TileColour } from './promo-tile/tile-colours.ts'
export * from './pure.ts'
export { followRedirects } from './redirect/follow-redirects.ts'
export { onSite } from './scope/on-site.ts'
export { type DocumentType, listTypes, SCOPE_TABLE } from './scope/scope-table.ts'
export { findAbnProblem, formatAbn } from './site-settings/abn.ts'
export { isLive } from './site-settings/launch.ts'
export { findOwnRateProblem } from './site-settings/own-finance.ts'
export {
  checkLook,
  layOwnLook,
  OWN_LOOK_COLOURS,
  type OwnLook,
  type OwnLookColour,
} from './site-settings/own-look.ts'
export { listSocialLinks, type SocialLink } from './site-settings/social-links.ts'
export { joinSettings, splitSettings } from './site-settings/split-settings.ts'
export { stockColumns } from './site-settings/stock-columns.zod.ts'
export type { StockFeed } from './site-settings/stock-feed.zod.ts'
export { findSlugCollision } from './slug/slug-collision.ts'
export { type StaffActivity, staffActivity } from './staff-api/staff-activity.zod.ts'
export {
  CAR_ACT_KINDS,
  type CarActKind,
  type CarActs,
  type CarChange,
  carActs,
  carChange,
  MOST_ACT_WORDS,
  type StaffCarMoment,
  type StaffCarPage,
  staffCarPage,
} from './staff-api/staff-car-page.zod.ts'
export { type StaffCatalogues, staffCatalogues } from './staff-api/staff-catalogues.zod.ts'
export {
  type GoLiveCheck,
  type StaffGoLive,
  staffGoLive,
} from './staff-api/staff-go-live.zod.ts'
export {
  INSIGHT_WEEKS,
  type InsightFigure,
  type InsightItem,
  type InsightPart,
  type InsightWeeks,
  type StaffInsightItem,
  type StaffInsights,
  staffInsightItem,
  staffInsights,
} from './staff-api/staff-insights.zod.ts'
export {
  LEAD_DELIVERIES,
  LEAD_PROGRESS,
  type LeadDeliveryState,
  type LeadProgress,
  type StaffDeliveries,
  type StaffLead,
  type StaffLeadRow,
  type StaffLeads,
  type StaffTestLead,
  staffDeliveries,
  staffLead,
  staffLeads,
  staffSpreadsheet,
  staffTestLead,
} from './staff-api/staff-leads.zod.ts'
export { marketKeyChange, type StaffMarketKeys, staffMarketKeys } from './staff-api/staff-market-keys.zod.ts'
export {
  type MarketPushChange,
  marketPushChange,
  type StaffMarketPushes,
  staffMarketPushes,
} from './staff-api/staff-market-pushes.zod.ts'
export {
  type PeopleChange,
  peopleChange,
  type StaffPeople,
  staffPeople,
} from './staff-api/staff-people.zod.ts'
export { PERSON_REQUESTS, type StaffPerson, staffPerson } from './staff-api/staff-person.zod.ts'
export {
  madePreviewLink,
  type StaffPreviewLinks,
  staffPreviewLinks,
} from './staff-api/staff-preview-links.zod.ts'
export { type StaffRedirects, staffRedirects } from './staff-api/staff-redirects.zod.ts'
export { type StaffStatus, staffStatus } from './staff-api/staff-status.zod.ts'
export {
  type StaffCar,
  type StaffCars,
  type StaffImport,
  type StaffStock,
  staffCarStories,
  staffCars,
  staffStock,
} from './staff-api/staff-stock.zod.ts'
export {
  type StaffFileColumn,
  type StaffStockColumns,
  type StaffTriedColumns,
  staffStockColumns,
  staffTriedColumns,
} from './staff-api/staff-stock-columns.zod.ts'
export {
  MOST_STOCK_FILE_BYTES,
  type StaffStockFile,
  type StaffStockKeys,
  type StockFileRequest,
  staffStockFile,
  staffStockKeys,
  stockFileRequest,
} from './staff-api/staff-stock-file.zod.ts'
export {
  STOCK_SOURCE_TIMES,
  type StaffStockSource,
  type StockSourceChange,
  type StockSourceFields,
  staffStockSource,
  stockSourceChange,
  stockSourceFields,
  triedStockFile,
} from './staff-api/staff-stock-source.zod.ts'
export { STAFF_API, type StaffToday, staffToday } from './staff-api/staff-today.zod.ts'
export { type StaffWebAddress, staffWebAddress } from './staff-api/staff-web-address.zod.ts'
export { tenantIdentityQuery } from './tenant/claims.query.ts'
export { isFrameAddress } from './tenant/frame-address.ts'
export { findFilterProblem } from './tenant/search-filter.ts'
export {
  findHostProblem,
  findSiteSlugProblem,
  findTakenDealership,
  findTakenSlug,
  type OtherSite,
} from './tenant/site-address.ts'
export type { Tenant } from './tenant/tenant.ts'
export {
  type Lender,
  lender,
  MOST_PERCENT,
  PRICE_LABELS,
  type PriceLabel,
} from './tenant/tenant-parts.zod.ts'
export { checkTheme } from './theme/check-theme.ts'
export { contrastRatio, fromOklab, toOklab } from './theme/colour.ts'
export { deriveTheme, type ThemeColours } from './theme/derive-theme.ts'
export { type FontPair, TYPEFACES } from './theme/font-pair.ts'
export type { SignatureName } from './theme/signatures.ts'
export { siteSignature, siteSurfaceColours, siteVariants } from './theme/site-look.ts'
export type { SurfaceColours } from './theme/surface-colours.ts'
export type { TemplateDefinition } from './theme/template-definition.ts'
export { SURFACE_COLOURS, TEMPLATE_NAMES, type TemplateName, templateDefinition } from './theme/templates.ts'
export type { Variants } from './theme/variants.ts'
