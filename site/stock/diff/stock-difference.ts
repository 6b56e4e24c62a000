import { isAvailable } from '#app/domain/stock/availability.ts'
import type { PreparedCar } from '../car/prepared-car.ts'
import type { PriceChange } from '../history/stock-history.ts'
import type { IndexedRow } from './indexed-row.ts'
import { compareCar, emptyCounts, goneOutcome, type ImportOutcome, type OutcomeCounts } from './outcome.ts'

/** Outcomes recorded per kind; a first import of a large dealer would list every car. */
const MAX_OUTCOMES_PER_KIND = 20_000

export type DifferenceScope = {
  /** The dealer's cars in the index, by id. */
  before: ReadonlyMap<string, IndexedRow>
  /** Cars that left the index earlier. */
  gone: ReadonlyMap<string, unknown>
  /** Whether a row belongs to this feed: a snapshot removes its own rows that it does not contain. */
  owns: (row: IndexedRow) => boolean
  /** A full snapshot. */
  snapshot: boolean
}

/** What a run will change, collected car by car; documents to be written are buffered elsewhere. */
export class StockDifference {
  readonly counts: OutcomeCounts = emptyCounts()
  /** Cars added, changed or removed; unchanged and rejected rows are only counted, as is everything beyond 20,000. */
  outcomes: ImportOutcome[] = []
  /** Every price that changed. */
  readonly prices: PriceChange[] = []
  /** Cars that had left and are in stock again. */
  readonly returned: string[] = []
  /** Cars of which only the rank changed. */
  readonly rerank: { id: string; rank: number }[] = []
  /** Ids that leave the index. */
  readonly remove: string[] = []
  /** Cars that stop being for sale by this run: removed, sold, or with another status that is not for sale. */
  lost = 0
  readonly #scope: DifferenceScope
  readonly #mentioned = new Set<string>()
  readonly #withdrawn = new Set<string>()
  /** Rows that were not rejected. */
  #accepted = 0

  constructor(scope: DifferenceScope) {
    this.#scope = scope
  }

  /** Adds a car of the feed; true when its document has to be written. */
  addCar(car: PreparedCar): boolean {
    this.#accepted += 1
    const row = this.#scope.before.get(car.id)
    const outcome = compareCar(row, car)
    this.#mentioned.add(car.id)
    this.counts[outcome.kind] += 1
    if (outcome.kind === 'unchanged') {
      if (row?.rank !== car.rank) this.rerank.push({ id: car.id, rank: car.rank })
      return false
    }
    this.#addOutcome(outcome)
    if (outcome.price !== undefined) {
      this.prices.push({ id: car.id, before: outcome.price[0], after: outcome.price[1] })
    }
    if (row === undefined && this.#scope.gone.has(car.id)) this.returned.push(car.id)
    // Any status counts: a system that renames 'In stock' would take all cars off the site.
    if (row !== undefined && isForSale(row) && !isForSale(car)) this.lost += 1
    return true
  }

  /** Adds a row that withdraws its car; a car that is not indexed was withdrawn before. */
  addWithdrawn(id: string): void {
    this.#accepted += 1
    if (this.#scope.before.has(id)) this.#withdrawn.add(id)
    else this.counts.unchanged += 1
  }

  /** Adds a rejected row; the cars it mentions stay as they are. */
  addRejected(ids: readonly string[]): void {
    this.counts.rejected += 1
    for (const id of ids) this.#mentioned.add(id)
  }

  /**
   * Determines the cars to remove, once every row has been added. A list without a valid row removes nothing, with force or
   * without.
   */
  finish(): void {
    const { before, owns, snapshot } = this.#scope
    const isList = snapshot && (this.#accepted > 0 || this.counts.rejected === 0)
    for (const [id, row] of before) {
      const leaves = this.#withdrawn.has(id) || (isList && owns(row) && !this.#mentioned.has(id))
      if (!leaves) continue
      this.remove.push(id)
      this.counts.gone += 1
      this.#addOutcome(goneOutcome(row))
      // A sold car that leaves the feed was no longer for sale.
      if (isForSale(row)) this.lost += 1
    }
  }

  /** Counts cars as unchanged if only the feed that owns them differs. */
  recountUnchanged(same: ReadonlySet<ImportOutcome>): void {
    for (const { kind } of same) this.counts[kind] -= 1
    this.counts.unchanged += same.size
    this.outcomes = this.outcomes.filter((outcome) => !same.has(outcome))
  }

  /** Records the outcome of a car that has been counted. */
  #addOutcome(outcome: ImportOutcome): void {
    if (this.counts[outcome.kind] <= MAX_OUTCOMES_PER_KIND) this.outcomes.push(outcome)
  }
}

function isForSale({ status = '' }: { status?: string }): boolean {
  return isAvailable({ status })
}
