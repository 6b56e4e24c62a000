import { Bits } from '../index/bits.ts'
import { grownUint32 } from '../index/growing.ts'
import { PostingList } from '../index/posting-list.ts'
import { scratchCopy, scratchUnset } from '../index/scratch.ts'
import type { SearchIndex } from '../index/search-index.ts'

/**
 * A word with many occurrences is examined once and the result cached: at least this many, and one per this many
 * documents, otherwise the cached set would be larger than its list.
 */
const CACHED_FROM = 256
const CACHED_EVERY = 48
/** Documents are examined one by one below this number, or where a word has this many times as many occurrences. */
const FEW = 512
const FEW_AMONG = 48

/** Words, optionally with all words of a prefix. */
export interface WordGroup {
  words: readonly number[]
  prefix: string | null
}

/**
 * The documents of a query, renumbered from 0 when they are few: the sets of the ranking rules are then as small as
 * the result, not the stock.
 */
export class Space {
  readonly index: SearchIndex
  /** The capacity of document sets. */
  readonly size: number
  /** Number in this space → number in the index; null when they are equal. */
  readonly #docs: Uint32Array | null
  /** The same documents as a set of the index. */
  readonly #members: Bits | null
  #local: Uint32Array | null = null
  readonly #lists = new Map<number, PostingList>()
  readonly #prefixes = new Map<string, PostingList>()

  private constructor(index: SearchIndex, members: Bits | null, count = 0) {
    this.index = index
    this.#members = members
    this.#docs = members ? members.toArray(count) : null
    this.size = this.#docs ? this.#docs.length : index.ids.capacity
  }

  /** All documents of the index. */
  static whole(index: SearchIndex): Space {
    return new Space(index, null)
  }

  /** The given documents, if renumbering pays; `count`: their number, if known. */
  static of(whole: Space, universe: Bits, count = universe.count()): { space: Space; universe: Bits } {
    if (count * 4 > whole.size || whole.size < 2048) return { space: whole, universe }
    return { space: new Space(whole.index, universe, count), universe: Bits.full(count) }
  }

  none(): Bits {
    return new Bits(this.size)
  }

  /** The number in the index. */
  getGlobalNumber(doc: number): number {
    return this.#docs ? this.#docs[doc]! : doc
  }

  /** The number in this space, or -1. */
  getLocalNumber(doc: number): number {
    if (!this.#docs) return doc
    return this.#members!.has(doc) ? this.#numbers()[doc]! : -1
  }

  /** Number in the index → number in this space; undefined for other documents. */
  #numbers(): Uint32Array {
    if (this.#local) return this.#local
    const docs = this.#docs!
    const local = scratchUnset(this.index.ids.capacity)
    for (let at = 0; at < docs.length; at += 1) local[docs[at]!] = at
    this.#local = local
    return local
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
    const docs = this.#docs
    const { words } = set
    for (let at = 0, from = 0; from < docs.length; at += 1) {
      const end = Math.min(from + 32, docs.length)
      let bits = 0
      for (; from < end; from += 1) {
        const doc = docs[from]!
        bits |= ((words[doc >>> 5]! >>> (doc & 31)) & 1) << (from & 31)
      }
      found.words[at] = bits
    }
    return found
  }

  /** Whether this space has all documents of the index. */
  get isWhole(): boolean {
    return this.#docs === null
  }

  /** Whether a word has enough occurrences for caching. */
  isLong(word: number): boolean {
    const places = this.index.text.postings.getLength(word)
    return places >= CACHED_FROM && places * CACHED_EVERY >= this.index.ids.capacity
  }

  /** Whether examining each document is cheap. */
  get isSmall(): boolean {
    return this.size < FEW
  }

  /** Whether the cached result of a word is faster than examining each document. */
  isCached(word: number): boolean {
    if (this.isSmall || !this.isLong(word)) return false
    return this.size * FEW_AMONG >= this.index.text.postings.getLength(word)
  }

  /** The occurrences of a word in this space, valid until the next call. */
  places(word: number): PostingList {
    if (word < 0) return EMPTY
    const known = this.#lists.get(word)
    if (known) return known
    const all = this.index.text.postings.list(word)
    return this.#docs ? this.#gather(all) : all
  }

  /** The same, valid during this search. */
  postings(word: number): PostingList {
    const list = this.places(word)
    if (list === EMPTY || this.#lists.has(word) || (!this.#docs && list.length > 1)) return list
    const { docs, occurrences, length } = list
    const copy = new PostingList(
      scratchCopy(docs.subarray(0, length)),
      scratchCopy(occurrences.subarray(0, length)),
    )
    this.#lists.set(word, copy)
    return copy
  }

  /** The words with a prefix. */
  wordsWith(prefix: string): Uint32Array {
    return this.index.text.dictionary.all.with(prefix)
  }

  /** The occurrences of a group of words, unsorted, valid during this search. */
  gather({ words, prefix }: WordGroup): PostingList {
    if (prefix === null) return words.length === 1 ? this.postings(words[0]!) : this.#merge(words)
    if (words.some((word) => !this.index.text.dictionary.texts[word]!.startsWith(prefix))) {
      return this.#merge(new Set([...words, ...this.wordsWith(prefix)]))
    }
    let list = this.#prefixes.get(prefix)
    if (!list) {
      list = this.#merge(this.wordsWith(prefix))
      this.#prefixes.set(prefix, list)
    }
    return list
  }

  #merge(words: Iterable<number>): PostingList {
    let size = 0
    for (const word of words) {
      const { docs, occurrences, length } = this.places(word)
      merged.docs = grownUint32(merged.docs, size + length)
      merged.occurrences = grownUint32(merged.occurrences, size + length)
      for (let at = 0; at < length; at += 1) {
        merged.docs[size + at] = docs[at]!
        merged.occurrences[size + at] = occurrences[at]!
      }
      size += length
    }
    return new PostingList(
      scratchCopy(merged.docs.subarray(0, size)),
      scratchCopy(merged.occurrences.subarray(0, size)),
    )
  }

  #gather(all: PostingList): PostingList {
    if (gathered.docs.length < all.length) {
      gathered.docs = new Uint32Array(all.length * 2)
      gathered.occurrences = new Uint32Array(all.length * 2)
    }
    const isLong = all.length >= this.#docs!.length * 8
    gathered.invalidateMasks()
    gathered.length = isLong ? this.#gatherByDocs(all) : this.#gatherByPlaces(all)
    return gathered
  }

  #gatherByPlaces({ docs, occurrences, length }: PostingList): number {
    const members = this.#members!
    const local = this.#numbers()
    const { docs: foundDocs, occurrences: foundPlaces } = gathered
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
    const { docs: foundDocs, occurrences: foundPlaces } = gathered
    let size = 0
    let from = 0
    for (let local = 0; local < docs.length; local += 1) {
      const doc = docs[local]!
      from = all.seek(doc, from)
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

// Buffer for one word's occurrences until their number is known.
const gathered = new PostingList(new Uint32Array(1024), new Uint32Array(1024), 0)

// Buffer for the occurrences of several words.
const merged = new PostingList()
