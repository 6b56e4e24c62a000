import type { Bits } from '../index/bits.ts'
import { fieldBit, positionBucket } from '../index/occurrence.ts'
import type { PostingList } from '../index/posting-list.ts'
import type { Space } from './space.ts'

const bytesOf = (docs: Bits) => docs.words.byteLength

/** A list so short is looked through sooner than asked what it holds. */
const SHORT = 8

/** Words, and perhaps all words with a prefix. */
export interface WordGroup {
  words: readonly number[]
  prefix: string | null
}

interface Marks {
  fields: number
  positions: number
}

/**
 * Where any of some words stands: documents by field and by position, each set made when it is asked for. Of what is
 * true of many documents, only what a page needs is ever looked for.
 */
export class Places {
  readonly #space: Space
  /** The same places in all documents, when these are of some of them. */
  readonly #whole: Places | null
  readonly #group: WordGroup
  readonly #made = new Map<string, Bits>()
  /** The places in documents of a part of the index. */
  #list: PostingList | null = null
  #marks: Marks | null = null

  constructor(space: Space, group: WordGroup, whole: Places | null) {
    this.#space = space
    this.#group = group
    this.#whole = whole
  }

  /** The fields where any of the words may stand. */
  fields(): number[] {
    const { fields } = this.#allMarks()
    return this.#space.index.fields.list.flatMap(({ id }) => (fields & fieldBit(id) ? [id] : []))
  }

  /** Documents that hold any of the words in a field; not to be changed. */
  inField(field: number): Bits {
    return this.#sets(`in ${field}`, (list, docs) => addInField(list, field, docs))
  }

  /** The positions where any of the words may stand, one bit for each bucket ({@link positionBucket}). */
  positions(): number {
    return this.#allMarks().positions
  }

  /** Documents that hold any of the words at some positions, one bit for each bucket; not to be changed. */
  atPositions(buckets: number): Bits {
    return this.#sets(`at ${buckets}`, (list, docs) => addAtPositions(list, buckets, docs))
  }

  /** Makes a set by taking from each list what belongs in it. */
  #sets(key: string, take: (list: PostingList, docs: Bits) => void): Bits {
    let docs = this.#made.get(key)
    if (!docs) {
      docs = this.#space.isWhole ? this.#ofAll(key, take) : this.#ofSome(key, take)
      this.#made.set(key, docs)
    }
    return docs
  }

  #ofSome(key: string, take: (list: PostingList, docs: Bits) => void): Bits {
    if (this.#whole) return this.#space.toLocal(this.#whole.#sets(key, take))
    const docs = this.#space.none()
    this.#list ??= this.#space.gather(this.#group.words)
    take(this.#list, docs)
    return docs
  }

  /** What is found out about a frequent word or a prefix is kept for later searches. */
  #ofAll(key: string, take: (list: PostingList, docs: Bits) => void): Bits {
    const { words, prefix } = this.#group
    const kept = words
      .filter((word) => this.#space.isLong(word))
      .map((word) => this.#kept(`${word} ${key}`, [word], take))
    if (prefix !== null) kept.push(this.#kept(`${prefix}* ${key}`, this.#wordsWith(prefix), take))
    const rest = words.filter((word) => !this.#space.isLong(word))
    if (kept.length === 1 && rest.length === 0) return kept[0]!
    const docs = this.#space.none()
    for (const set of kept) docs.or(set)
    for (const word of rest) take(this.#space.places(word), docs)
    return docs
  }

  #kept(key: string, words: Iterable<number>, take: (list: PostingList, docs: Bits) => void): Bits {
    const make = () => {
      const docs = this.#space.none()
      for (const word of words) take(this.#space.places(word), docs)
      return docs
    }
    return this.#space.index.text.memo.get(`places ${key}`, make, bytesOf)
  }

  #allMarks(): Marks {
    this.#marks ??= this.#whole ? this.#whole.#allMarks() : this.#findMarks()
    return this.#marks
  }

  #findMarks(): Marks {
    const { words, prefix } = this.#group
    if (!this.#space.isWhole) {
      this.#list ??= this.#space.gather(words)
      return { fields: this.#list.fields, positions: this.#list.positions }
    }
    const marks = this.#marksOf(words)
    if (prefix === null) return marks
    const { memo } = this.#space.index.text
    const more = memo.get(
      `marks ${prefix}`,
      () => this.#marksOf(this.#wordsWith(prefix)),
      () => 16,
    )
    return { fields: marks.fields | more.fields, positions: marks.positions | more.positions }
  }

  #marksOf(words: Iterable<number>): Marks {
    const marks = { fields: 0, positions: 0 }
    for (const word of words) {
      const list = this.#space.places(word)
      marks.fields |= list.fields
      marks.positions |= list.positions
    }
    return marks
  }

  #wordsWith(prefix: string): Uint32Array {
    return this.#space.index.text.dictionary.all.with(prefix)
  }
}

function addInField(list: PostingList, field: number, found: Bits): void {
  const { docs, occurrences, length } = list
  if (length > SHORT && (list.fields & fieldBit(field)) === 0) return
  for (let at = 0; at < length; at += 1) if (occurrences[at]! >>> 16 === field) found.add(docs[at]!)
}

function addAtPositions(list: PostingList, buckets: number, found: Bits): void {
  const { docs, occurrences, length } = list
  if (length > SHORT && (list.positions & buckets) === 0) return
  for (let at = 0; at < length; at += 1) {
    if ((buckets >>> positionBucket(occurrences[at]! & 0xffff)) & 1) found.add(docs[at]!)
  }
}
