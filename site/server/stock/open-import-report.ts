import { join } from 'node:path'
import { StockStore } from '#stock/index/stock-store.ts'
import { FileImportReport } from '#stock/report/import-report.ts'
import type { SiteEnv } from '../env.ts'

/** The import report for staff; empty where the site may not read whole documents of the index. */
export function openImportReport(env: SiteEnv, indexUid: string): { importReport?: FileImportReport } {
  const { DATA_DIR, MEILI_URL: host, MEILI_ADMIN_KEY: apiKey } = env
  if (apiKey === undefined) return {}
  const store = new StockStore({ host, apiKey, indexUid })
  return { importReport: new FileImportReport({ store, folder: join(DATA_DIR, 'stock') }) }
}
