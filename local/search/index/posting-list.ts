import type { Bits } from './bits.ts'
import { grownUint32 } from './growing.ts'
import { fieldBit, positionBucket } from './occurrence.ts'

/**
 * The occurrences of one word, sorted by document, then by occurrence. An occurrence is `field id × 65536 +
 * position`.
 */
export class PostingList {
  docs: Uint32Array
  occurrences: Uint32Array
  length: number
  /** Bit masks of the word's fields and position buckets, possibly outdated by removals; 0 until computed. */
  #fields = 0
  #positions = 0

  constructor(
    docs: Uint32Array = new Uint32Array(0),
    occurrences: Uint32Array = new Uint32Array(0),
    length = docs.length,
  ) {
    this.docs = docs
    this.occurrences = occurrences
    this.length = length
  }

  /** The fields where the word may occur, as a mask ({@link fieldBit}). */
  get fields(): number {
    if (this.#fields === 0) this.#computeMasks(this.occurrences, this.length)
    return this.#fields
  }

  /** The position buckets where the word may occur, as a mask ({@link positionBucket}). */
  get positions(): number {
    if (this.#fields === 0) this.#computeMasks(this.occurrences, this.length)
    return this.#positions
  }

  /** To be called after external changes of the entries. */
  invalidateMasks(): void {
    this.#fields = 0
    this.#positions = 0
  }

  #computeMasks(occurrences: ArrayLike<number>, length: number): void {
    for (let at = 0; at < length; at += 1) {
      const occurrence = occurrences[at]!
      this.#fields |= fieldBit(occurrence >>> 16)
      this.#positions |= 1 << positionBucket(occurrence & 0xffff)
    }
  }

  /** Index of the first entry of a document not smaller than this one. */
  lowerBound(doc: number, from = 0): number {
    let low = from
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.docs[middle]! < doc) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The same for an entry near `from`: galloping search. */
  seek(doc: number, from: number): number {
    const { docs, length } = this
    let step = 1
    let low = from
    while (low < length && docs[low]! < doc) {
      from = low + 1
      low += step
      step *= 2
    }
    let high = Math.min(low, length)
    low = from
    while (low < high) {
      const middle = (low + high) >>> 1
      if (docs[middle]! < doc) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Adds the occurrences of a new document, in ascending order. */
  add(doc: number, occurrences: readonly number[]): void {
    const at = this.length > 0 && this.docs[this.length - 1]! > doc ? this.lowerBound(doc) : this.length
    const more = occurrences.length
    this.docs = grownUint32(this.docs, this.length + more)
    this.occurrences = grownUint32(this.occurrences, this.length + more)
    if (at < this.length) {
      this.docs.copyWithin(at + more, at, this.length)
      this.occurrences.copyWithin(at + more, at, this.length)
    }
    this.docs.fill(doc, at, at + more)
    this.occurrences.set(occurrences, at)
    this.length += more
    if (this.#fields !== 0) this.#computeMasks(occurrences, more)
  }

  /** Removes the documents of a set, all below `span`. */
  removeDocs(removed: Bits, span: number): void {
    const { docs, occurrences } = this
    let remaining = 0
    for (let at = 0; at < this.length; at += 1) {
      const doc = docs[at]!
      if (doc < span && removed.has(doc)) continue
      if (remaining < at) {
        docs[remaining] = doc
        occurrences[remaining] = occurrences[at]!
      }
      remaining += 1
    }
    this.length = remaining
  }

  /** Removes a document. */
  remove(doc: number): void {
    const at = this.lowerBound(doc)
    let end = at
    while (end < this.length && this.docs[end] === doc) end += 1
    this.docs.copyWithin(at, end, this.length)
    this.occurrences.copyWithin(at, end, this.length)
    this.length -= end - at
  }
}
