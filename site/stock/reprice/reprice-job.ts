import { ImportBusyError } from '../import/runs/import-busy.ts'
import { type LockPlace, takeLock } from '../import/runs/import-lock.ts'
import { isIndexUnavailable, type StockStore } from '../index/stock-store.ts'
import { type RepricedDealer, type RepriceProgress, repriceStock } from './reprice-stock.ts'

/** A dealer whose stock is priced anew; serialisable, for the worker thread. */
export type RepriceJob = { reprice: RepricedDealer }

/** What came of it; `later`: an import is running, or the search server does not answer. */
export type RepriceOutcome = (RepriceProgress & { changed: number }) | { later: string }

/** An import of the dealer may take minutes. */
const IMPORT_MS = 5 * 60_000

/** Prices a dealer's stock anew, under the lock of its imports. @throws unexpected errors */
export async function repriceDealer(
  { reprice }: RepriceJob,
  { store, ...place }: LockPlace & { store: StockStore },
  onProgress: (progress: RepriceProgress) => void,
): Promise<RepriceOutcome> {
  try {
    const release = await takeLock(place, `import-${reprice.slug}`, IMPORT_MS)
    try {
      return await repriceStock(reprice, store, onProgress)
    } finally {
      await release()
    }
  } catch (error) {
    if (!(error instanceof ImportBusyError) && !isIndexUnavailable(error)) throw error
    return { later: error instanceof Error ? error.message : String(error) }
  }
}
