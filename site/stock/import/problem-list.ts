import type { RowProblem } from '../vehicle/read-vehicle.ts'

const KEPT = 200

/** Rows with something wrong: all are counted, by field, and the first ones kept whole. */
export type ProblemList = { total: number; byField: Record<string, number>; first: RowProblem[] }

export function emptyProblems(): ProblemList {
  return { total: 0, byField: {}, first: [] }
}

/** Adds a problem; a feed of nothing but bad rows must not fill memory and report. */
export function addProblem(list: ProblemList, problem: RowProblem): void {
  list.total += 1
  list.byField[problem.field] = (list.byField[problem.field] ?? 0) + 1
  if (list.first.length < KEPT) list.first.push(problem)
}
