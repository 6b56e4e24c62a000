// The values of each document, as numbers in an array of minimal width: counting a facet reads one entry per document
// and mostly waits for memory.
import { grownUint32 } from '../index/growing.ts'
import type { Decoder } from '../saved/decoder.ts'
import type { Encoder } from '../saved/encoder.ts'

type Codes = Uint8Array | Uint16Array | Uint32Array

/** Document → its variants. 0 for none; the maximum of the width for a list in the pool. */
export class ValueCodes {
  #codes: Codes = new Uint8Array(0)
  #several = 0xff
  /** Document → index of its list in the pool; only where some document has several. */
  #starts: Uint32Array = new Uint32Array(0)
  /** Concatenated lists, each preceded by its length. */
  #pool: Uint32Array = new Uint32Array(0)
  #used = 0
  /** Unused words of the pool. */
  #waste = 0

  /** One above the largest document ever set. */
  get length(): number {
    return this.#length
  }
  #length = 0

  /** Whether some document may have several. */
  get hasSeveral(): boolean {
    return this.#used > this.#waste
  }

  /** Average entries read per document when counting: its code, and its list where it has one. */
  get stepsPerDoc(): number {
    return 1 + (this.#used - this.#waste) / Math.max(1, this.#length)
  }

  /** Sets the variants of a document without any. */
  set(doc: number, variants: readonly number[]): void {
    this.#reserve(doc, variants)
    if (variants.length <= 1) {
      this.#codes[doc] = variants.length === 0 ? 0 : variants[0]! + 1
      return
    }
    this.#codes[doc] = this.#several
    this.#starts = grownUint32(this.#starts, doc + 1)
    this.#starts[doc] = this.#used
    this.#pool = grownUint32(this.#pool, this.#used + variants.length + 1)
    this.#pool[this.#used] = variants.length
    this.#pool.set(variants, this.#used + 1)
    this.#used += variants.length + 1
  }

  clear(doc: number): void {
    if (doc >= this.#length) return
    if (this.#codes[doc] === this.#several) {
      this.#waste += this.#pool[this.#starts[doc]!]! + 1
      this.#codes[doc] = 0
      if (this.#waste > 1024 && this.#waste * 2 > this.#used) this.#compact()
    }
    this.#codes[doc] = 0
  }

  save(out: Encoder): void {
    for (const number of [this.#several, this.#used, this.#waste]) out.number(number)
    out.array(this.#codes, this.#length)
    out.array(this.#starts)
    out.array(this.#pool, this.#used)
  }

  load(from: Decoder): void {
    this.#several = from.number()
    this.#used = from.number()
    this.#waste = from.number()
    this.#codes = from.array() as Codes
    this.#length = this.#codes.length
    this.#starts = from.uint32()
    this.#pool = from.uint32()
  }

  /** Visits the variants of a document. */
  each(doc: number, visit: (variant: number) => void): void {
    const code = doc < this.#length ? this.#codes[doc]! : 0
    if (code === 0) return
    if (code !== this.#several) {
      visit(code - 1)
      return
    }
    const start = this.#starts[doc]!
    const end = start + this.#pool[start]!
    for (let at = start + 1; at <= end; at += 1) visit(this.#pool[at]!)
  }

  /** The only variant of a document, -1 for none, -2 for several. */
  only(doc: number): number {
    const code = doc < this.#length ? this.#codes[doc]! : 0
    return code === this.#several ? -2 : code - 1
  }

  /** Adds `step` to the count of each variant, for every given document that holds it. */
  count(docs: Uint32Array, counts: Uint32Array, step: 1 | -1): void {
    if (this.#codes instanceof Uint8Array) this.#count8(this.#codes, docs, counts, step)
    else if (this.#codes instanceof Uint16Array) this.#count16(this.#codes, docs, counts, step)
    else this.#count32(this.#codes, docs, counts, step)
  }

  // One loop per width, so that each is compiled for its array type.
  #count8(codes: Uint8Array, docs: Uint32Array, counts: Uint32Array, step: number): void {
    const end = this.#length
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at]!
      const code = doc < end ? codes[doc]! : 0
      if (code === 0xff) this.#countSeveral(doc, counts, step)
      else if (code !== 0) counts[code - 1]! += step
    }
  }

  #count16(codes: Uint16Array, docs: Uint32Array, counts: Uint32Array, step: number): void {
    const end = this.#length
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at]!
      const code = doc < end ? codes[doc]! : 0
      if (code === 0xffff) this.#countSeveral(doc, counts, step)
      else if (code !== 0) counts[code - 1]! += step
    }
  }

  #count32(codes: Uint32Array, docs: Uint32Array, counts: Uint32Array, step: number): void {
    const end = this.#length
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at]!
      const code = doc < end ? codes[doc]! : 0
      if (code === 0xffffffff) this.#countSeveral(doc, counts, step)
      else if (code !== 0) counts[code - 1]! += step
    }
  }

  #countSeveral(doc: number, counts: Uint32Array, step: number): void {
    const start = this.#starts[doc]!
    const end = start + this.#pool[start]!
    for (let at = start + 1; at <= end; at += 1) counts[this.#pool[at]!]! += step
  }

  #reserve(doc: number, variants: readonly number[]): void {
    this.#length = Math.max(this.#length, doc + 1)
    let most = 0
    for (const variant of variants) most = Math.max(most, variant + 1)
    if (most >= this.#several) this.#widen(most >= 0xffff ? 0xffffffff : 0xffff)
    if (doc < this.#codes.length) return
    const longer = arrayFor(this.#several, Math.max(doc + 1, this.#codes.length * 2, 64))
    longer.set(this.#codes)
    this.#codes = longer
  }

  #widen(several: number): void {
    const wider = arrayFor(several, this.#codes.length)
    for (let doc = 0; doc < this.#length; doc += 1) {
      const code = this.#codes[doc] ?? 0
      wider[doc] = code === this.#several ? several : code
    }
    this.#codes = wider
    this.#several = several
  }

  #compact(): void {
    const pool = new Uint32Array(this.#used - this.#waste)
    let used = 0
    for (let doc = 0; doc < this.#length; doc += 1) {
      if (this.#codes[doc] !== this.#several) continue
      const start = this.#starts[doc]!
      const size = this.#pool[start]! + 1
      pool.set(this.#pool.subarray(start, start + size), used)
      this.#starts[doc] = used
      used += size
    }
    this.#pool = pool
    this.#used = used
    this.#waste = 0
  }
}

function arrayFor(several: number, length: number): Codes {
  if (several === 0xff) return new Uint8Array(length)
  return several === 0xffff ? new Uint16Array(length) : new Uint32Array(length)
}
