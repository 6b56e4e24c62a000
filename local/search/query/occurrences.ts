import type { Bits } from '../index/bits.ts'
import { fieldBit, positionBucket } from '../index/occurrence.ts'
import type { PostingList } from '../index/posting-list.ts'
import type { Space } from './space.ts'

/**
 * Occurrences of any of some words: documents by field and by position, computed on first use; results must not be
 * changed. Positions are bucket masks ({@link positionBucket}).
 */
export interface WordOccurrences {
  /** Masks of possible occurrences; no occurrence is outside them. */
  readonly masks: OccurrenceMasks
  /** Documents with any of the words in a field. */
  inField(field: number): Bits
  /** Documents with any of the words at any of some positions. */
  atPositions(buckets: number): Bits
}

/** For longer lists the mask is not computed: that of its words in all documents is used. */
const MASK_LIMIT = 1024

/** A list queried more often for positions is split into all buckets at once. */
export const SEEN_ALONE = 1

/** Shorter lists are scanned directly, without computing their mask. */
const SHORT = 8

/** Occurrences in some documents of the index, in one list. */
export class ListOccurrences implements WordOccurrences {
  readonly #space: Space
  readonly #words: readonly number[]
  readonly #list: PostingList
  readonly #inField = new Map<number, Bits>()
  readonly #at = new Map<number, Bits>()
  #byPosition: readonly Bits[] | null = null
  #masks: OccurrenceMasks | null = null

  /** `words`: the words of the list. */
  constructor(space: Space, words: readonly number[], list: PostingList) {
    this.#space = space
    this.#words = words
    this.#list = list
  }

  get masks(): OccurrenceMasks {
    const isShort = this.#list.length < MASK_LIMIT || this.#words.length === 0
    this.#masks ??= isShort ? this.#list : buildMasks(this.#words, this.#space)
    return this.#masks
  }

  inField(field: number): Bits {
    return computeOnce(this.#inField, field, () => {
      const docs = this.#space.none()
      addInField(this.#list, field, docs)
      return docs
    })
  }

  atPositions(buckets: number): Bits {
    return computeOnce(this.#at, buckets, () => {
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

/** Masks of a list's possible fields and position buckets. */
export interface OccurrenceMasks {
  readonly fields: number
  readonly positions: number
}

export function buildMasks(words: Iterable<number>, { index }: Space): OccurrenceMasks {
  const masks = { fields: 0, positions: 0 }
  for (const word of words) {
    const list = index.text.postings.list(word)
    masks.fields |= list.fields
    masks.positions |= list.positions
  }
  return masks
}

/** The fields of a mask, ascending. */
export function fieldsIn({ fields }: Pick<OccurrenceMasks, 'fields'>, { index }: Space): number[] {
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

/** Documents by position bucket, computed in one pass. */
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

/** The cached value of a key, computed when missing. */
export function computeOnce<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
