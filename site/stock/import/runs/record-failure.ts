import type { Database } from '#db/database.ts'
import type { DealerFeed } from '../../dealer/feed-manifest.ts'
import { type RefusedRun, RunRecords } from './run-record.ts'

/** Records a file that could not be had, or not be unpacked, among the runs of imports. */
export async function recordFailure(
  db: Database,
  feed: DealerFeed,
  { at, words }: { at: string; words: string },
): Promise<RefusedRun> {
  const { tenantSlug, file, format, snapshot } = feed
  const run: RefusedRun = { tenantSlug, file, format, snapshot, at, refused: words }
  await new RunRecords(db).save(run, feed, null)
  return run
}
