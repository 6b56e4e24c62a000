import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { DealerFeed } from '../../dealer/feed-manifest.ts'
import { type RefusedRun, RunRecords } from './run-record.ts'

/** The name of the stored copy of a file that never came. */
const NO_FILE = '0'.repeat(16)

/** Records a file that could not be had, or not be unpacked, among the runs of imports. @param folder of the stock's data */
export async function recordFailure(
  folder: string,
  feed: DealerFeed,
  { at, words }: { at: string; words: string },
): Promise<RefusedRun> {
  const { tenantSlug, file, format, snapshot } = feed
  const run: RefusedRun = { tenantSlug, file, format, snapshot, at, refused: words }
  const work = join(folder, 'work')
  await mkdir(work, { recursive: true })
  const path = join(work, `${randomUUID()}.gz`)
  await writeFile(path, gzipSync(''), { mode: 0o600 })
  await new RunRecords(join(folder, 'runs')).save(run, feed, { path, hash: NO_FILE })
  return run
}
