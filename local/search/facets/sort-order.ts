import type { FacetColumn } from './facet-column.ts'

/** Documents in the order of one column. */
export interface SortedDocs {
  /** Documents with a value, best first; equal ones in the order of their ids. */
  docs: Uint32Array
  /** Document → its place among the values, or NO_RANK without one. Equal documents share a rank. */
  ranks: Uint32Array
}

export const NO_RANK = 0xffffffff

/** The groups of a column in order: numbers first, then texts. */
export class SortOrder {
  /** Groups in ascending order, numbers before texts. */
  readonly groups: Uint32Array
  /** How many of `groups` are numbers. */
  readonly numberCount: number
  readonly #column: FacetColumn
  readonly #capacity: number
  readonly #sorted: { ascending?: SortedDocs; descending?: SortedDocs } = {}

  constructor(column: FacetColumn, capacity: number) {
    this.#column = column
    this.#capacity = capacity
    const { numbers, texts } = column
    const used = numbers.flatMap((_, group) => (column.groupSize(group) > 0 ? [group] : []))
    const ofNumbers = used.filter((group) => !Number.isNaN(numbers[group]))
    const ofTexts = used.filter((group) => Number.isNaN(numbers[group]))
    ofNumbers.sort((a, b) => numbers[a]! - numbers[b]!)
    ofTexts.sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1))
    this.groups = Uint32Array.from([...ofNumbers, ...ofTexts])
    this.numberCount = ofNumbers.length
  }

  /**
   * Documents sorted by the column. A document with several values counts with its first in that order; in both
   * directions numbers come before texts.
   */
  sorted(ascending: boolean): SortedDocs {
    const key = ascending ? 'ascending' : 'descending'
    this.#sorted[key] ??= this.#sort(ascending)
    return this.#sorted[key]
  }

  #sort(ascending: boolean): SortedDocs {
    const column = this.#column
    const rankOfGroup = this.#ranks(ascending)
    const ranks = new Uint32Array(this.#capacity).fill(NO_RANK)
    const starts = new Uint32Array(this.groups.length + 1)
    let total = 0
    for (let doc = 0; doc < ranks.length; doc += 1) {
      let best = NO_RANK
      column.eachVariant(doc, (variant) => {
        best = Math.min(best, rankOfGroup[column.variantGroups[variant]!]!)
      })
      ranks[doc] = best
      if (best === NO_RANK) continue
      starts[best + 1]! += 1
      total += 1
    }
    for (let rank = 1; rank < starts.length; rank += 1) starts[rank]! += starts[rank - 1]!
    const docs = new Uint32Array(total)
    for (let doc = 0; doc < ranks.length; doc += 1) {
      const rank = ranks[doc]!
      if (rank === NO_RANK) continue
      docs[starts[rank]!] = doc
      starts[rank]! += 1
    }
    return { docs, ranks }
  }

  #ranks(ascending: boolean): Uint32Array {
    const { groups, numberCount } = this
    const ranks = new Uint32Array(this.#column.numbers.length)
    for (let at = 0; at < groups.length; at += 1) {
      const isNumber = at < numberCount
      const place = ascending ? at : isNumber ? numberCount - 1 - at : groups.length - 1 - (at - numberCount)
      ranks[groups[at]!] = place
    }
    return ranks
  }
}
