import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import { MassRemovalError } from '../../diff/mass-removal.ts'
import { CopiedSource } from '../../feed/copied-source.ts'
import { FeedUnreadableError } from '../../feed/feed-row.ts'
import { StockHistory } from '../../history/stock-history.ts'
import { isIndexUnavailable } from '../../index/stock-store.ts'
import { readOverrides } from '../../override/read-overrides.ts'
import { importFeed } from '../import-feed.ts'
import type { FeedToImport, OnRow } from '../read-cars.ts'
import type { ImportStore } from '../write/apply-difference.ts'
import { type LockPlace, takeLock } from './import-lock.ts'
import type { ImportRun } from './import-run.ts'
import { type RefusedRun, RunRecords } from './run-record.ts'

/** The index, the database of what staff set and of what imports record, and the folder of work files. */
export type ImportTarget = LockPlace & { store: ImportStore; db: Database }

export type RunOptions = {
  now: string
  force: boolean
  dryRun: boolean
  onRow?: OnRow
  /** Called before all rows are read once more. */
  onReread?: () => void
  /** Record the run even when the search server does not answer, because the feed exists nowhere else. */
  saveWhenUnavailable?: boolean
  /** How long to wait for another import of the dealer; default: not at all. */
  waitMs?: number
}

/**
 * A complete import: locks the dealer, copies the feed while reading it, and saves the run's record, also of a refused run. A
 * dry run saves nothing.
 * @throws ImportBusyError, IndexTaskError, the client's errors while the server does not answer; an unreadable feed and a mass removal are returned as a refused run
 */
export async function runImport(
  { feed, source, dealer }: FeedToImport,
  { store, db, folder, databaseUrl }: ImportTarget,
  { now, force, dryRun, onRow, onReread, saveWhenUnavailable = false, waitMs = 0 }: RunOptions,
): Promise<ImportRun | RefusedRun> {
  const release = await takeLock({ folder, databaseUrl }, `import-${dealer.slug}`, waitMs)
  const work = join(folder, 'work', dealer.slug)
  const history = new StockHistory(db)
  const copied = new CopiedSource(`${work}.gz`)
  try {
    const left = dryRun ? null : { gone: new Set((await history.findGone(dealer.slug)).keys()), now }
    const options = {
      now,
      force,
      dryRun,
      history,
      bufferPath: `${work}.cars`,
      overrides: await readOverrides(db, dealer.slug, left),
      ...(onRow && { onRow }),
      ...(onReread && { onReread }),
    }
    const records = new RunRecords(db)
    const copying = { feed, dealer, source: copied.read(source), reopen: () => copied.reopen() }
    const run = await importFeed(copying, store, options).catch(async (error: unknown) => {
      const refused = refusedBy(error, { feed, now })
      if (refused !== null) return refused
      // The sender is asked to repeat the push; saving it as well loses nothing.
      if (isIndexUnavailable(error) && saveWhenUnavailable)
        await records.save(interruptedRun(feed, now), feed, await copied.finish())
      throw error
    })
    if (!dryRun) await records.save(run, feed, await copied.finish())
    return run
  } finally {
    await copied.discard()
    await release()
  }
}

type Refusal = { feed: FeedToImport['feed']; now: string }

function refusedBy(error: unknown, { feed, now }: Refusal): RefusedRun | null {
  if (!(error instanceof FeedUnreadableError) && !(error instanceof MassRemovalError)) return null
  return { ...refusedRun(feed, now, error.message), stopped: error instanceof MassRemovalError }
}

function interruptedRun(feed: FeedToImport['feed'], now: string): RefusedRun {
  return refusedRun(feed, now, 'The search server did not answer. Import it again, or replay this run.')
}

function refusedRun({ tenantSlug, file, format, snapshot }: Refusal['feed'], at: string, refused: string) {
  return { tenantSlug, file, format, snapshot, at, refused }
}
