// The pure door: what reads nothing but its arguments, and needs neither zod nor Sanity.
export { isSafeLink } from './content/link.ts'
export { ANALYTICS_EVENTS, type AnalyticsEvent } from './lead/event-names.ts'
export { locationGrid } from './location/location-layout.ts'
export { levelPayment } from './money/annuity.ts'
export { formatDollars, toDollars } from './money/money.ts'
export { allOf, hides, type Reason, shows, type Verdict } from './reason/reason.ts'
export {
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
  parseTimeOfDay,
} from './time/format-time.ts'
export { addMs, compareInstants, earliest, toInstant } from './time/instant.ts'
export {
  addDays,
  dateAt,
  instantOf,
  wallClockAt,
} from './time/wall-clock.ts'
