import { isAvailable } from '#app/domain/stock/availability.ts'
import type { PreparedCar } from '../car/prepared-car.ts'
import type { PriceChange } from '../history/stock-history.ts'
import type { IndexedRow } from './indexed-row.ts'
import { goneOutcome, noOutcomes, type Outcome, type OutcomeCounts, outcomeOf } from './outcome.ts'

/** Of each kind as many are kept to be told of; a first import of a great yard names nobody's news car by car. */
const KEPT_OUTCOMES = 20_000

export type DifferenceScope = {
  /** The dealer's cars in the index, by id. */
  before: ReadonlyMap<string, IndexedRow>
  /** Those that have gone. */
  gone: ReadonlyMap<string, unknown>
  /** Which of them this feed answers for: what a snapshot does not name of those is gone. */
  owns: (row: IndexedRow) => boolean
  /** A full snapshot. */
  snapshot: boolean
}

/** What a run will do, gathered car by car; cars to be written go to the spool instead of staying here. */
export class StockDifference {
  readonly counts: OutcomeCounts = noOutcomes()
  /** Cars added, changed or taken away; unchanged ones and rows set aside are only counted, and beyond 20,000 all are. */
  outcomes: Outcome[] = []
  /** Every price that changed. */
  readonly prices: PriceChange[] = []
  /** Cars that had gone and are back. */
  readonly back: string[] = []
  /** Cars in which only the rank moved. */
  readonly rerank: { id: string; rank: number }[] = []
  /** Ids that leave the index. */
  readonly remove: string[] = []
  /** Cars that leave the shop window by this run: gone, sold now, or under a status that is not for sale. */
  lost = 0
  readonly #scope: DifferenceScope
  readonly #named = new Set<string>()
  readonly #withdrawn = new Set<string>()
  /** Rows that were not set aside. */
  #accepted = 0

  constructor(scope: DifferenceScope) {
    this.#scope = scope
  }

  /** Takes up a car of the feed; true when it has to be written whole. */
  addCar(car: PreparedCar): boolean {
    this.#accepted += 1
    const row = this.#scope.before.get(car.id)
    const outcome = outcomeOf(row, car)
    this.#named.add(car.id)
    this.counts[outcome.kind] += 1
    if (outcome.kind === 'unchanged') {
      if (row?.rank !== car.rank) this.rerank.push({ id: car.id, rank: car.rank })
      return false
    }
    this.#keep(outcome)
    if (outcome.price !== undefined) {
      this.prices.push({ id: car.id, before: outcome.price[0], after: outcome.price[1] })
    }
    if (row === undefined && this.#scope.gone.has(car.id)) this.back.push(car.id)
    // Whatever its new status is called: a system that renames 'In stock' takes the whole yard off the site.
    if (row !== undefined && isForSale(row) && !isForSale(car)) this.lost += 1
    return true
  }

  /** A row that says its car is withdrawn; one that is not in the index was withdrawn before. */
  addWithdrawn(id: string): void {
    this.#accepted += 1
    if (this.#scope.before.has(id)) this.#withdrawn.add(id)
    else this.counts.unchanged += 1
  }

  /** A row that was set aside; its car, as far as one can be told, is known but not judged, so it stays as it is. */
  addSetAside(ids: readonly string[]): void {
    this.counts['set aside'] += 1
    for (const id of ids) this.#named.add(id)
  }

  /**
   * Takes away what is gone, once every row has been taken up. A list of which no row could be read says nothing
   * about the stock, with force or without.
   */
  finish(): void {
    const { before, owns, snapshot } = this.#scope
    const isList = snapshot && (this.#accepted > 0 || this.counts['set aside'] === 0)
    for (const [id, row] of before) {
      const leaves = this.#withdrawn.has(id) || (isList && owns(row) && !this.#named.has(id))
      if (!leaves) continue
      this.remove.push(id)
      this.counts.gone += 1
      this.#keep(goneOutcome(row))
      // A sold car that leaves the feed at last was no longer stock.
      if (isForSale(row)) this.lost += 1
    }
  }

  /** Counts cars as unchanged whose documents differ in nothing but whose rows they are. */
  recountUnchanged(same: ReadonlySet<Outcome>): void {
    for (const { kind } of same) this.counts[kind] -= 1
    this.counts.unchanged += same.size
    this.outcomes = this.outcomes.filter((outcome) => !same.has(outcome))
  }

  /** Takes up what became of a car that has been counted. */
  #keep(outcome: Outcome): void {
    if (this.counts[outcome.kind] <= KEPT_OUTCOMES) this.outcomes.push(outcome)
  }
}

function isForSale({ status = '' }: { status?: string }): boolean {
  return isAvailable({ status })
}
