import { Bits } from '../index/bits.ts'
import { PostingList } from '../index/posting-list.ts'
import { scratchUint32 } from '../index/scratch.ts'
import type { SearchIndex } from '../index/search-index.ts'

/**
 * The documents a query is about, numbered anew from 0 when they are few against the index: every set of
 * documents the ranking rules work on is then as small as the result, and not as the stock.
 */
export class Space {
  readonly index: SearchIndex
  /** How many documents a set must be able to hold. */
  readonly size: number
  /** Number here → number in the index; null when they are the same. */
  readonly #docs: Uint32Array | null
  /** Number in the index → number here + 1. */
  readonly #local: Uint32Array | null
  readonly #lists = new Map<number, PostingList>()

  private constructor(index: SearchIndex, docs: Uint32Array | null) {
    this.index = index
    this.#docs = docs
    this.size = docs ? docs.length : index.ids.capacity
    this.#local = docs ? scratchUint32(index.ids.capacity) : null
    docs?.forEach((doc, at) => {
      this.#local![doc] = at + 1
    })
  }

  /** All documents of the index. */
  static whole(index: SearchIndex): Space {
    return new Space(index, null)
  }

  /** The given documents, if they are few enough to be worth it. */
  static of(whole: Space, universe: Bits): { space: Space; universe: Bits } {
    const count = universe.count()
    if (count * 4 > whole.size || whole.size < 2048) return { space: whole, universe }
    return { space: new Space(whole.index, universe.toArray()), universe: Bits.full(count) }
  }

  none(): Bits {
    return new Bits(this.size)
  }

  /** The number in the index. */
  globalOf(doc: number): number {
    return this.#docs ? this.#docs[doc]! : doc
  }

  /** The number here, or -1. */
  localOf(doc: number): number {
    return this.#local ? this.#local[doc]! - 1 : doc
  }

  toGlobal(set: Bits): Bits {
    if (!this.#docs) return set
    const found = new Bits(this.index.ids.capacity)
    set.each((doc) => found.add(this.#docs![doc]!))
    return found
  }

  toLocal(set: Bits): Bits {
    if (!this.#docs) return set
    const found = this.none()
    this.#docs.forEach((doc, at) => {
      if (set.has(doc)) found.add(at)
    })
    return found
  }

  /** Where a word stands in the documents of this space. */
  postings(word: number): PostingList {
    if (word < 0) return EMPTY
    if (!this.#docs) return this.index.text.postings.list(word)
    let list = this.#lists.get(word)
    if (!list) {
      list = this.#gather(this.index.text.postings.list(word))
      this.#lists.set(word, list)
    }
    return list
  }

  #gather(all: PostingList): PostingList {
    const found = new PostingList(new Uint32Array(8), new Uint32Array(8), 0)
    const docs = this.#docs!
    if (all.length < docs.length * 16) {
      for (let at = 0; at < all.length; at += 1) {
        const local = this.#local![all.docs[at]!]!
        if (local > 0) found.push(local - 1, all.occurrences[at]!)
      }
      return found
    }
    let from = 0
    for (let local = 0; local < docs.length; local += 1) {
      const doc = docs[local]!
      from = all.lowerBound(doc, from)
      for (; from < all.length && all.docs[from] === doc; from += 1) found.push(local, all.occurrences[from]!)
    }
    return found
  }
}

const EMPTY = new PostingList()
