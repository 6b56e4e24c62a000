import { scratchCopy, scratchUint32, scratchUnset } from './scratch.ts'

/** A set of small integers as a bitset of fixed capacity. Every set of documents in the engine is one. */
export class Bits {
  readonly words: Uint32Array

  constructor(capacity: number, words?: Uint32Array) {
    this.words = words ?? scratchUint32((capacity + 31) >>> 5)
  }

  /** The set {0 … size - 1}. */
  static full(size: number): Bits {
    const bits = new Bits(size)
    bits.words.fill(0xffffffff)
    if (size & 31) bits.words[bits.words.length - 1] = 2 ** (size & 31) - 1
    return bits
  }

  static of(capacity: number, members: Iterable<number>): Bits {
    const bits = new Bits(capacity)
    for (const member of members) bits.add(member)
    return bits
  }

  /** The intersection as a new set, with the first one's capacity. */
  static both(one: Bits, other: Bits): Bits {
    const { words } = one
    const from = other.words
    const found = scratchUnset(words.length)
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) found[at] = words[at]! & from[at]!
    if (end < words.length) found.fill(0, end)
    return new Bits(0, found)
  }

  clone(): Bits {
    return new Bits(0, scratchCopy(this.words))
  }

  add(member: number): void {
    this.words[member >>> 5]! |= 1 << (member & 31)
  }

  delete(member: number): void {
    this.words[member >>> 5]! &= ~(1 << (member & 31))
  }

  has(member: number): boolean {
    return (this.words[member >>> 5]! & (1 << (member & 31))) !== 0
  }

  or(other: Bits): this {
    const { words } = this
    const from = other.words
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) words[at]! |= from[at]!
    return this
  }

  and(other: Bits): this {
    const { words } = this
    const from = other.words
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) words[at]! &= from[at]!
    if (end < words.length) words.fill(0, end)
    return this
  }

  andNot(other: Bits): this {
    const { words } = this
    const from = other.words
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) words[at]! &= ~from[at]!
    return this
  }

  isEmpty(): boolean {
    const { words } = this
    for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) return false
    return true
  }

  intersects(other: Bits): boolean {
    const { words } = this
    const from = other.words
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) if ((words[at]! & from[at]!) !== 0) return true
    return false
  }

  /** Whether both sets have a common member that the third lacks. */
  intersectsBeyond(other: Bits, without: Bits): boolean {
    const { words } = this
    const from = other.words
    const left = without.words
    const end = Math.min(words.length, from.length)
    const middle = Math.min(end, left.length)
    for (let at = 0; at < middle; at += 1) if ((words[at]! & from[at]! & ~left[at]!) !== 0) return true
    for (let at = middle; at < end; at += 1) if ((words[at]! & from[at]!) !== 0) return true
    return false
  }

  count(): number {
    let total = 0
    const { words } = this
    for (let at = 0; at < words.length; at += 1) total += ones(words[at]!)
    return total
  }

  /** The size of the intersection. */
  countAnd(other: Bits): number {
    let total = 0
    const { words } = this
    const from = other.words
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) total += ones(words[at]! & from[at]!)
    return total
  }

  /** Visits the members in ascending order until the visitor returns false. */
  each(visit: (member: number) => unknown): void {
    const { words } = this
    for (let at = 0; at < words.length; at += 1) {
      let rest = words[at]!
      while (rest !== 0) {
        const low = rest & -rest
        if (visit(at * 32 + 31 - Math.clz32(low)) === false) return
        rest ^= low
      }
    }
  }

  /** The smallest member, or -1. */
  first(): number {
    const { words } = this
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]!
      if (word !== 0) return at * 32 + 31 - Math.clz32(word & -word)
    }
    return -1
  }

  /** The smallest common member, or -1. */
  firstAnd(other: Bits): number {
    const { words } = this
    const from = other.words
    const end = Math.min(words.length, from.length)
    for (let at = 0; at < end; at += 1) {
      const word = words[at]! & from[at]!
      if (word !== 0) return at * 32 + 31 - Math.clz32(word & -word)
    }
    return -1
  }

  /** The members in ascending order; `count`: their number, if known. */
  toArray(count = this.count()): Uint32Array {
    const members = scratchUint32(count)
    const { words } = this
    let size = 0
    for (let at = 0; at < words.length; at += 1) {
      for (let rest = words[at]!; rest !== 0; rest &= rest - 1) {
        members[size] = at * 32 + 31 - Math.clz32(rest & -rest)
        size += 1
      }
    }
    return members
  }
}

/** Population count of 32 bits (Hacker's Delight, figure 5-2). */
export function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
