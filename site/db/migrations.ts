import type { Migration } from 'kysely/migration'
import { migration as account } from './account/020-account.ts'
import { migration as prizeDraws } from './account/021-prize-draws.ts'
import { migration as searchAlerts } from './alerts/120-search-alerts.ts'
import { migration as carOverrides } from './car-overrides/150-car-overrides.ts'
import { migration as pageEvents } from './events/090-page-events.ts'
import { migration as writeProbes } from './health/140-write-probes.ts'
import { migration as insights } from './insights/160-insights.ts'
import { migration as leads } from './leads/010-leads.ts'
import { migration as leadFollowUp } from './leads/011-lead-follow-up.ts'
import { migration as appointments } from './leads/012-appointments.ts'
import { migration as leadFiles } from './leads/013-lead-files.ts'
import { migration as deliveriesByTime } from './leads/014-deliveries-by-time.ts'
import { migration as rateLimits } from './limits/060-rate-limits.ts'
import { migration as marketKeys } from './markets/180-market-keys.ts'
import { migration as marketPushes } from './markets/200-market-pushes.ts'
import { migration as previewLinks } from './preview/070-preview-links.ts'
import { migration as privacyEvents } from './privacy/130-privacy-events.ts'
import { migration as redirectHits } from './redirects/100-redirect-hits.ts'
import { migration as reservations } from './reserve/030-reservations.ts'
import { migration as testPayments } from './reserve/031-test-payments.ts'
import { migration as searchCopies } from './search-servers/190-search-copies.ts'
import { migration as stockPricing } from './stock/140-stock-pricing.ts'
import { migration as stockSources } from './stock/170-stock-sources.ts'
import { migration as stockState } from './stock/190-stock-state.ts'
import { migration as trade } from './trade/050-trade-valuations.ts'
import { migration as firmOffers } from './trade/051-firm-offers.ts'
import { migration as offerReasons } from './trade/052-offer-reasons.ts'
import { migration as carViews } from './views/080-car-views.ts'
import { migration as webVitals } from './vitals/110-web-vitals.ts'

/**
 * All migrations by name. Published migrations are never edited. Areas are numbered independently.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '010-leads': leads,
  '011-lead-follow-up': leadFollowUp,
  '012-appointments': appointments,
  '013-lead-files': leadFiles,
  '014-deliveries-by-time': deliveriesByTime,
  '020-account': account,
  '021-prize-draws': prizeDraws,
  '030-reservations': reservations,
  '031-test-payments': testPayments,
  '050-trade-valuations': trade,
  '051-firm-offers': firmOffers,
  '052-offer-reasons': offerReasons,
  '060-rate-limits': rateLimits,
  '070-preview-links': previewLinks,
  '080-car-views': carViews,
  '090-page-events': pageEvents,
  '100-redirect-hits': redirectHits,
  '110-web-vitals': webVitals,
  '120-search-alerts': searchAlerts,
  '130-privacy-events': privacyEvents,
  '140-stock-pricing': stockPricing,
  '140-write-probes': writeProbes,
  '150-car-overrides': carOverrides,
  '160-insights': insights,
  '170-stock-sources': stockSources,
  '180-market-keys': marketKeys,
  '190-search-copies': searchCopies,
  '190-stock-state': stockState,
  '200-market-pushes': marketPushes,
}
