import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import { Bits } from './bits.ts'
import { grownUint32 } from './growing.ts'

/**
 * The engine's document numbers by document id. Numbers follow the order of insertion, which is also the order of
 * equal hits; those of deleted documents are reused, smallest first.
 */
export class DocIds {
  readonly #numbers = new Map<string, number>()
  /** Free numbers, the smallest last. */
  #free: number[] = []
  #next = 0
  #alive = new Bits(0)

  /** The number of documents. */
  get size(): number {
    return this.#numbers.size
  }

  /** One above the largest number, used or free. */
  get capacity(): number {
    return this.#next
  }

  find(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  /** The number of a document, a new one for a new id. Searches find it once it is shown. */
  intern(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    const doc = this.#free.pop() ?? this.#next
    this.restore(id, doc)
    return doc
  }

  /** Restores a stored document. */
  restore(id: string, doc: number): void {
    this.#numbers.set(id, doc)
    this.#next = Math.max(this.#next, doc + 1)
    const words = (this.#next + 31) >>> 5
    if (words > this.#alive.words.length) this.#alive = new Bits(0, grownUint32(this.#alive.words, words))
  }

  /** Makes a document visible to searches. */
  show(doc: number): void {
    this.#alive.add(doc)
  }

  delete(id: string): void {
    const doc = this.#numbers.get(id)
    if (doc === undefined) return
    this.#numbers.delete(id)
    this.#alive.delete(doc)
    this.#free.splice(this.#placeInFree(doc), 0, doc)
  }

  /** Removes documents by number; {@link findGaps} must be called afterwards. */
  forget(docs: Bits): void {
    const span = docs.words.length * 32
    for (const [id, doc] of this.#numbers) {
      if (doc >= span || !docs.has(doc)) continue
      this.#numbers.delete(id)
      this.#alive.delete(doc)
    }
  }

  /** To be called after all stored documents are restored: finds the free numbers. */
  findGaps(): void {
    const used = Bits.of(this.#next, this.#numbers.values())
    this.#free = []
    for (let doc = this.#next - 1; doc >= 0; doc -= 1) if (!used.has(doc)) this.#free.push(doc)
  }

  #placeInFree(doc: number): number {
    let low = 0
    let high = this.#free.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#free[middle]! > doc) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The visible documents; must not be changed. */
  alive(): Bits {
    return this.#alive
  }

  /** Writes the ids with their numbers. Free numbers are found again by {@link findGaps}. */
  *save(out: Encoder): Saving {
    out.number(this.#next)
    out.array(this.#alive.words)
    yield* out.numbers(this.#numbers.values(), new Uint32Array(this.#numbers.size))
    yield* out.saveTexts(this.#numbers.keys(), this.#numbers.size)
  }

  *load(from: Decoder): Loading {
    this.#next = from.number()
    this.#alive = new Bits(0, from.uint32())
    const numbers = from.uint32()
    let at = 0
    yield* from.texts((id) => {
      this.#numbers.set(id, numbers[at]!)
      at += 1
    })
  }
}
