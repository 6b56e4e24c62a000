import type { DealerFeed } from '../dealer/feed-manifest.ts'
import type { Outcome, OutcomeCounts } from '../diff/outcome.ts'
import type { ProblemList } from './problem-list.ts'

/** What one run did, or would have done. */
export type ImportRun = {
  tenantSlug: string
  file: string
  format: DealerFeed['format']
  snapshot: boolean
  /** ISO instant of the run. */
  at: string
  dryRun: boolean
  rows: number
  /** How many rows and cars became what. */
  counts: OutcomeCounts
  /** The cars that were added, changed or taken away. */
  outcomes: Outcome[]
  warnings: ProblemList
  setAside: ProblemList
}

/** Whether a run left the stock as it was. */
export function changedNothing({ counts, rows }: Pick<ImportRun, 'counts' | 'rows'>): boolean {
  return counts.gone === 0 && counts.unchanged + counts['set aside'] === rows
}

/** Whether a feed had rows and none of them could be taken: such a feed changes nothing, even with force. */
export function acceptedNothing({ counts, rows }: Pick<ImportRun, 'counts' | 'rows'>): boolean {
  return rows > 0 && counts['set aside'] === rows
}
