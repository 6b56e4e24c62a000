import type { Decoder } from '../saved/decoder.ts'
import type { Encoder } from '../saved/encoder.ts'
import { Bits } from './bits.ts'
import { grownUint32 } from './growing.ts'

/** A growing set of documents: a sorted list while sparse, then a bitset. */
export class DocSet {
  size = 0
  #list: Uint32Array = new Uint32Array(0)
  #bits: Bits | null = null

  add(doc: number): void {
    if (this.#bits) {
      this.#reserve(doc)
      if (!this.#bits.has(doc)) {
        this.#bits.add(doc)
        this.size += 1
      }
      return
    }
    const at = this.size > 0 && this.#list[this.size - 1]! < doc ? this.size : this.#lowerBound(doc)
    if (at < this.size && this.#list[at] === doc) return
    this.#list = grownUint32(this.#list, this.size + 1)
    this.#list.copyWithin(at + 1, at, this.size)
    this.#list[at] = doc
    this.size += 1
    // A list of n entries takes n words of memory, a bitset a 32nd of the span.
    if (this.size > 64 && this.size * 16 > this.#list[this.size - 1]!) this.#becomeBits()
  }

  delete(doc: number): void {
    if (this.#bits) {
      if (doc >= this.#bits.words.length * 32 || !this.#bits.has(doc)) return
      this.#bits.delete(doc)
      this.size -= 1
      return
    }
    const at = this.#lowerBound(doc)
    if (at >= this.size || this.#list[at] !== doc) return
    this.#list.copyWithin(at, at + 1, this.size)
    this.size -= 1
  }

  has(doc: number): boolean {
    if (this.#bits) return doc < this.#bits.words.length * 32 && this.#bits.has(doc)
    const at = this.#lowerBound(doc)
    return at < this.size && this.#list[at] === doc
  }

  /** The members as a bitset, where they are stored as one; must not be changed. */
  bits(): Bits | null {
    return this.#bits
  }

  /** Adds every member to a set of documents. */
  addTo(target: Bits): void {
    if (this.#bits) target.or(this.#bits)
    else for (let at = 0; at < this.size; at += 1) target.add(this.#list[at]!)
  }

  /** The size of the intersection with another set. */
  countIn(other: Bits): number {
    if (this.#bits) return this.#bits.countAnd(other)
    const list = this.#list
    const { words } = other
    let count = 0
    // Branch-free: a branch would be mispredicted often for a set of half of the documents.
    for (let at = 0; at < this.size; at += 1) count += (words[list[at]! >>> 5]! >>> (list[at]! & 31)) & 1
    return count
  }

  /** The smallest common member (any, for null), or -1. */
  firstIn(other: Bits | null): number {
    if (this.#bits) return other ? this.#bits.firstAnd(other) : this.#bits.first()
    for (let at = 0; at < this.size; at += 1) if (!other || other.has(this.#list[at]!)) return this.#list[at]!
    return -1
  }

  /** Whether a member satisfies the predicate. */
  some(test: (doc: number) => boolean): boolean {
    if (!this.#bits) return this.#list.subarray(0, this.size).some(test)
    let found = false
    this.#bits.each((doc) => {
      found = test(doc)
      return !found
    })
    return found
  }

  /** Whether a member of the given set is missing in the other. */
  reachesBeyond(other: DocSet, others: Bits): boolean {
    if (!this.#bits) return this.#listReachesBeyond(other, others)
    if (other.#bits) return this.#bits.intersectsBeyond(others, other.#bits)
    return this.some((doc) => others.has(doc) && !other.has(doc))
  }

  #listReachesBeyond(other: DocSet, others: Bits): boolean {
    const list = this.#list
    const otherList = other.#list
    let at = 0
    for (let own = 0; own < this.size; own += 1) {
      const doc = list[own]!
      if (!others.has(doc)) continue
      if (other.#bits) {
        if (!other.has(doc)) return true
        continue
      }
      // Both lists are ascending: the other is traversed once.
      while (at < other.size && otherList[at]! < doc) at += 1
      if (at === other.size || otherList[at] !== doc) return true
    }
    return false
  }

  save(out: Encoder): void {
    out.number(this.size)
    out.number(this.#bits ? 1 : 0)
    if (this.#bits) out.array(this.#bits.words)
    else out.array(this.#list, this.size)
  }

  load(from: Decoder): this {
    this.size = from.number()
    const isBits = from.number() === 1
    const words = from.uint32()
    if (isBits) this.#bits = new Bits(0, words)
    else this.#list = words
    return this
  }

  #lowerBound(doc: number): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#list[middle]! < doc) low = middle + 1
      else high = middle
    }
    return low
  }

  #becomeBits(): void {
    const bits = new Bits(this.#list[this.size - 1]! * 2)
    for (let at = 0; at < this.size; at += 1) bits.add(this.#list[at]!)
    this.#bits = bits
    this.#list = new Uint32Array(0)
  }

  #reserve(doc: number): void {
    const { words } = this.#bits!
    if (doc < words.length * 32) return
    this.#bits = new Bits(0, grownUint32(words, (doc >>> 5) + 1))
  }
}
