import type { Bits } from '../index/bits.ts'
import { DocSet } from '../index/doc-set.ts'
import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'

/** Up to this many documents are stored in a plain list, a fifth of the memory of a set. */
const MAX_LIST = 8

/** Replaces a list's length where a set follows. */
const SET = 0xffffffff

/** Value → its documents. Most values of a price or a stock number have one or a few. */
export class GroupDocs {
  /** -1 for none, a single document itself, a short ascending list, or a set. */
  readonly #docs: (number | number[] | DocSet)[] = []

  /** Adds a value without documents, if it is new. */
  reach(group: number): void {
    while (this.#docs.length <= group) this.#docs.push(-1)
  }

  size(group: number): number {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') return docs < 0 ? 0 : 1
    return Array.isArray(docs) ? docs.length : docs.size
  }

  join(group: number, doc: number): void {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') {
      if (docs !== doc) this.#docs[group] = docs < 0 ? doc : docs < doc ? [docs, doc] : [doc, docs]
    } else if (!Array.isArray(docs)) docs.add(doc)
    else if (docs.length < MAX_LIST) insert(docs, doc)
    else this.#docs[group] = createSet(docs, doc)
  }

  leave(group: number, doc: number): void {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') {
      if (docs === doc) this.#docs[group] = -1
    } else if (!Array.isArray(docs)) docs.delete(doc)
    else {
      const at = docs.indexOf(doc)
      if (at >= 0) docs.splice(at, 1)
      if (docs.length === 1) this.#docs[group] = docs[0]!
    }
  }

  addTo(group: number, target: Bits): void {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') {
      if (docs >= 0) target.add(docs)
    } else if (Array.isArray(docs)) for (const doc of docs) target.add(doc)
    else docs.addTo(target)
  }

  /** The number of documents of a set with the value. */
  countIn(group: number, set: Bits): number {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') return docs >= 0 && set.has(docs) ? 1 : 0
    if (!Array.isArray(docs)) return docs.countIn(set)
    let count = 0
    for (const doc of docs) if (set.has(doc)) count += 1
    return count
  }

  has(group: number, doc: number): boolean {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') return docs === doc
    return Array.isArray(docs) ? docs.includes(doc) : docs.has(doc)
  }

  /** Whether a document of a set has the first value and not the second. */
  someIn(set: Bits, group: number, without: number): boolean {
    const docs = this.#docs[group]!
    const others = this.#docs[without]!
    if (docs instanceof DocSet && others instanceof DocSet) return docs.reachesBeyond(others, set)
    const isSought = (doc: number) => set.has(doc) && !this.has(without, doc)
    return typeof docs === 'number' ? docs >= 0 && isSought(docs) : docs.some(isSought)
  }

  /** The smallest document of the set (of all, for null) with the value, or -1. */
  firstIn(group: number, set: Bits | null): number {
    const docs = this.#docs[group]!
    if (typeof docs === 'number') return docs >= 0 && (!set || set.has(docs)) ? docs : -1
    if (!Array.isArray(docs)) return docs.firstIn(set)
    return docs.find((doc) => !set || set.has(doc)) ?? -1
  }

  *save(out: Encoder): Saving {
    yield* out.numbers(this.#sizes(), new Uint32Array(this.#docs.length))
    let listed = 0
    for (const size of this.#sizes()) if (size !== SET) listed += size
    yield* out.numbers(this.#listed(), new Uint32Array(listed))
    for (const docs of this.#docs) {
      if (!(docs instanceof DocSet)) continue
      docs.save(out)
      if (out.isFull) yield
    }
  }

  *#sizes(): Iterable<number> {
    for (const docs of this.#docs) {
      if (typeof docs === 'number') yield docs < 0 ? 0 : 1
      else yield Array.isArray(docs) ? docs.length : SET
    }
  }

  *#listed(): Iterable<number> {
    for (const docs of this.#docs) {
      if (Array.isArray(docs)) yield* docs
      else if (typeof docs === 'number' && docs >= 0) yield docs
    }
  }

  *load(from: Decoder): Loading {
    const sizes = from.uint32()
    const lists = from.uint32()
    let at = 0
    for (const size of sizes) {
      if (size === SET) this.#docs.push(new DocSet().load(from))
      else {
        this.#docs.push(size === 0 ? -1 : size === 1 ? lists[at]! : Array.from(lists.subarray(at, at + size)))
        at += size
      }
      if (this.#docs.length % 1024 === 0) yield
    }
  }

  /** The documents where they are stored as a bitset; must not be changed. */
  findBits(group: number): Bits | null {
    const docs = this.#docs[group]!
    return docs instanceof DocSet ? docs.bits() : null
  }
}

function insert(docs: number[], doc: number): void {
  let at = docs.length
  while (at > 0 && docs[at - 1]! > doc) at -= 1
  if (docs[at - 1] !== doc) docs.splice(at, 0, doc)
}

function createSet(docs: number[], doc: number): DocSet {
  const set = new DocSet()
  for (const member of docs) set.add(member)
  set.add(doc)
  return set
}
