import type { ImportOutcome, OutcomeCounts, OutcomeKind } from '../diff/outcome.ts'

/** The API's word for a rejected row, which dealers' systems may compare with. */
const REJECTED = 'set aside'

/** Outcomes by their names in the API. */
type ApiOutcome = Exclude<OutcomeKind, 'rejected'> | typeof REJECTED

import type { ImportRun } from '../import/runs/import-run.ts'
import type { ValidatedRow } from '../import/validate-row.ts'

/** Result of one row of a push. */
export type PushedRow = {
  /** Index in the list or line number, from 1. */
  row: number
  stocknum: string
  accepted: boolean
  outcome: ApiOutcome
  /** Changed fields by their names in the index. */
  fields?: string[]
  /** Price in dollars before and after; null for no price. */
  price?: [before: number | null, after: number | null]
  /** Why the row was rejected. */
  problem?: { field: string; reason: string }
  /** Warnings about an accepted row. */
  warnings?: { field: string; reason: string }[]
}

export type PushAnswer = {
  run: string
  rows: number
  counts: Record<ApiOutcome, number>
  results: PushedRow[]
  /** Warnings about the push as a whole: keys that are not read, models written in several ways. */
  warnings?: { field: string; reason: string }[]
}

/** A row's result except its outcome. */
type ReadRow = Omit<PushedRow, 'outcome'> & { id: string | null }

/** Collects the rows of a push for the response. */
export class PushedRows {
  #rows: ReadRow[] = []

  readonly onRow = (line: number, validated: ValidatedRow): void => {
    this.#rows.push(readRow(line, validated))
  }

  /** Forgets the rows, which are read once more. */
  clear(): void {
    this.#rows = []
  }

  get count(): number {
    return this.#rows.length
  }

  /** The response with the outcome of every row. */
  answer(name: string, run: ImportRun): PushAnswer {
    const outcomes = new Map(run.outcomes.map((outcome) => [outcome.id, outcome]))
    const results = this.#rows.map((row) => pushedRow(row, outcomes))
    // A problem of a row has its stock number.
    const whole = run.warnings.first.filter(({ stocknum }) => stocknum === '')
    const warnings = whole.map(({ field, reason }) => ({ field, reason }))
    const answer = { run: name, rows: run.rows, counts: apiCounts(run.counts), results }
    return warnings.length === 0 ? answer : { ...answer, warnings }
  }
}

// The car itself is not held: a push may have twenty thousand.
function readRow(row: number, validated: ValidatedRow): ReadRow {
  if (validated.kind === 'rejected') {
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

function pushedRow({ id, ...read }: ReadRow, outcomes: ReadonlyMap<string, ImportOutcome>): PushedRow {
  const { row, stocknum, accepted, ...rest } = read
  if (id === null) return { row, stocknum, accepted, outcome: REJECTED, ...rest }
  const { kind = 'unchanged', fields, price } = outcomes.get(id) ?? {}
  return {
    row,
    stocknum,
    accepted,
    outcome: kind === 'rejected' ? REJECTED : kind,
    ...(fields && { fields }),
    ...(price && { price }),
    ...rest,
  }
}

function apiCounts({ rejected, ...counts }: OutcomeCounts): Record<ApiOutcome, number> {
  return { ...counts, [REJECTED]: rejected }
}
