import type { Database } from '#db/database.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { StoredImportReport } from '#stock/report/import-report.ts'
import type { SiteEnv } from '../env.ts'

/** The import report for staff; empty where the site may not read whole documents of the index. */
export function openImportReport(
  env: SiteEnv,
  { db, indexUid }: { db: Database; indexUid: string },
): { importReport?: StoredImportReport } {
  const { MEILI_URL: host, MEILI_ADMIN_KEY: apiKey } = env
  if (apiKey === undefined) return {}
  const store = new StockStore({ host, apiKey, indexUid })
  return { importReport: new StoredImportReport({ store, db }) }
}
