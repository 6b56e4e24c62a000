import type { ImportReport } from '#app/integrations/import-report.ts'
import type { MarketPushes } from '#app/integrations/market-pushes.ts'
import type { People } from '#app/integrations/people/people.ts'
import type { ReservationService } from '#app/integrations/reservations/reservation-service.server.ts'
import type { SiteState } from '#app/integrations/site-state.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import type { Staff } from '#app/integrations/staff.server.ts'
import type { StockKeys } from '#app/integrations/stock-files.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { StockSources } from '#app/integrations/stock-sources.ts'
import type { WebAddresses } from '#app/integrations/web-addresses.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import type { StockPush } from '#stock/push/stock-push.ts'
import type { Database } from '../db/database.ts'
import type { ContentIndex } from './content/content-index.ts'
import type { Edge } from './edge/edge.ts'
import type { SiteEnv } from './env.ts'
import type { Health } from './health.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { InsightCounts } from './insights/insight-counts.ts'
import type { LiveStock } from './live/live-stock.ts'
import type { Log } from './log.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { App } from './remix/app.ts'
import type { Services } from './services.ts'
import type { CarOverrides } from './stock/car-overrides.ts'
import type { StockFiles } from './stock/stock-files.ts'
import type { StockLists } from './stock-lists/stock-lists.ts'
import type { VitalCounts } from './vitals/vital-counts.ts'

export interface RequestHandlerOptions {
  readonly env: SiteEnv
  readonly log: Log
  readonly content: ContentIndex
  /** Members of the content project. */
  readonly staff: Staff
  /** Of dealers whose content is in a dataset of their own, by slug. */
  readonly placedStaff?: ReadonlyMap<string, Staff>
  readonly stock: StockIndex
  readonly statics: StaticFiles
  readonly pictures: Pictures
  readonly picture: MakePicture
  readonly live: LiveStock
  /** The cache in front of the site; null for none. */
  readonly edge?: Edge | null
  readonly lists: Pick<StockLists, 'answer' | 'read'>
  readonly health: Health
  /** Imports what dealers' systems push; null where the site may not write to the index. */
  readonly push?: StockPush | null
  /** Takes the stock files that staff bring; null where the site may not write to the index. */
  readonly stockFiles?: StockFiles | null
  /** Keys of dealers' systems. */
  readonly stockKeys?: StockKeys | null
  /** From where dealers' stock files are fetched; null where the site may not write to the index. */
  readonly stockSources?: StockSources | null
  /** The sending of dealers' vehicles to market places. */
  readonly marketPushes?: MarketPushes | null
  /** The records of dealers' host names. */
  readonly webAddresses?: WebAddresses | null
  /** Who is in the content project; null where the site may not change it. */
  readonly people?: People | null
  /** The import report for staff in a preview. */
  readonly importReport?: ImportReport
  /** The state of the site's services for staff. */
  readonly siteState?: SiteState
  readonly metrics: SiteMetrics
  readonly vitals: Pick<VitalCounts, 'record'>
  readonly insights: Pick<InsightCounts, 'add' | 'addEmptySearch'>
  readonly app: App
  readonly db: Database
  readonly limits: RateLimits
  readonly services: Services
  readonly sms: SmsSender
  readonly reserve?: ReservationService | null
  /** Brings the index in line with what staff set of cars; null where the site may not write to it. */
  readonly overrides?: Pick<CarOverrides, 'apply'> | null
  /** Milliseconds since 1970; all rules of a page use this one instant. */
  readonly clock: () => number
}
