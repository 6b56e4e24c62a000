import { Bits } from '../index/bits.ts'
import { outsideScratch } from '../index/scratch.ts'
import type { FacetColumn } from './facet-column.ts'

/** Documents in the order of one column. */
export interface SortedDocs {
  /** Documents with a value, best first; ties ordered by id. */
  docs: Uint32Array
  /** Document → its rank among the values, or NO_RANK without one. Equal documents share a rank. */
  ranks: Uint32Array
  /** Rank → its first index in `docs`; one more entry for the end. */
  starts: Uint32Array
  /** The same documents as a set; must not be changed. */
  all: Bits
}

export const NO_RANK = 0xffffffff

/** The groups of a column in order: numbers first, then texts. */
export class SortOrder {
  /** Groups in use, in ascending order, numbers before texts. */
  readonly groups: Uint32Array
  /** How many of `groups` are numbers. */
  readonly numberCount: number
  readonly #column: FacetColumn
  readonly #capacity: number
  readonly #sorted: { ascending?: SortedDocs; descending?: SortedDocs } = {}

  /** `previous`: the order before the last changes, `fresh`: groups added since. */
  constructor(column: FacetColumn, capacity: number, previous: SortOrder | null, fresh: readonly number[]) {
    this.#column = column
    this.#capacity = capacity
    const { groups, numberCount } = merged(column, previous, fresh)
    this.groups = groups
    this.numberCount = numberCount
  }

  /**
   * Documents sorted by the column. A document with several values is sorted by its first in that order; numbers come
   * before texts in both directions.
   */
  sorted(ascending: boolean): SortedDocs {
    const key = ascending ? 'ascending' : 'descending'
    this.#sorted[key] ??= this.#sort(ascending)
    return this.#sorted[key]
  }

  /** Converts ranks to indexes of groups and back: both conversions are equal. */
  #placeOf(at: number, ascending: boolean): number {
    const { groups, numberCount } = this
    if (ascending) return at
    return at < numberCount ? numberCount - 1 - at : groups.length - 1 - (at - numberCount)
  }

  /** The index range of the numbers, then of the texts, that satisfy a predicate; they must be contiguous. */
  range(
    section: 'numbers' | 'texts',
    isBefore: (group: number) => boolean,
    accept: (group: number) => boolean,
  ) {
    const low = section === 'numbers' ? 0 : this.numberCount
    const high = section === 'numbers' ? this.numberCount : this.groups.length
    const from = bound(this.groups, low, high, isBefore)
    return [from, bound(this.groups, from, high, accept)] as const
  }

  #sort(ascending: boolean): SortedDocs {
    const column = this.#column
    const rankOfVariant = this.#ranks(ascending)
    const ranks = new Uint32Array(this.#capacity).fill(NO_RANK)
    const starts = new Uint32Array(this.groups.length + 1)
    let total = 0
    for (let doc = 0; doc < ranks.length; doc += 1) {
      const only = column.onlyVariant(doc)
      if (only === -1) continue
      let best = only >= 0 ? rankOfVariant[only]! : NO_RANK
      if (only === -2) {
        column.eachVariant(doc, (variant) => {
          best = Math.min(best, rankOfVariant[variant]!)
        })
      }
      ranks[doc] = best
      starts[best + 1]! += 1
      total += 1
    }
    for (let rank = 1; rank < starts.length; rank += 1) starts[rank]! += starts[rank - 1]!
    const next = starts.slice()
    const docs = new Uint32Array(total)
    // Cached together with the order.
    const all = outsideScratch(() => new Bits(this.#capacity))
    for (let doc = 0; doc < ranks.length; doc += 1) {
      const rank = ranks[doc]!
      if (rank === NO_RANK) continue
      docs[next[rank]!] = doc
      next[rank]! += 1
      all.add(doc)
    }
    return { docs, ranks, starts, all }
  }

  #ranks(ascending: boolean): Uint32Array {
    const { groups } = this
    const ofGroup = new Uint32Array(this.#column.values.groupCount)
    for (let at = 0; at < groups.length; at += 1) ofGroup[groups[at]!] = this.#placeOf(at, ascending)
    const { values } = this.#column
    if (!values.hasVariants) return ofGroup
    const ofVariant = new Uint32Array(values.variantCount)
    for (let at = 0; at < ofVariant.length; at += 1) ofVariant[at] = ofGroup[values.getGroup(at)]!
    return ofVariant
  }
}

/** The first index whose group is not before the target. */
function bound(groups: Uint32Array, from: number, to: number, isBefore: (group: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(groups[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}

function merged(column: FacetColumn, previous: SortOrder | null, fresh: readonly number[]) {
  const { values } = column
  const isUsed = (group: number) => column.groupSize(group) > 0
  const isNumber = (group: number) => !Number.isNaN(values.randomNumber(group))
  const compare = (a: number, b: number) => {
    if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1
    if (isNumber(a)) return values.randomNumber(a) - values.randomNumber(b)
    return values.getText(a) < values.getText(b) ? -1 : 1
  }
  const groups = previous
    ? withFresh(previous, fresh, isUsed, compare)
    : selectAll(values.groupCount, isUsed).sort(compare)
  if (groups === previous?.groups) return previous
  return { groups, numberCount: bound(groups, 0, groups.length, isNumber) }
}

function selectAll(count: number, isUsed: (group: number) => boolean): Uint32Array {
  const all = new Uint32Array(count)
  let size = 0
  for (let group = 0; group < count; group += 1) {
    if (isUsed(group)) {
      all[size] = group
      size += 1
    }
  }
  return all.slice(0, size)
}

/** The groups of the previous order that are still in use, merged with the new ones. */
function withFresh(
  previous: SortOrder,
  fresh: readonly number[],
  isUsed: (group: number) => boolean,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const old = previous.groups.filter(isUsed)
  const known = fresh.length > 0 && old.length > 0 ? new Set(old) : null
  const added = Uint32Array.from(new Set(fresh)).filter((group) => isUsed(group) && !known?.has(group))
  if (added.length === 0 && old.length === previous.groups.length) return previous.groups
  return mergeSorted(old, added.sort(compare), compare)
}

function mergeSorted(left: Uint32Array, right: Uint32Array, compare: (a: number, b: number) => number) {
  const all = new Uint32Array(left.length + right.length)
  let i = 0
  let j = 0
  for (let at = 0; at < all.length; at += 1) {
    const takesLeft = i < left.length && (j >= right.length || compare(left[i]!, right[j]!) < 0)
    all[at] = takesLeft ? left[i]! : right[j]!
    if (takesLeft) i += 1
    else j += 1
  }
  return all
}
