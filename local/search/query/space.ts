import { Bits } from '../index/bits.ts'
import { PostingList } from '../index/posting-list.ts'
import { scratchCopy, scratchUnset } from '../index/scratch.ts'
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
  /** The same documents as a set of the index. */
  readonly #members: Bits | null
  /** Number in the index → number here; of others than members it says nothing. */
  readonly #local: Uint32Array | null
  readonly #lists = new Map<number, PostingList>()

  private constructor(index: SearchIndex, members: Bits | null) {
    this.index = index
    this.#members = members
    this.#docs = members ? members.toArray() : null
    this.size = this.#docs ? this.#docs.length : index.ids.capacity
    this.#local = members ? scratchUnset(index.ids.capacity) : null
    this.#docs?.forEach((doc, at) => {
      this.#local![doc] = at
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
    return { space: new Space(whole.index, universe), universe: Bits.full(count) }
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
    if (!this.#local) return doc
    return this.#members!.has(doc) ? this.#local[doc]! : -1
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
    for (let at = 0; at < this.#docs.length; at += 1) if (set.has(this.#docs[at]!)) found.add(at)
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

  /** Visits the places of a word in the documents of this space, without keeping them. */
  eachPlace(word: number, visit: (doc: number, occurrence: number) => void): void {
    const { docs, occurrences, length } = this.index.text.postings.list(word)
    const members = this.#members
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at]!
      if (!members) visit(doc, occurrences[at]!)
      else if (members.has(doc)) visit(this.#local![doc]!, occurrences[at]!)
    }
  }

  #gather(all: PostingList): PostingList {
    if (foundDocs.length < all.length) {
      foundDocs = new Uint32Array(all.length * 2)
      foundPlaces = new Uint32Array(all.length * 2)
    }
    const isLong = all.length >= this.#docs!.length * 16
    const size = isLong ? this.#gatherByDocs(all) : this.#gatherByPlaces(all)
    return new PostingList(
      scratchCopy(foundDocs.subarray(0, size)),
      scratchCopy(foundPlaces.subarray(0, size)),
    )
  }

  #gatherByPlaces({ docs, occurrences, length }: PostingList): number {
    const members = this.#members!
    const local = this.#local!
    let size = 0
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at]!
      if (!members.has(doc)) continue
      foundDocs[size] = local[doc]!
      foundPlaces[size] = occurrences[at]!
      size += 1
    }
    return size
  }

  #gatherByDocs(all: PostingList): number {
    const docs = this.#docs!
    let size = 0
    let from = 0
    for (let local = 0; local < docs.length; local += 1) {
      const doc = docs[local]!
      from = all.lowerBound(doc, from)
      for (; from < all.length && all.docs[from] === doc; from += 1) {
        foundDocs[size] = local
        foundPlaces[size] = all.occurrences[from]!
        size += 1
      }
    }
    return size
  }
}

const EMPTY = new PostingList()

// What one word's places are gathered in before their number is known.
let foundDocs = new Uint32Array(1024)
let foundPlaces = new Uint32Array(1024)
