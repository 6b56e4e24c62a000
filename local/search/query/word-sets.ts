import type { Bits } from '../index/bits.ts'
import { PostingList } from '../index/posting-list.ts'
import { type Pair, pairOf, unsortedPairOf } from './pairs.ts'
import { Places } from './places.ts'
import type { Space } from './space.ts'

/** The fields a query is restricted to (`attributesToSearchOn`), or null for all. */
export type FieldLimit = ReadonlySet<number> | null

/** A word that stands in so many places is looked through once, and the outcome kept for later searches. */
const KEPT_FROM = 4096

const bytesOf = (docs: Bits) => docs.words.byteLength

/** Sets of documents by word, prefix, field, position and distance, each made once a query; not to be changed. */
export class WordSets {
  readonly space: Space
  readonly #limit: FieldLimit
  /** The sets of all documents, when these are of some of them. */
  readonly #whole: WordSets | null
  readonly #words = new Map<number, Bits>()
  readonly #derived = new Map<number, Bits>()
  readonly #prefixDocs = new Map<string, Bits>()
  readonly #places = new Map<number, Places>()
  readonly #pairs = new Map<number, Map<number, Pair>>()
  readonly #prefixPlaces = new Map<string, Places>()
  readonly #prefixPairs = new Map<string, Pair>()

  constructor(space: Space, limit: FieldLimit, whole: WordSets | null = null) {
    this.space = space
    this.#limit = limit
    this.#whole = whole
  }

  /** Documents that hold the word. A derived word counts only in fields that allow typos. */
  wordDocs(word: number, isDerived: boolean): Bits {
    return made(isDerived ? this.#derived : this.#words, word, () => {
      if (this.#whole) return this.space.toLocal(this.#whole.wordDocs(word, isDerived))
      const make = () => this.#docsOf(word, isDerived && word >= 0)
      if (this.#limit || this.space.postings(word).length < KEPT_FROM) return make()
      return this.#memo.get(`word ${word} ${isDerived}`, make, bytesOf)
    })
  }

  prefixDocs(prefix: string, isDerived: boolean): Bits {
    const key = `${prefix} ${isDerived}`
    return made(this.#prefixDocs, key, () => {
      if (this.#whole) return this.space.toLocal(this.#whole.prefixDocs(prefix, isDerived))
      const make = () => this.#docsOfPrefix(prefix, isDerived)
      return this.#limit ? make() : this.#memo.get(`prefix ${key}`, make, bytesOf)
    })
  }

  /** Fields that hold the word anywhere in the space. */
  fieldsOf(word: number): Iterable<number> {
    return this.#placesOf(word).fields()
  }

  fieldDocs(word: number, field: number): Bits | undefined {
    return this.#allows(field) ? this.#placesOf(word).field(field) : undefined
  }

  positionsOf(word: number): Iterable<number> {
    return this.#placesOf(word).positions()
  }

  positionDocs(word: number, position: number): Bits | undefined {
    return this.#placesOf(word).position(position)
  }

  prefixFields(prefix: string): Iterable<number> {
    return this.#prefixPlacesOf(prefix).fields()
  }

  prefixFieldDocs(prefix: string, field: number): Bits | undefined {
    return this.#allows(field) ? this.#prefixPlacesOf(prefix).field(field) : undefined
  }

  prefixPositions(prefix: string): Iterable<number> {
    return this.#prefixPlacesOf(prefix).positions()
  }

  prefixPositionDocs(prefix: string, position: number): Bits | undefined {
    return this.#prefixPlacesOf(prefix).position(position)
  }

  /** Documents where `right` stands `distance` (1–3) words after `left`, and nowhere nearer. */
  pairDocs(left: number, right: number, distance: number): Bits | null {
    if (left < 0 || right < 0 || distance < 1 || distance > 3) return null
    const known = this.#keptPair(left, right)
    if (known) {
      const docs = known[distance - 1]!
      const here = docs && this.space.toLocal(docs)
      return here?.isEmpty() ? null : here
    }
    const row = made(this.#pairs, left, () => new Map<number, Pair>())
    const pair = made(row, right, () =>
      pairOf(this.#lasting(left), this.space.postings(right), this.space.size),
    )
    return pair[distance - 1]!
  }

  /** Documents where a word with the prefix stands `distance` words after `left`. */
  prefixPairDocs(left: number, prefix: string, distance: number): Bits | null {
    if (left < 0 || distance < 1 || distance > 3) return null
    const pair = made(this.#prefixPairs, `${left} ${prefix}`, () =>
      unsortedPairOf(
        this.#lasting(left),
        (visit) => {
          for (const word of this.#wordsWith(prefix)) this.space.eachPlace(word, visit)
        },
        this.space.size,
      ),
    )
    return pair[distance - 1]!
  }

  /** Pairs of frequent words, such as a make and a body, are found once over all documents. */
  #keptPair(left: number, right: number): Pair | null {
    const { postings } = this.space.index.text
    if (postings.list(left).length < KEPT_FROM || postings.list(right).length < KEPT_FROM) return null
    const size = this.space.index.ids.capacity
    return this.space.index.text.pairs.get(
      `pair ${left} ${right}`,
      () => pairOf(postings.list(left), postings.list(right), size),
      (pair) => pair.reduce((bytes, docs) => bytes + (docs ? bytesOf(docs) : 0), 0),
    )
  }

  get #memo() {
    return this.space.index.text.memo
  }

  /** A word's list that stays valid while others are read. */
  #lasting(word: number): PostingList {
    const { docs, occurrences, length } = this.space.postings(word)
    return length === 1
      ? new PostingList(docs.slice(0, 1), occurrences.slice(0, 1), 1)
      : new PostingList(docs, occurrences, length)
  }

  #docsOf(word: number, onlyTolerant: boolean): Bits {
    const docs = this.space.none()
    const { text } = this.space.index
    if (onlyTolerant && text.isExactWord(text.dictionary.texts[word]!)) return docs
    this.#addDocs(this.space.postings(word), onlyTolerant, docs)
    return docs
  }

  #docsOfPrefix(prefix: string, isDerived: boolean): Bits {
    const docs = this.space.none()
    const { text } = this.space.index
    for (const word of this.#wordsWith(prefix)) {
      if (isDerived && text.isExactWord(text.dictionary.texts[word]!)) continue
      this.#addDocs(this.space.postings(word), isDerived, docs)
    }
    return docs
  }

  #addDocs({ docs, occurrences, length }: PostingList, onlyTolerant: boolean, found: Bits): void {
    if (!onlyTolerant && this.#limit === null) {
      for (let at = 0; at < length; at += 1) found.add(docs[at]!)
      return
    }
    const { text } = this.space.index
    for (let at = 0; at < length; at += 1) {
      const occurrence = occurrences[at]!
      if ((onlyTolerant && text.isExactPlace(occurrence)) || !this.#allows(occurrence >>> 16)) continue
      found.add(docs[at]!)
    }
  }

  #allows(field: number): boolean {
    return this.#limit === null || this.#limit.has(field)
  }

  #placesOf(word: number): Places {
    return made(this.#places, word, () => {
      const make = () => {
        const places = new Places(this.space.size)
        places.addList(this.space.postings(word))
        return places
      }
      if (this.#whole || this.space.postings(word).length < KEPT_FROM) return make()
      return this.#memo.get(`places ${word}`, make, (places) => places.bytes())
    })
  }

  #prefixPlacesOf(prefix: string): Places {
    return made(this.#prefixPlaces, prefix, () => {
      const make = () => {
        const places = new Places(this.space.size)
        for (const word of this.#wordsWith(prefix)) {
          // The lists of all documents are there; of some they would have to be made.
          if (!this.#whole) places.addList(this.space.postings(word))
          else this.space.eachPlace(word, (doc, place) => places.add(doc, place))
        }
        return places
      }
      if (this.#whole) return make()
      return this.#memo.get(`prefix places ${prefix}`, make, (places) => places.bytes())
    })
  }

  #wordsWith(prefix: string): Uint32Array {
    const { all } = this.space.index.text.dictionary
    const [from, to] = all.range(prefix)
    return all.ids().subarray(from, to)
  }
}

function made<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
