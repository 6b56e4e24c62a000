import { join } from 'node:path'
import { MassRemovalError } from '../diff/mass-removal.ts'
import { CopiedSource } from '../feed/copied-source.ts'
import { FeedUnreadableError } from '../feed/feed-row.ts'
import type { ImportStore } from './apply-difference.ts'
import { type FeedToImport, importFeed } from './import-feed.ts'
import { takeLock } from './import-lock.ts'
import type { ImportRun } from './import-run.ts'
import { type RefusedRun, RunRecords } from './run-record.ts'

export type RunPlace = {
  store: ImportStore
  /** The folder in which imports keep locks, work in progress and records. */
  folder: string
}

export type RunOptions = { now: string; force: boolean; dryRun: boolean }

/**
 * An import as a whole: one at a time for each dealer, its feed copied on the way, its record kept, also when it was
 * refused. A dry run keeps nothing.
 * @throws ImportBusyError, IndexTaskError; a feed that cannot be read and a mass removal are told in the record
 */
export async function runImport(
  { feed, source, dealer }: FeedToImport,
  { store, folder }: RunPlace,
  { now, force, dryRun }: RunOptions,
): Promise<ImportRun | RefusedRun> {
  const release = await takeLock(join(folder, 'locks'), `import-${dealer.slug}`)
  const work = join(folder, 'work', dealer.slug)
  const copied = new CopiedSource(`${work}.gz`)
  try {
    const options = { now, force, dryRun, spoolPath: `${work}.cars` }
    const run = await importFeed({ feed, dealer, source: copied.read(source) }, store, options).catch(
      (error: unknown) => refusedBy(error, { feed, now }),
    )
    if (!dryRun) await new RunRecords(join(folder, 'runs')).keep(run, feed, await copied.finish())
    return run
  } finally {
    await copied.discard()
    await release()
  }
}

function refusedBy(error: unknown, { feed, now }: { feed: FeedToImport['feed']; now: string }): RefusedRun {
  if (!(error instanceof FeedUnreadableError) && !(error instanceof MassRemovalError)) throw error
  const { tenantSlug, file, format, snapshot } = feed
  return { tenantSlug, file, format, snapshot, at: now, refused: error.message }
}
