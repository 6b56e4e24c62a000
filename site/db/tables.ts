import type { AccountTables } from './account/tables.ts'
import type { AlertTables } from './alerts/tables.ts'
import type { CarOverrideTables } from './car-overrides/tables.ts'
import type { EventTables } from './events/tables.ts'
import type { HealthTables } from './health/tables.ts'
import type { InsightTables } from './insights/tables.ts'
import type { LeadTables } from './leads/tables.ts'
import type { LimitTables } from './limits/tables.ts'
import type { MarketTables } from './markets/tables.ts'
import type { PreviewTables } from './preview/tables.ts'
import type { PrivacyTables } from './privacy/tables.ts'
import type { RedirectTables } from './redirects/tables.ts'
import type { ReserveTables } from './reserve/tables.ts'
import type { SearchServerTables } from './search-servers/tables.ts'
import type { StockTables } from './stock/tables.ts'
import type { TradeTables } from './trade/tables.ts'
import type { ViewTables } from './views/tables.ts'
import type { VitalTables } from './vitals/tables.ts'

/**
 * Every table of the site's database, by name. Each area declares its rows in `<area>/tables.ts`.
 * Instants are ISO UTC text, booleans 0 or 1, structures JSON text: types that both engines store alike.
 */
export type Tables = AccountTables &
  AlertTables &
  CarOverrideTables &
  EventTables &
  HealthTables &
  InsightTables &
  LeadTables &
  LimitTables &
  MarketTables &
  PreviewTables &
  PrivacyTables &
  RedirectTables &
  ReserveTables &
  SearchServerTables &
  StockTables &
  TradeTables &
  ViewTables &
  VitalTables
