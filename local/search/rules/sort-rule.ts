import { NO_RANK, type SortedDocs } from '../facets/sort-order.ts'
import type { Bits } from '../index/bits.ts'
import { scratchUint32 } from '../index/scratch.ts'
import type { QueryGraph } from '../query/graph.ts'
import type { Space } from '../query/space.ts'
import type { Bucket, RankingRule } from './rule.ts'

/** Sorts by the values of a field; documents without it come last in both directions. */
export class SortRule implements RankingRule {
  readonly #space: Space
  /** The order; null when no document has the field. */
  readonly sorted: SortedDocs | null
  #graph: QueryGraph | null = null
  /** The documents of the universe in order, when they are few; else the order of all. */
  #docs: Uint32Array | null = null
  #at = 0

  constructor(space: Space, field: string, ascending: boolean) {
    const column = space.index.column(field)
    this.#space = space
    this.sorted = column ? column.order().sorted(ascending) : null
  }

  start(universe: Bits, graph: QueryGraph | null): void {
    this.#graph = graph
    this.#at = 0
    if (!this.sorted) return
    const count = universe.count()
    this.#docs = count * 16 < this.sorted.docs.length ? this.#inOrder(universe) : null
  }

  next(universe: Bits): Bucket | null {
    const docs = this.sorted && this.#nextEqual(universe)
    return { docs: docs ?? universe.clone(), graph: this.#graph, rank: null }
  }

  /** The next documents of the universe that share a value. */
  #nextEqual(universe: Bits): Bits | null {
    const { docs: all, ranks } = this.sorted!
    const order = this.#docs ?? all
    let found: Bits | null = null
    let rank = NO_RANK
    for (; this.#at < order.length; this.#at += 1) {
      const doc = order[this.#at]!
      if (found && ranks[doc] !== rank) return found
      const local = this.#space.getLocalNumber(doc)
      if (local < 0 || !universe.has(local)) continue
      found ??= this.#space.none()
      rank = ranks[doc]!
      found.add(local)
    }
    return found
  }

  #inOrder(universe: Bits): Uint32Array {
    const { ranks } = this.sorted!
    const keys = new Float64Array(universe.count())
    let size = 0
    universe.each((local) => {
      const doc = this.#space.getGlobalNumber(local)
      const rank = ranks[doc] ?? NO_RANK
      if (rank === NO_RANK) return
      keys[size] = rank * 2 ** 32 + doc
      size += 1
    })
    const sorted = keys.subarray(0, size).sort()
    const docs = scratchUint32(size)
    for (let at = 0; at < size; at += 1) docs[at] = sorted[at]! % 2 ** 32
    return docs
  }
}
