import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import { grownUint32 } from './growing.ts'

/** Which top-level fields each document has. The documents of a stock have few different sets of fields. */
export class Shapes {
  readonly #shapes: string[][] = []
  readonly #counts: number[] = []
  readonly #ids = new Map<string, number>()
  /** Document → its shape + 1, or 0. */
  #ofDoc: Uint32Array = new Uint32Array(0)
  /** The shape last given: that of the next document, mostly. */
  #last = -1

  set(doc: number, keys: string[]): void {
    this.remove(doc)
    if (this.#last < 0 || !areSame(this.#shapes[this.#last]!, keys)) this.#last = this.#intern(keys)
    this.#ofDoc = grownUint32(this.#ofDoc, doc + 1)
    this.#ofDoc[doc] = this.#last + 1
    this.#counts[this.#last]! += 1
  }

  remove(doc: number): void {
    const shape = (this.#ofDoc[doc] ?? 0) - 1
    if (shape < 0) return
    this.#counts[shape]! -= 1
    this.#ofDoc[doc] = 0
  }

  /** How many documents have each field. */
  distribution(): Record<string, number> {
    const counts = new Map<string, number>()
    for (const [shape, keys] of this.#shapes.entries()) {
      const count = this.#counts[shape]!
      if (count > 0) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count)
    }
    return Object.fromEntries([...counts].sort())
  }

  *save(out: Encoder): Saving {
    out.array(this.#ofDoc)
    out.array(Uint32Array.from(this.#counts))
    yield* out.texts(this.#shapes.map((keys) => JSON.stringify(keys)))
  }

  *load(from: Decoder): Loading {
    this.#ofDoc = from.uint32()
    for (const count of from.uint32()) this.#counts.push(count)
    yield* from.texts((text) => void this.#ids.set(text, this.#shapes.push(JSON.parse(text)) - 1))
  }

  #intern(keys: string[]): number {
    const text = JSON.stringify(keys)
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    this.#counts.push(0)
    const shape = this.#shapes.push(keys) - 1
    this.#ids.set(text, shape)
    return shape
  }
}

function areSame(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at])
}
