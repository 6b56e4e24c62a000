import { StoredImportReport } from '#stock/report/import-report.ts'
import type { SiteEnv } from '../env.ts'
import { openSiteStore, type SiteStoreParts } from '../search-servers/open-site-store.ts'

/** The import report for staff; empty where the site may not read whole documents of the index. */
export function openImportReport(env: SiteEnv, parts: SiteStoreParts): { importReport?: StoredImportReport } {
  if (env.MEILI_ADMIN_KEY === undefined) return {}
  return {
    importReport: new StoredImportReport({
      store: {
        findCars: async (...asked) => (await openSiteStore(parts)).findCars(...asked),
        searchCars: async (...asked) => (await openSiteStore(parts)).searchCars(...asked),
        countMatches: async (...asked) => (await openSiteStore(parts)).countMatches(...asked),
      },
      db: parts.db,
    }),
  }
}
