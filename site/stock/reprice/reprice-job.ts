import { ImportBusyError } from '../import/runs/import-busy.ts'
import { type LockPlace, takeLock } from '../import/runs/import-lock.ts'
import { isIndexMissing, isIndexUnavailable, type StockAccess } from '../index/stock-store.ts'
import { type RepricedDealer, type RepriceProgress, repriceStock } from './reprice-stock.ts'

/** A dealer whose stock is priced anew; serialisable, for the worker thread. */
export type RepriceJob = { reprice: RepricedDealer }

/** What came of it; `later`: an import is running, or the search server does not answer. */
export type RepriceOutcome = (RepriceProgress & { changed: number }) | { later: string }

/** An import of the dealer may take minutes. */
const IMPORT_MS = 5 * 60_000

/**
 * Prices a dealer's stock anew, under the lock of its imports; that is not taken where nothing would change, so that a
 * start holds up no import. @throws unexpected errors
 */
export async function repriceDealer(
  { reprice }: RepriceJob,
  { store, ...place }: LockPlace & { store: StockAccess },
  onProgress: (progress: RepriceProgress) => void,
): Promise<RepriceOutcome> {
  try {
    const planned = await repriceStock(reprice, store, () => {}, { dryRun: true })
    if (planned.changed === 0 && (await isFree(reprice.slug, place))) return planned
    onProgress({ done: 0, total: planned.total })
    const release = await takeLock(place, `import-${reprice.slug}`, IMPORT_MS)
    try {
      return await repriceStock(reprice, store, onProgress)
    } finally {
      await release()
    }
  } catch (error) {
    if (isIndexMissing(error)) return { later: 'there is no index yet' }
    if (!(error instanceof ImportBusyError) && !isIndexUnavailable(error)) throw error
    return { later: error instanceof Error ? error.message : String(error) }
  }
}

/** Is no import of the dealer running? One that began before the change would write the old figures. */
async function isFree(slug: string, place: LockPlace): Promise<boolean> {
  try {
    const release = await takeLock(place, `import-${slug}`)
    await release()
    return true
  } catch (error) {
    if (error instanceof ImportBusyError) return false
    throw error
  }
}
