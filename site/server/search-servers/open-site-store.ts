import type { Database } from '#db/database.ts'
import type { StockAccess } from '#stock/index/stock-store.ts'
import { notesIn, openStore } from '#stock/servers/open-store.ts'
import type { Log } from '../log.ts'
import type { SearchPlacement } from './search-placement.ts'

export type SiteStoreParts = {
  indexUid: string
  placement: Pick<SearchPlacement, 'servers' | 'read'>
  db: Database
  log: Pick<Log, 'warn'>
}

/** Opens the stock for one piece of the site's work, on the servers where its dealers are now. */
export async function openSiteStore({ indexUid, placement, db, log }: SiteStoreParts): Promise<StockAccess> {
  const { dealers: placed } = await placement.read()
  const warn = (message: string, details: Record<string, unknown>) => log.warn(details, message)
  return openStore({ servers: placement.servers, indexUid, placed, notes: notesIn(db), warn })
}
