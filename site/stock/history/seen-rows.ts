import type { IndexedRow } from '../diff/indexed-row.ts'
import type { StockDifference } from '../diff/stock-difference.ts'
import type { ValidatedRow } from '../import/validate-row.ts'
import type { RowProblem } from '../vehicle/read-vehicle.ts'
import type { ProblemKind, RunHistory } from './stock-history.ts'

/** Problems stored per kind; bounds the history of a feed whose rows are all invalid. */
const MAX_PROBLEMS_PER_KIND = 10_000

/** Collects problems and stock numbers of the rows of a run for the history. */
export class SeenRows {
  readonly problems: (RowProblem & { kind: ProblemKind })[] = []
  readonly stocknums: string[] = []
  readonly #counts: Record<ProblemKind, number> = { rejected: 0, warning: 0 }
  readonly #isChange: boolean

  constructor(isChange: boolean) {
    this.#isChange = isChange
  }

  add(validated: ValidatedRow): void {
    if (validated.kind === 'rejected') this.#addProblem('rejected', validated.problem)
    if (validated.kind === 'car')
      for (const warning of validated.warnings) this.#addProblem('warning', warning)
    if (this.#isChange) this.stocknums.push(getStocknum(validated))
  }

  /** A warning about the file as a whole; stored however many rows have one. */
  addFileWarning(problem: RowProblem): void {
    this.#counts.warning += 1
    this.problems.unshift({ kind: 'warning', ...problem })
  }

  #addProblem(kind: ProblemKind, problem: RowProblem): void {
    this.#counts[kind] += 1
    if (this.#counts[kind] <= MAX_PROBLEMS_PER_KIND) this.problems.push({ kind, ...problem })
  }
}

function getStocknum(validated: ValidatedRow): string {
  if (validated.kind === 'rejected') return validated.problem.stocknum
  return validated.kind === 'car' ? validated.car.stocknum : validated.stocknum
}

type Finished = Pick<RunHistory, 'tenantSlug' | 'feed' | 'isWhole' | 'isChange' | 'at' | 'run'> & {
  difference: StockDifference
  before: ReadonlyMap<string, IndexedRow>
  seen: SeenRows
}

/** The history entry of a run whose rows have all been read. */
export function runHistory({ difference, before, seen, ...run }: Finished): RunHistory {
  const { prices, returned, remove } = difference
  return {
    ...run,
    problems: seen.problems,
    stocknums: seen.stocknums,
    prices,
    returned,
    gone: remove.flatMap((id) => before.get(id) ?? []),
  }
}
