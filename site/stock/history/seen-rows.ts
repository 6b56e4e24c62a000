import type { IndexedRow } from '../diff/indexed-row.ts'
import type { StockDifference } from '../diff/stock-difference.ts'
import type { Judgement } from '../import/validate-row.ts'
import type { RowProblem } from '../vehicle/read-vehicle.ts'
import type { ProblemKind, RunHistory } from './stock-history.ts'

/** Of each kind as many are kept whole; a feed of nothing but bad rows is mended by its first ones. */
const KEPT_PROBLEMS = 10_000

/** What the rows of a run leave to be remembered, gathered while they are read. */
export class RowMemory {
  readonly problems: (RowProblem & { kind: ProblemKind })[] = []
  readonly named: string[] = []
  readonly #kept: Record<ProblemKind, number> = { 'set aside': 0, warning: 0 }
  readonly #isChange: boolean

  constructor(isChange: boolean) {
    this.#isChange = isChange
  }

  add(judged: Judgement): void {
    if (judged.kind === 'set aside') this.#keep('set aside', judged.problem)
    if (judged.kind === 'car') for (const warning of judged.warnings) this.#keep('warning', warning)
    if (this.#isChange) this.named.push(stocknumOf(judged))
  }

  #keep(kind: ProblemKind, problem: RowProblem): void {
    this.#kept[kind] += 1
    if (this.#kept[kind] <= KEPT_PROBLEMS) this.problems.push({ kind, ...problem })
  }
}

function stocknumOf(judged: Judgement): string {
  if (judged.kind === 'set aside') return judged.problem.stocknum
  return judged.kind === 'car' ? judged.car.stocknum : judged.stocknum
}

type Finished = Pick<RunHistory, 'tenantSlug' | 'feed' | 'isWhole' | 'isChange' | 'at' | 'run'> & {
  difference: StockDifference
  before: ReadonlyMap<string, IndexedRow>
  memory: RowMemory
}

/** What a run whose every row has been read leaves to be remembered. */
export function historyOfRun({ difference, before, memory, ...run }: Finished): RunHistory {
  const { prices, back, remove } = difference
  return {
    ...run,
    problems: memory.problems,
    named: memory.named,
    prices,
    back,
    gone: remove.flatMap((id) => before.get(id) ?? []),
  }
}
