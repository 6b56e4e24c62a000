import type { Decoder } from '../saved/decoder.ts'
import type { Encoder } from '../saved/encoder.ts'

const MAX_PENDING = 4096

/** Words in order, so that those with a common beginning stand together. New words are merged in when asked. */
export class SortedWords {
  readonly #texts: readonly string[]
  #sorted: Uint32Array = new Uint32Array(0)
  #pending: number[] = []

  /** `texts` maps the id of a word to the word and may grow. */
  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** Adds the id of a word that was not added before. */
  add(word: number): void {
    // Not all at the first search after a large import.
    if (this.#pending.push(word) >= MAX_PENDING) this.#merge()
  }

  /** The ids in the order of their words. */
  ids(): Uint32Array {
    if (this.#pending.length > 0) this.#merge()
    return this.#sorted
  }

  /** The half-open range of `ids()` whose words begin with the prefix. */
  range(prefix: string): [from: number, to: number] {
    const from = this.#bound((text) => text < prefix)
    const to = this.#bound((text) => text < prefix || text.startsWith(prefix))
    return [from, to]
  }

  /** The ids of the words that begin with the prefix, in order. */
  with(prefix: string): Uint32Array {
    const [from, to] = this.range(prefix)
    return this.#sorted.subarray(from, to)
  }

  /** The first place from a given one on whose word does not begin with the prefix, as the word there does. */
  endOf(prefix: string, place: number): number {
    const ids = this.ids()
    let step = 1
    // Most beginnings are shared by a few neighbours only.
    while (place + step < ids.length && this.#texts[ids[place + step]!]!.startsWith(prefix)) step *= 2
    const last = place + (step >>> 1)
    const to = Math.min(place + step, ids.length)
    return lowerBound(ids, last, (id) => this.#texts[id]!.startsWith(prefix), to)
  }

  save(out: Encoder): void {
    out.array(this.ids())
  }

  load(from: Decoder): void {
    this.#sorted = from.uint32()
  }

  #bound(isBefore: (text: string) => boolean): number {
    return lowerBound(this.ids(), 0, (id) => isBefore(this.#texts[id]!))
  }

  /** The old words are moved in blocks between the new ones. */
  #merge(): void {
    const texts = this.#texts
    const fresh = this.#pending.sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1))
    const old = this.#sorted
    const merged = new Uint32Array(old.length + fresh.length)
    let from = 0
    for (const [at, word] of fresh.entries()) {
      const text = texts[word]!
      const to = lowerBound(old, from, (other) => texts[other]! < text)
      merged.set(old.subarray(from, to), from + at)
      merged[to + at] = word
      from = to
    }
    merged.set(old.subarray(from), from + fresh.length)
    this.#sorted = merged
    this.#pending = []
  }
}

function lowerBound(
  ids: Uint32Array,
  from: number,
  isBefore: (id: number) => boolean,
  to = ids.length,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(ids[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
