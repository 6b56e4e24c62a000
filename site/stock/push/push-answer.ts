import type { Outcome, OutcomeCounts, OutcomeKind } from '../diff/outcome.ts'
import type { ImportRun } from '../import/runs/import-run.ts'
import type { ValidatedRow } from '../import/validate-row.ts'

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

  readonly onRow = (line: number, validated: ValidatedRow): void => {
    this.#rows.push(readRow(line, validated))
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
function readRow(row: number, validated: ValidatedRow): ReadRow {
  if (validated.kind === 'set aside') {
    const { stocknum, field, reason } = validated.problem
    return { row, stocknum, accepted: false, problem: { field, reason }, id: null }
  }
  if (validated.kind === 'withdrawn') {
    const { id, stocknum } = validated
    return { row, stocknum, accepted: true, id }
  }
  const { id, stocknum } = validated.car
  const warnings = validated.warnings.map(({ field, reason }) => ({ field, reason }))
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
