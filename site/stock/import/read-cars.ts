import type { ImportMoment } from '../car/car-times.ts'
import { carInState } from '../car/changed-state.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import type { StockDifference } from '../diff/stock-difference.ts'
import type { FileNote } from '../feed/csv-header.ts'
import type { FeedRow } from '../feed/feed-row.ts'
import type { FeedSource } from '../feed/feed-source.ts'
import { chosenColumns } from '../feed/map-columns.ts'
import { type NearName, nearNames } from '../feed/near-names.ts'
import { readFeed } from '../feed/read-feed.ts'
import { UnreadNames } from '../feed/unread-names.ts'
import type { SeenRows } from '../history/seen-rows.ts'
import { feedFieldName, type RowProblem } from '../vehicle/read-vehicle.ts'
import { requireColumns } from '../vehicle/required-fields.ts'
import type { Learnt } from './file-findings.ts'
import { addFileProblem, addProblem, emptyProblems, type ImportRun } from './runs/import-run.ts'
import { RowValidator, type StateRow, type ValidatedRow, type ValidationContext } from './validate-row.ts'
import type { ImportStore } from './write/apply-difference.ts'
import type { WriteBuffer } from './write/write-buffer.ts'

export type FeedToImport = {
  feed: DealerFeed
  source: FeedSource
  dealer: FeedDealer
  /** Opens the same bytes again, once all of `source` has been read. */
  reopen?: () => FeedSource
}

export type OnRow = (line: number, validated: ValidatedRow) => void

/** Where the rows of one reading go. */
export type CarReading = Pick<
  ValidationContext,
  'before' | 'gone' | 'overrides' | 'moment' | 'feedKeyOf' | 'findings'
> & {
  difference: StockDifference
  seen: SeenRows
  writer: Pick<WriteBuffer, 'add'>
  onRow: OnRow | undefined
  store: StateStore
}

type StateStore = Pick<ImportStore, 'readDocuments'>

export type ReadRows = Pick<ImportRun, 'rows' | 'warnings' | 'rejected'> & {
  /** What the whole file has taught, where that changes what was read; null where it does not. */
  relearnt: Learnt | null
}

/** Validates every row and passes it to the difference, the writer and the lists of problems. */
export async function readCars(
  { feed, source, dealer }: FeedToImport,
  { difference, seen, writer, onRow, store, ...context }: CarReading,
): Promise<ReadRows> {
  const result = { rows: 0, warnings: emptyProblems(), rejected: emptyProblems() }
  const validator = new RowValidator({ dealer, codes: feed, isChange: !feed.snapshot, ...context })
  const unread = new UnreadNames(feed.format === 'csn-dto' ? null : chosenColumns(dealer.stockColumns))
  const tell = (problem: RowProblem) => {
    addFileProblem(result.warnings, problem)
    seen.addFileWarning(problem)
  }
  const checkColumns = (header: FeedRow) => {
    requireColumns(header)
    const near = nearNames(header)
    unread.setHeader(header, new Set(near.map(({ column }) => column)))
    for (const each of near) tell(nearNameProblem(header.line, each))
  }
  const watch = { checkColumns, note: (note: FileNote) => tell({ stocknum: '', ...note }) }
  for await (const row of readFeed({ ...feed, columns: dealer.stockColumns }, source, watch)) {
    result.rows += 1
    unread.add(row)
    const validated = await withState(validator.validateRow(row), { store, moment: context.moment })
    onRow?.(row.line, validated)
    seen.add(validated)
    if (validated.kind === 'withdrawn') difference.addWithdrawn(validated.id)
    else if (validated.kind === 'rejected') {
      difference.addRejected(validated.ids)
      addProblem(result.rejected, validated.problem)
    } else {
      for (const warning of validated.warnings) addProblem(result.warnings, warning)
      if (!difference.addCar(validated.car)) continue
      const written = writer.add(validated.car)
      if (written !== undefined) await written
    }
  }
  for (const problem of [...context.findings.problems(), ...unread.problems(feed.format)]) tell(problem)
  return { ...result, relearnt: context.findings.relearnt() }
}

/** A row with nothing but the state of a car becomes the indexed car in that state. */
async function withState(
  row: ValidatedRow | StateRow,
  { store, moment }: { store: StateStore; moment: ImportMoment },
): Promise<ValidatedRow> {
  if (row.kind !== 'state') return row
  const document = (await store.readDocuments([row.id])).get(row.id) ?? {}
  return { kind: 'car', car: carInState(document, row, moment), warnings: [] }
}

/** A column of a table that is not read although a field without a column has nearly its name. */
function nearNameProblem(line: number, { column, field }: NearName): RowProblem {
  return {
    line,
    stocknum: '',
    field: feedFieldName(field),
    reason: `may be the column "${column}", which is not read; choose it in the Studio (Stock, Columns)`,
  }
}
