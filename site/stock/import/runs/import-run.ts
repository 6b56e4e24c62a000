import type { DealerFeed } from '../../dealer/feed-manifest.ts'
import type { Outcome, OutcomeCounts } from '../../diff/outcome.ts'
import type { RowProblem } from '../../vehicle/read-vehicle.ts'

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

/** Under which name a run is kept: its instant and its file. */
export function runName({ at, file }: Pick<ImportRun, 'at' | 'file'>): string {
  return `${at.replaceAll(/[:.]/g, '-')}-${file}`
}

const MAX_PROBLEMS_LISTED = 200

/** Rows with something wrong: all are counted, by field, and the first ones kept whole. */
export type ProblemList = { total: number; byField: Record<string, number>; first: RowProblem[] }

export function emptyProblems(): ProblemList {
  return { total: 0, byField: {}, first: [] }
}

/** Adds a problem; a feed of nothing but bad rows must not fill memory and report. */
export function addProblem(list: ProblemList, problem: RowProblem): void {
  list.total += 1
  list.byField[problem.field] = (list.byField[problem.field] ?? 0) + 1
  if (list.first.length < MAX_PROBLEMS_LISTED) list.first.push(problem)
}
