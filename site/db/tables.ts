import type { AccountTables } from './account/tables.ts'
import type { LeadTables } from './leads/tables.ts'
import type { LimitTables } from './limits/tables.ts'
import type { PreviewTables } from './preview/tables.ts'
import type { ReserveTables } from './reserve/tables.ts'
import type { TradeTables } from './trade/tables.ts'

/**
 * Every table of the site's database, by name. Each area declares its own rows in `<area>/tables.ts` and is named here.
 * Instants are ISO UTC text, booleans 0 or 1, structures JSON text: forms that both engines keep the same way.
 */
export type Tables = AccountTables & LeadTables & LimitTables & PreviewTables & ReserveTables & TradeTables
