// The pure door: what reads nothing but its arguments, and needs neither zod nor Sanity.
export { isSafeLink } from './content/link.ts'
export {
  isTooSmall,
  PICTURE_BOXES,
  PICTURE_USE_TITLES,
  type PictureUse,
} from './content/picture-uses.ts'
export { AUSTRALIAN_STATES } from './content/states.ts'
export {
  COUNTED_KINDS,
  type CountedKind,
  type CountedPage,
  formatCountedPlace,
} from './insights/counted-things.ts'
export {
  COUNTS_ONLY,
  combineUsuals,
  computeUsual,
  getRate,
  judgeCounts,
  USUAL_WEEKS,
  type Usual,
  VERDICT_WORDS,
} from './insights/verdict.ts'
export { ANALYTICS_EVENT_NAMES, ANALYTICS_EVENTS, type AnalyticsEvent } from './lead/event-names.ts'
export { distanceKm } from './location/distance.ts'
export {
  hidesSwipeHintOnLarge,
  locationCarouselColumns,
  locationGrid,
} from './location/location-layout.ts'
export { type FeeMethod, isFeeBorrowed, isFeeInTotal } from './money/fee-method.ts'
export { formatRate } from './money/format-rate.ts'
export { DEFAULT_FREQUENCY, type Frequency, PERIODS_PER_YEAR } from './money/frequency.ts'
export { exactPaymentCents, loanPayment, loanTotalCents } from './money/loan-payment.ts'
export { formatDollars, toCents, toDollars } from './money/money.ts'
export { roundHalfUp } from './money/round-half-up.ts'
export { listPoints } from './page/blocks/inspection-sheet/list-points.ts'
export { cleanVin, isVinEnd, VIN_END_LENGTH } from './page/blocks/vin-check/vin-end.ts'
export { combineVerdicts, hides, type Reason, shows, type Verdict } from './reason/reason.ts'
export {
  STOCK_COLUMN_CHOICES,
  type StockColumn,
  type StockColumnChoice,
  type StockColumnField,
} from './site-settings/stock-columns.ts'
export {
  findTagProblem,
  listTagOrigins,
  normaliseTag,
  TAG_ASKS,
  TAG_NAMES,
  TAG_PROVIDERS,
  type TagAsks,
  type TagName,
  type TagOrigins,
} from './site-settings/tags.ts'
export {
  comparisonRate,
  findDisclaimerProblem,
  findRateProblem,
  type LenderLoan,
  type LoanExample,
  type LoanFees,
  lenderComparisonRate,
  loanExample,
} from './tenant/comparison-rate.ts'
export { describeNoSuchDealer } from './tenant/no-such-dealer.ts'
export { lenderKey, siteLender } from './tenant/site-lender.ts'
export { STOCK_SORTS } from './tenant/stock-sorts.ts'
export {
  formatDate,
  formatInstant,
  formatMinutes,
  parseTimeOfDay,
  WEEKDAY_NAMES,
} from './time/format-time.ts'
export { addMs, compareInstants, earliest, toInstant } from './time/instant.ts'
export { readDay, readSiteTime } from './time/read-site-time.ts'
export { formatShortDay, formatShortInstant, formatShortTime, zoneName } from './time/short-time.ts'
export {
  formatDuration,
  formatSiteDate,
  formatSiteTime,
  formatZone,
  getSiteTime,
  LAST_MINUTE,
  placeOfZone,
  toStoredInstant,
  type WindowEdge,
} from './time/site-time.ts'
export {
  addDays,
  computeInstant,
  dateAt,
  daysBetween,
  getWeekday,
  shiftDays,
  wallClockAt,
} from './time/wall-clock.ts'
