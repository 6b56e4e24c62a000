import type { Bits } from './bits.ts'
import { grownUint32 } from './growing.ts'

/**
 * Where one word stands: one entry an occurrence, sorted by document, then by occurrence.
 * An occurrence is `field id × 65536 + position`.
 */
export class PostingList {
  docs: Uint32Array
  occurrences: Uint32Array
  length: number

  constructor(
    docs: Uint32Array = new Uint32Array(0),
    occurrences: Uint32Array = new Uint32Array(0),
    length = docs.length,
  ) {
    this.docs = docs
    this.occurrences = occurrences
    this.length = length
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

  /** The same where the entry is not far from `from`: in steps that double, then by halves. */
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

  /** Adds the occurrences of one document, which must not be in the list yet, in ascending order. */
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
  }

  /** Adds one entry after all others. */
  push(doc: number, occurrence: number): void {
    if (this.length === this.docs.length) {
      this.docs = grownUint32(this.docs, this.length + 1)
      this.occurrences = grownUint32(this.occurrences, this.length + 1)
    }
    this.docs[this.length] = doc
    this.occurrences[this.length] = occurrence
    this.length += 1
  }

  /** Removes the documents of a set, which are all below `span`. */
  removeDocs(removed: Bits, span: number): void {
    const { docs, occurrences } = this
    let kept = 0
    for (let at = 0; at < this.length; at += 1) {
      const doc = docs[at]!
      if (doc < span && removed.has(doc)) continue
      if (kept < at) {
        docs[kept] = doc
        occurrences[kept] = occurrences[at]!
      }
      kept += 1
    }
    this.length = kept
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
