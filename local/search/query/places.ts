import type { Bits } from '../index/bits.ts'
import { fieldBit, positionBucket } from '../index/occurrence.ts'
import type { PostingList } from '../index/posting-list.ts'
import type { Space } from './space.ts'

/**
 * Where any of some words stands: documents by field and by position, each set made when it is asked for; none is to be
 * changed. Positions are told by buckets, one bit for each ({@link positionBucket}).
 */
export interface Places {
  /** Where any of the words may stand; nothing stands where it does not say so. */
  readonly marks: Marks
  /** Documents that hold any of the words in a field. */
  inField(field: number): Bits
  /** Documents that hold any of the words at any of some positions. */
  atPositions(buckets: number): Bits
}

/** Of a longer list it is not found out what it holds: what its words hold anywhere counts. */
const MARKED = 1024

/** A list asked more often for positions is gone through once for all of them. */
export const SEEN_ALONE = 1

/** A list so short is looked through sooner than asked what it may hold. */
const SHORT = 8

/** Places in documents of a part of the index, all in one list. */
export class ListPlaces implements Places {
  readonly #space: Space
  readonly #words: readonly number[]
  readonly #list: PostingList
  readonly #inField = new Map<number, Bits>()
  readonly #at = new Map<number, Bits>()
  #byPosition: readonly Bits[] | null = null
  #marks: Marks | null = null

  /** `words`: those whose places the list holds. */
  constructor(space: Space, words: readonly number[], list: PostingList) {
    this.#space = space
    this.#words = words
    this.#list = list
  }

  get marks(): Marks {
    const isShort = this.#list.length < MARKED || this.#words.length === 0
    this.#marks ??= isShort ? this.#list : marksOf(this.#words, this.#space)
    return this.#marks
  }

  inField(field: number): Bits {
    return made(this.#inField, field, () => {
      const docs = this.#space.none()
      addInField(this.#list, field, docs)
      return docs
    })
  }

  atPositions(buckets: number): Bits {
    return made(this.#at, buckets, () => {
      const docs = this.#space.none()
      if (this.#at.size < SEEN_ALONE) addAtPositions(this.#list, buckets, docs)
      else {
        this.#byPosition ??= byPosition([this.#list], () => this.#space.none())
        addAll(this.#byPosition, buckets, docs)
      }
      return docs
    })
  }
}

/** What lists may hold: fields and buckets of positions, one bit for each. */
export interface Marks {
  readonly fields: number
  readonly positions: number
}

export function marksOf(words: Iterable<number>, { index }: Space): Marks {
  const marks = { fields: 0, positions: 0 }
  for (const word of words) {
    const list = index.text.postings.list(word)
    marks.fields |= list.fields
    marks.positions |= list.positions
  }
  return marks
}

/** The fields that marks tell of, ascending. */
export function fieldsIn({ fields }: Pick<Marks, 'fields'>, { index }: Space): number[] {
  return index.fields.list.flatMap(({ id }) => (fields & fieldBit(id) ? [id] : []))
}

export function addInField(list: PostingList, field: number, found: Bits): void {
  const { docs, occurrences, length } = list
  if (length > SHORT && (list.fields & fieldBit(field)) === 0) return
  for (let at = 0; at < length; at += 1) if (occurrences[at]! >>> 16 === field) found.add(docs[at]!)
}

export function addAtPositions(list: PostingList, buckets: number, found: Bits): void {
  const { docs, occurrences, length } = list
  if (length > SHORT && (list.positions & buckets) === 0) return
  for (let at = 0; at < length; at += 1) {
    if ((buckets >>> positionBucket(occurrences[at]! & 0xffff)) & 1) found.add(docs[at]!)
  }
}

/** Documents by bucket of positions, found in one go. */
export function byPosition(lists: Iterable<PostingList>, none: () => Bits): readonly Bits[] {
  const found: Bits[] = []
  for (const { docs, occurrences, length } of lists) {
    for (let at = 0; at < length; at += 1) {
      const bucket = positionBucket(occurrences[at]! & 0xffff)
      while (found.length <= bucket) found.push(none())
      found[bucket]!.add(docs[at]!)
    }
  }
  return found
}

export function addAll(sets: readonly Bits[], buckets: number, found: Bits): void {
  for (const [bucket, docs] of sets.entries()) if ((buckets >>> bucket) & 1) found.or(docs)
}

/** The value of that key, made when it is not known. */
export function made<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
