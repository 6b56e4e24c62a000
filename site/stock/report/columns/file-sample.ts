import { type DealerFeed, PUSH_FEED } from '../../dealer/feed-manifest.ts'
import { type FeedRow, FeedUnreadableError } from '../../feed/feed-row.ts'
import type { FeedSource } from '../../feed/feed-source.ts'
import { readFeed } from '../../feed/read-feed.ts'
import type { NamedRun, RunRecords, RunSummary } from '../../import/runs/run-record.ts'

/** Rows that are looked at: a file is known by its first ones. */
const MOST_ROWS = 200

/** The beginning of a file as it came; `header` is a table's. */
export type FileSample = { feed: DealerFeed; header: FeedRow | null; rows: FeedRow[] }

/** A dealer's newest file: its beginning, or why it has no columns to choose. */
export type NewestFile =
  | (FileSample & { state: 'columns'; record: RunSummary })
  | { state: 'none' }
  | { state: 'fixed' | 'unreadable'; record: RunSummary }

/** Reads the beginning of a dealer's newest file from the copy of its run. */
export async function sampleNewestFile(
  records: Pick<RunRecords, 'listLatest' | 'open'>,
  tenantSlug: string,
): Promise<NewestFile> {
  const runs = (await records.listLatest(tenantSlug)).filter(({ record }) => record.file !== PUSH_FEED)
  const run = runs.find(({ record }) => record.format !== 'csn-dto') ?? runs[0]
  if (run === undefined) return { state: 'none' }
  const { record } = run
  if (record.format === 'csn-dto') return { state: 'fixed', record }
  const { header, rows } = await readRunBeginning(records, run)
  if (header === null && rows.length === 0) return { state: 'unreadable', record }
  return { state: 'columns', record, feed: record.feed, header, rows }
}

async function readRunBeginning(records: Pick<RunRecords, 'open'>, run: NamedRun): Promise<FileSample> {
  const source = records.open(run)
  try {
    return await readBeginning(run.record.feed, source)
  } finally {
    source.destroy()
  }
}

/** The columns and first rows of a file as it came; what could be read of one that is broken. */
export async function readBeginning(feed: DealerFeed, source: FeedSource): Promise<FileSample> {
  const read: FileSample = { feed, header: null, rows: [] }
  try {
    const rows = readFeed(feed, source, {
      checkColumns: (columns) => {
        read.header = columns
      },
    })
    for await (const row of rows) {
      read.rows.push(row)
      if (read.rows.length >= MOST_ROWS) break
    }
  } catch (error) {
    // A file that was refused still has its beginning.
    if (!(error instanceof FeedUnreadableError)) throw error
  }
  return read
}
