import { Bits } from '../index/bits.ts'
import { CachedOccurrences } from './cached-occurrences.ts'
import { LocalOccurrences } from './local-occurrences.ts'
import { computeOnce, fieldsIn, ListOccurrences, type WordOccurrences } from './occurrences.ts'
import { findPair, findUnsortedPair, type Pair } from './pairs.ts'
import type { Space, WordGroup } from './space.ts'

/** The fields a query is restricted to (`attributesToSearchOn`), or null for all. */
export type FieldLimit = ReadonlySet<number> | null

const bytesOf = (docs: Bits) => docs.words.byteLength

/**
 * Sets of documents by word, prefix, field, position and distance, each computed once per query; must not be changed.
 */
export class WordSets {
  readonly space: Space
  readonly #limit: FieldLimit
  /** The sets over all documents, when these are over some of them. */
  readonly #whole: WordSets | null
  readonly #words = new Map<number, Bits>()
  readonly #derived = new Map<number, Bits>()
  readonly #prefixDocs = new Map<string, Bits>()
  readonly #places = new Map<number, WordOccurrences>()
  readonly #pairs = new Map<number, Map<number, Pair>>()
  readonly #prefixPairs = new Map<string, Pair>()

  constructor(space: Space, limit: FieldLimit, whole: WordSets | null = null) {
    this.space = space
    this.#limit = limit
    this.#whole = whole
  }

  /** Documents with the word. A derived word counts only in fields that allow typos. */
  wordDocs(word: number, isDerived: boolean): Bits {
    return computeOnce(isDerived ? this.#derived : this.#words, word, () => {
      if (this.#whole && this.space.isLong(word))
        return this.space.toLocal(this.#whole.wordDocs(word, isDerived))
      const make = () => {
        const docs = this.space.none()
        this.addDocs(word, isDerived, docs)
        return docs
      }
      return this.#whole || this.#limit || !this.space.isLong(word)
        ? make()
        : this.#memo.get(`word ${word} ${isDerived}`, make, bytesOf)
    })
  }

  prefixDocs(prefix: string, isDerived: boolean): Bits {
    const key = `${prefix} ${isDerived}`
    return computeOnce(this.#prefixDocs, key, () => {
      if (this.#whole) return this.space.toLocal(this.#whole.prefixDocs(prefix, isDerived))
      const make = () => {
        const docs = this.space.none()
        for (const word of this.space.wordsWith(prefix)) this.addDocs(word, isDerived, docs)
        return docs
      }
      return this.#limit ? make() : this.#memo.get(`prefix ${key}`, make, bytesOf)
    })
  }

  /** The occurrences of a word. */
  wordPlaces(word: number): WordOccurrences {
    return computeOnce(this.#places, word, () => this.places({ words: [word], prefix: null }))
  }

  /** The occurrences of any of some words. */
  places(group: WordGroup): WordOccurrences {
    const { space } = this
    if (space.isWhole) return new CachedOccurrences(space, group)
    const { words, prefix } = group
    const whole = prefix === null ? this.#whole : null
    const cached = whole ? words.filter((word) => space.isCached(word)) : []
    if (!whole || cached.length === 0)
      return new ListOccurrences(space, prefix === null ? words : [], space.gather(group))
    const rare = words.filter((word) => !space.isCached(word))
    const listed =
      rare.length === 0 ? null : new ListOccurrences(space, rare, space.gather({ words: rare, prefix }))
    return new LocalOccurrences(space, cached, whole.places({ words: cached, prefix }), listed)
  }

  /** Of some documents, those with that many words in a field. */
  ofLength(docs: Bits, field: number, length: number): Bits {
    const { space } = this
    if (!space.isSmall)
      return Bits.both(docs, space.toLocal((this.#whole ?? this).#docsOfLength(field, length)))
    const lengths = space.index.text.wordCounts(field)
    const found = space.none()
    docs.each((doc) => {
      if (lengths[space.getGlobalNumber(doc)] === length) found.add(doc)
    })
    return found
  }

  /** The same over all documents. */
  #docsOfLength(field: number, length: number): Bits {
    const { space } = this
    const make = () => {
      const found = space.none()
      const lengths = space.index.text.wordCounts(field)
      for (let doc = 0; doc < lengths.length; doc += 1) if (lengths[doc] === length) found.add(doc)
      return found
    }
    return this.#memo.get(`length ${field} ${length}`, make, bytesOf)
  }

  /** Whether the query searches that field. */
  allows(field: number): boolean {
    return this.#limit === null || this.#limit.has(field)
  }

  /**
   * Documents where `right` is `distance` (1–3) words after `left`, and not closer; with `proximityPrecision:
   * byAttribute` all in which both are in one attribute.
   */
  pairDocs(left: number, right: number, distance: number): Bits | null {
    if (left < 0 || right < 0 || distance < 1) return null
    if (this.#isByAttribute) return this.#together(left, this.wordPlaces(right))
    if (distance > 3) return null
    const row = computeOnce(this.#pairs, left, () => new Map<number, Pair>())
    const pair = computeOnce(row, right, () => this.#pairOf(left, right))
    return pair[distance - 1]!
  }

  /** Documents where a word with the prefix is `distance` words after `left`. */
  prefixPairDocs(left: number, prefix: string, distance: number): Bits | null {
    if (left < 0 || distance < 1) return null
    if (this.#isByAttribute) return this.#together(left, this.places({ words: [], prefix }))
    if (distance > 3) return null
    const pair = computeOnce(this.#prefixPairs, `${left} ${prefix}`, () => this.#prefixPairOf(left, prefix))
    return pair[distance - 1]!
  }

  get #isByAttribute(): boolean {
    return this.space.index.settings.proximityPrecision === 'byAttribute'
  }

  #together(left: number, right: WordOccurrences): Bits {
    const docs = this.space.none()
    for (const field of fieldsIn(this.wordPlaces(left).masks, this.space)) {
      if (!this.allows(field)) continue
      docs.or(this.wordPlaces(left).inField(field).clone().and(right.inField(field)))
    }
    return docs
  }

  /** Pairs of frequent words, such as a make and a body, are cached. */
  #pairOf(left: number, right: number): Pair {
    const { space } = this
    const { text } = space.index
    // Words without a common field, such as a make and a body, are never close.
    if ((text.postings.list(left).fields & text.postings.list(right).fields) === 0) return [null, null, null]
    const make = () => findPair(space.postings(left), space.postings(right), space.size)
    if (!space.isCached(left) || !space.isCached(right)) return make()
    if (this.#whole)
      return this.#whole.#pairOf(left, right).map((docs) => docs && space.toLocal(docs)) as Pair
    return text.pairs.get(`pair ${left} ${right}`, make, (pair) =>
      pair.reduce((bytes, docs) => bytes + (docs ? bytesOf(docs) : 0), 0),
    )
  }

  #prefixPairOf(left: number, prefix: string): Pair {
    const { space } = this
    const rights = function* () {
      if (!space.isWhole) yield space.gather({ words: [], prefix })
      else for (const word of space.wordsWith(prefix)) yield space.places(word)
    }
    return findUnsortedPair(space.postings(left), rights(), space.size)
  }

  get #memo() {
    return this.space.index.text.memo
  }

  /** Adds the documents with the word: for a rare one cheaper than creating its set. */
  addDocs(word: number, isDerived: boolean, found: Bits): void {
    const { text } = this.space.index
    const onlyTolerant = isDerived && word >= 0
    if (onlyTolerant && text.isExactWord(text.dictionary.texts[word]!)) return
    const { docs, occurrences, length } = this.space.places(word)
    if (!onlyTolerant && this.#limit === null) {
      for (let at = 0; at < length; at += 1) found.add(docs[at]!)
      return
    }
    for (let at = 0; at < length; at += 1) {
      const occurrence = occurrences[at]!
      if ((onlyTolerant && text.isExactPlace(occurrence)) || !this.allows(occurrence >>> 16)) continue
      found.add(docs[at]!)
    }
  }
}
