import type { DealerFeed } from '../../dealer/feed-manifest.ts'
import type { ImportOutcome, OutcomeCounts } from '../../diff/outcome.ts'
import type { RowProblem } from '../../vehicle/read-vehicle.ts'

/** Result of an import; of a dry run what it would do. */
export type ImportRun = {
  tenantSlug: string
  file: string
  format: DealerFeed['format']
  snapshot: boolean
  /** ISO instant of the run. */
  at: string
  dryRun: boolean
  rows: number
  /** Number of rows and cars by outcome. */
  counts: OutcomeCounts
  /** Cars added, changed or removed. */
  outcomes: ImportOutcome[]
  warnings: ProblemList
  rejected: ProblemList
}

/** Whether a run changed nothing. */
export function changedNothing({ counts, rows }: Pick<ImportRun, 'counts' | 'rows'>): boolean {
  return counts.gone === 0 && counts.unchanged + counts.rejected === rows
}

/** Whether all rows of a non-empty feed were rejected: such a feed changes nothing, even with force. */
export function acceptedNothing({ counts, rows }: Pick<ImportRun, 'counts' | 'rows'>): boolean {
  return rows > 0 && counts.rejected === rows
}

/** The name of a run's record: its time and its file. */
export function runName({ at, file }: Pick<ImportRun, 'at' | 'file'>): string {
  return `${at.replaceAll(/[:.]/g, '-')}-${file}`
}

/** Adds a problem of the file as a whole, which is listed before those of rows. */
export function addFileProblem(list: ProblemList, problem: RowProblem): void {
  list.total += 1
  list.byField[problem.field] = (list.byField[problem.field] ?? 0) + 1
  list.first = [problem, ...list.first].slice(0, MAX_PROBLEMS_LISTED)
}

const MAX_PROBLEMS_LISTED = 200

/** Problems of rows: all are counted by field, the first ones are listed. */
export type ProblemList = { total: number; byField: Record<string, number>; first: RowProblem[] }

export function emptyProblems(): ProblemList {
  return { total: 0, byField: {}, first: [] }
}

/** Adds a problem; the list is bounded. */
export function addProblem(list: ProblemList, problem: RowProblem): void {
  list.total += 1
  list.byField[problem.field] = (list.byField[problem.field] ?? 0) + 1
  if (list.first.length < MAX_PROBLEMS_LISTED) list.first.push(problem)
}
