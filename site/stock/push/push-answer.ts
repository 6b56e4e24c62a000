import type { Outcome, OutcomeCounts, OutcomeKind } from '../diff/outcome.ts'
import type { ImportRun } from '../import/runs/import-run.ts'
import type { Judgement } from '../import/validate-row.ts'

/** What became of one row of a push. */
export type PushedRow = {
  /** Its place in the list, or its line; from 1. */
  row: number
  stocknum: string
  accepted: boolean
  outcome: OutcomeKind
  /** The fields that changed, by the names of the stock index. */
  fields?: string[]
  /** Dollars asked before and now; null is no price. */
  price?: [before: number | null, after: number | null]
  /** Why the row was set aside, in plain words. */
  problem?: { field: string; reason: string }
  /** What is odd about a row that was taken. */
  warnings?: { field: string; reason: string }[]
}

export type PushAnswer = { run: string; rows: number; counts: OutcomeCounts; results: PushedRow[] }

/** What of a row there is to tell, apart from what the run makes of it. */
type ReadRow = Omit<PushedRow, 'outcome'> & { id: string | null }

/** The rows of a push as they are read, to be told of once the run is over. */
export class PushedRows {
  readonly #rows: ReadRow[] = []

  readonly onRow = (line: number, judged: Judgement): void => {
    this.#rows.push(readRow(line, judged))
  }

  get count(): number {
    return this.#rows.length
  }

  /** Row by row, what the run has done. */
  answer(name: string, run: ImportRun): PushAnswer {
    const outcomes = new Map(run.outcomes.map((outcome) => [outcome.id, outcome]))
    const results = this.#rows.map((row) => pushedRow(row, outcomes))
    return { run: name, rows: run.rows, counts: run.counts, results }
  }
}

// The car itself is not kept: twenty thousand of them are a yard's whole stock.
function readRow(row: number, judged: Judgement): ReadRow {
  if (judged.kind === 'set aside') {
    const { stocknum, field, reason } = judged.problem
    return { row, stocknum, accepted: false, problem: { field, reason }, id: null }
  }
  if (judged.kind === 'withdrawn') {
    const { id, stocknum } = judged
    return { row, stocknum, accepted: true, id }
  }
  const { id, stocknum } = judged.car
  const warnings = judged.warnings.map(({ field, reason }) => ({ field, reason }))
  return { row, stocknum, accepted: true, id, ...(warnings.length > 0 && { warnings }) }
}

function pushedRow({ id, ...read }: ReadRow, outcomes: ReadonlyMap<string, Outcome>): PushedRow {
  const { row, stocknum, accepted, ...rest } = read
  if (id === null) return { row, stocknum, accepted, outcome: 'set aside', ...rest }
  const { kind = 'unchanged', fields, price } = outcomes.get(id) ?? {}
  return {
    row,
    stocknum,
    accepted,
    outcome: kind,
    ...(fields && { fields }),
    ...(price && { price }),
    ...rest,
  }
}
