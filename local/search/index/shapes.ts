import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import { grownUint32 } from './growing.ts'

/** The top-level fields of each document, as shared shapes: a stock has few different sets of fields. */
export class Shapes {
  readonly #shapes: string[][] = []
  readonly #counts: number[] = []
  readonly #ids = new Map<string, number>()
  /** Field → its registration number. */
  readonly #order = new Map<string, number>()
  /** Document → its shape + 1, or 0. */
  #ofDoc: Uint32Array = new Uint32Array(0)
  /** The last assigned shape, which is likely the next document's too. */
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

  /** Registers a field before any document has it. */
  register(name: string): void {
    if (!this.#order.has(name)) this.#order.set(name, this.#order.size)
  }

  hasRegistered(name: string): boolean {
    return this.#order.has(name)
  }

  /** The number of registered fields. */
  get metCount(): number {
    return this.#order.size
  }

  /**
   * The fields in order of registration, as Meilisearch numbers them and writes documents; new ones come last.
   * Returns the same array when it is in that order.
   */
  inOrder(keys: string[]): string[] {
    if (this.#last >= 0 && areSame(this.#shapes[this.#last]!, keys)) return keys
    const places = keys.map((key) => this.#order.get(key) ?? Number.POSITIVE_INFINITY)
    if (places.every((place, at) => at === 0 || places[at - 1]! <= place)) return keys
    return keys
      .map((key, at) => ({ key, at, place: places[at]! }))
      .sort((a, b) => (a.place === b.place ? a.at - b.at : a.place - b.place))
      .map(({ key }) => key)
  }

  /** The number of documents per field. */
  distribution(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const [shape, keys] of this.#shapes.entries()) {
      const count = this.#counts[shape]!
      if (count > 0) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count)
    }
    return counts
  }

  *save(out: Encoder): Saving {
    out.array(this.#ofDoc)
    out.array(Uint32Array.from(this.#counts))
    yield* out.texts(this.#shapes.map((keys) => JSON.stringify(keys)))
  }

  *load(from: Decoder): Loading {
    this.#ofDoc = from.uint32()
    for (const count of from.uint32()) this.#counts.push(count)
    yield* from.texts((text) => this.#addShape(text, JSON.parse(text)))
  }

  #intern(keys: string[]): number {
    const text = JSON.stringify(keys)
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    this.#counts.push(0)
    this.#addShape(text, keys)
    return this.#shapes.length - 1
  }

  #addShape(text: string, keys: string[]): void {
    this.#ids.set(text, this.#shapes.push(keys) - 1)
    for (const key of keys) this.register(key)
  }
}

function areSame(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at])
}
