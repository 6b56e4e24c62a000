// The pure door: what reads nothing but its arguments, and needs neither zod nor Sanity.
export { isSafeLink } from './content/link.ts'
export { ANALYTICS_EVENTS, type AnalyticsEvent } from './lead/event-names.ts'
export { locationGrid } from './location/location-layout.ts'
export { levelPayment } from './money/annuity.ts'
export { type Cents, formatDollars, toCents, toDollars } from './money/money.ts'
export { allOf, hides, type Reason, shows, type Verdict } from './reason/reason.ts'
export {
  agreesWith,
  comparisonRate,
  findDisclaimerProblem,
  findRateProblem,
  type LenderLoan,
  type LoanExample,
  type LoanFees,
  lenderComparisonRate,
} from './tenant/comparison-rate.ts'
export {
  formatDate,
  formatInstant,
  formatMinutes,
  formatTwelveHour,
  parseTimeOfDay,
  WEEKDAY_NAMES,
} from './time/format-time.ts'
export { addMs, compareInstants, cutToMinute, earliest, type Instant, toInstant } from './time/instant.ts'
export {
  addDays,
  dateAt,
  instantOf,
  isTimeZone,
  type WallClock,
  wallClockAt,
  weekdayOf,
} from './time/wall-clock.ts'
