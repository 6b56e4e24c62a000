import type { Bits } from '../index/bits.ts'
import { PostingList } from '../index/posting-list.ts'
import { type Pair, pairOf } from './pairs.ts'
import { addPlaces, type Places, placesOf } from './places.ts'
import type { Space } from './space.ts'

/** The fields a query is restricted to (`attributesToSearchOn`), or null for all. */
export type FieldLimit = ReadonlySet<number> | null

/** Sets of documents by word, prefix, field, position and distance, each made once a query. */
export class WordSets {
  readonly space: Space
  readonly #limit: FieldLimit
  readonly #words = new Map<number, Bits>()
  readonly #derived = new Map<number, Bits>()
  readonly #places = new Map<number, Places>()
  readonly #pairs = new Map<number, Map<number, Pair>>()
  readonly #prefixes = new Map<string, PostingList>()
  readonly #prefixPlaces = new Map<string, Places>()
  readonly #prefixPairs = new Map<string, Pair>()

  constructor(space: Space, limit: FieldLimit) {
    this.space = space
    this.#limit = limit
  }

  /** Documents that hold the word. A derived word counts only in fields that allow typos. */
  wordDocs(word: number, isDerived: boolean): Bits {
    const known = isDerived ? this.#derived : this.#words
    let docs = known.get(word)
    if (!docs) {
      docs = this.#docsOf(this.space.postings(word), isDerived && word >= 0, word)
      known.set(word, docs)
    }
    return docs
  }

  prefixDocs(prefix: string, isDerived: boolean): Bits {
    const docs = this.space.none()
    const { dictionary } = this.space.index.text
    for (const word of this.#wordsWith(prefix)) {
      if (isDerived && this.space.index.text.isExactWord(dictionary.texts[word]!)) continue
      this.#addDocs(this.space.postings(word), isDerived, docs)
    }
    return docs
  }

  /** Fields that hold the word anywhere in the space. */
  fieldsOf(word: number): Iterable<number> {
    return this.#placesOf(word).fields.keys()
  }

  fieldDocs(word: number, field: number): Bits | undefined {
    return this.#allows(field) ? this.#placesOf(word).fields.get(field) : undefined
  }

  positionsOf(word: number): Iterable<number> {
    return this.#placesOf(word).positions.keys()
  }

  positionDocs(word: number, position: number): Bits | undefined {
    return this.#placesOf(word).positions.get(position)
  }

  prefixFields(prefix: string): Iterable<number> {
    return this.#prefixPlacesOf(prefix).fields.keys()
  }

  prefixFieldDocs(prefix: string, field: number): Bits | undefined {
    return this.#allows(field) ? this.#prefixPlacesOf(prefix).fields.get(field) : undefined
  }

  prefixPositions(prefix: string): Iterable<number> {
    return this.#prefixPlacesOf(prefix).positions.keys()
  }

  prefixPositionDocs(prefix: string, position: number): Bits | undefined {
    return this.#prefixPlacesOf(prefix).positions.get(position)
  }

  /** Documents where `right` stands `distance` (1–3) words after `left`, and nowhere nearer. */
  pairDocs(left: number, right: number, distance: number): Bits | null {
    if (left < 0 || right < 0 || distance < 1 || distance > 3) return null
    let row = this.#pairs.get(left)
    if (!row) {
      row = new Map()
      this.#pairs.set(left, row)
    }
    let pair = row.get(right)
    if (!pair) {
      pair = pairOf(this.#kept(left), this.space.postings(right), this.space.size)
      row.set(right, pair)
    }
    return pair[distance - 1]!
  }

  /** Documents where a word with the prefix stands `distance` words after `left`. */
  prefixPairDocs(left: number, prefix: string, distance: number): Bits | null {
    if (left < 0 || distance < 1 || distance > 3) return null
    const key = `${left} ${prefix}`
    let pair = this.#prefixPairs.get(key)
    if (!pair) {
      const list = this.#kept(left)
      pair = pairOf(list, this.#prefixPostings(prefix), this.space.size)
      this.#prefixPairs.set(key, pair)
    }
    return pair[distance - 1]!
  }

  /** A word's list that stays valid while others are read. */
  #kept(word: number): PostingList {
    const { docs, occurrences, length } = this.space.postings(word)
    return length === 1
      ? new PostingList(docs.slice(0, 1), occurrences.slice(0, 1), 1)
      : new PostingList(docs, occurrences, length)
  }

  #docsOf(list: PostingList, onlyTolerant: boolean, word: number): Bits {
    const docs = this.space.none()
    const { text } = this.space.index
    if (onlyTolerant && text.isExactWord(text.dictionary.texts[word]!)) return docs
    this.#addDocs(list, onlyTolerant, docs)
    return docs
  }

  #addDocs(list: PostingList, onlyTolerant: boolean, docs: Bits): void {
    const { text } = this.space.index
    const checks = onlyTolerant || this.#limit !== null
    for (let at = 0; at < list.length; at += 1) {
      const occurrence = list.occurrences[at]!
      if (checks && ((onlyTolerant && text.isExactPlace(occurrence)) || !this.#allows(occurrence >>> 16)))
        continue
      docs.add(list.docs[at]!)
    }
  }

  #allows(field: number): boolean {
    return this.#limit === null || this.#limit.has(field)
  }

  #placesOf(word: number): Places {
    let places = this.#places.get(word)
    if (!places) {
      places = placesOf(this.space.postings(word), this.space.size)
      this.#places.set(word, places)
    }
    return places
  }

  #prefixPlacesOf(prefix: string): Places {
    let places = this.#prefixPlaces.get(prefix)
    if (!places) {
      places = { fields: new Map(), positions: new Map() }
      for (const word of this.#wordsWith(prefix))
        addPlaces(this.space.postings(word), this.space.size, places)
      this.#prefixPlaces.set(prefix, places)
    }
    return places
  }

  /** All occurrences of all words with the prefix, as if they were one word. */
  #prefixPostings(prefix: string): PostingList {
    let merged = this.#prefixes.get(prefix)
    if (!merged) {
      merged = mergeLists([...this.#wordsWith(prefix)].map((word) => this.#kept(word)))
      this.#prefixes.set(prefix, merged)
    }
    return merged
  }

  #wordsWith(prefix: string): Uint32Array {
    const { all } = this.space.index.text.dictionary
    const [from, to] = all.range(prefix)
    return all.ids().subarray(from, to)
  }
}

function mergeLists(lists: PostingList[]): PostingList {
  const total = lists.reduce((sum, { length }) => sum + length, 0)
  const keys = new Float64Array(total)
  let at = 0
  for (const { docs, occurrences, length } of lists) {
    for (let from = 0; from < length; from += 1) keys[at++] = docs[from]! * 2 ** 32 + occurrences[from]!
  }
  keys.sort()
  // A document's number and an occurrence fit together into the 53 bits of a double up to two million documents.
  return new PostingList(
    Uint32Array.from(keys, (key) => Math.floor(key / 2 ** 32)),
    Uint32Array.from(keys, (key) => key % 2 ** 32),
    total,
  )
}
