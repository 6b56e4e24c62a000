import type { Outcome, OutcomeCounts, OutcomeKind } from '../diff/outcome.ts'
import type { ImportRun } from '../import/import-run.ts'
import type { Judgement } from '../import/judge-row.ts'

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

/** The rows of a push as they are read, to be told of once the run is over. */
export class PushedRows {
  readonly #rows: [line: number, judged: Judgement][] = []

  readonly onRow = (line: number, judged: Judgement): void => {
    this.#rows.push([line, judged])
  }

  get count(): number {
    return this.#rows.length
  }

  /** Row by row, what the run has done. */
  answer(name: string, run: ImportRun): PushAnswer {
    const outcomes = new Map(run.outcomes.map((outcome) => [outcome.id, outcome]))
    const results = this.#rows.map(([row, judged]) => ({ row, ...resultOf(judged, outcomes) }))
    return { run: name, rows: run.rows, counts: run.counts, results }
  }
}

function resultOf(judged: Judgement, outcomes: ReadonlyMap<string, Outcome>): Omit<PushedRow, 'row'> {
  if (judged.kind === 'set aside') {
    const { stocknum, field, reason } = judged.problem
    return { stocknum, accepted: false, outcome: 'set aside', problem: { field, reason } }
  }
  if (judged.kind === 'withdrawn') {
    const { id, stocknum } = judged
    return { stocknum, accepted: true, outcome: outcomes.get(id)?.kind ?? 'unchanged' }
  }
  const { car, warnings } = judged
  const { kind = 'unchanged', fields, price } = outcomes.get(car.id) ?? {}
  return {
    ...{ stocknum: car.stocknum, accepted: true, outcome: kind },
    ...(fields && { fields }),
    ...(price && { price }),
    ...(warnings.length > 0 && { warnings: warnings.map(({ field, reason }) => ({ field, reason })) }),
  }
}
