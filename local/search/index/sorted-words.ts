import type { Decoder } from '../saved/decoder.ts'
import type { Encoder } from '../saved/encoder.ts'

const MAX_PENDING = 4096

/** Words in order, so that those with a common beginning stand together. New words are merged in when asked. */
export class SortedWords {
  readonly #texts: readonly string[]
  #sorted: Uint32Array = new Uint32Array(0)
  #pending: number[] = []
  #letters: Uint32Array | null = null
  #firsts: readonly string[] | null = null
  #heads: Heads | null = null

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
    const from = this.#bound(prefix)
    return [from, this.#endOf(prefix, from)]
  }

  /** The ids of the words that begin with the prefix, in order. */
  with(prefix: string): Uint32Array {
    const [from, to] = this.range(prefix)
    return this.#sorted.subarray(from, to)
  }

  /** The place of a word, or -1. */
  find(text: string): number {
    const place = this.#bound(text)
    return this.#texts[this.#sorted[place]!] === text ? place : -1
  }

  /** For each of `ids()` which letters its word has ({@link lettersOf}). */
  letters(): Uint32Array {
    const ids = this.ids()
    this.#letters ??= Uint32Array.from(ids, (id) => lettersOf(this.#texts[id]!))
    return this.#letters
  }

  /** The letters that words begin with. */
  firstLetters(): readonly string[] {
    const ids = this.ids()
    this.#firsts ??= runsOf(ids.length, (place) => firstLetter(this.#texts[ids[place]!]!)).keys
    return this.#firsts
  }

  save(out: Encoder): void {
    out.array(this.ids())
  }

  load(from: Decoder): void {
    this.#sorted = from.uint32()
  }

  /** The first place whose word is not before a text. */
  #bound(text: string): number {
    const ids = this.ids()
    this.#heads ??= new Heads(ids.length, (place) => this.#texts[ids[place]!]!)
    const [from, to] = this.#heads.around(headOf(text))
    return lowerBound(from, to, (place) => this.#texts[ids[place]!]! < text)
  }

  #endOf(prefix: string, from: number): number {
    const ids = this.ids()
    return endOf(from, ids.length, (place) => this.#texts[ids[place]!]!.startsWith(prefix))
  }

  /** The old words are moved in blocks between the new ones. */
  #merge(): void {
    const texts = this.#texts
    const fresh = this.#pending.sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1))
    const old = this.#sorted
    const merged = new Uint32Array(old.length + fresh.length)
    const letters = this.#letters && new Uint32Array(merged.length)
    let from = 0
    for (const [at, word] of fresh.entries()) {
      const text = texts[word]!
      const to = lowerBound(from, old.length, (place) => texts[old[place]!]! < text)
      merged.set(old.subarray(from, to), from + at)
      merged[to + at] = word
      if (letters) {
        letters.set(this.#letters!.subarray(from, to), from + at)
        letters[to + at] = lettersOf(text)
      }
      from = to
    }
    merged.set(old.subarray(from), from + fresh.length)
    letters?.set(this.#letters!.subarray(from), from + fresh.length)
    this.#letters = letters
    this.#firsts = null
    this.#heads = null
    this.#sorted = merged
    this.#pending = []
  }
}

/** The letters of a text as bits, of which unlike letters may share one. */
export function lettersOf(text: string): number {
  let letters = 0
  for (const letter of text) letters |= 1 << (letter.codePointAt(0)! & 31)
  return letters
}

export const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0)

/** The two units that a text begins with, as a number: in the order of texts. */
function headOf(text: string): number {
  const second = text.length > 1 ? text.charCodeAt(1) : 0
  return ((text.charCodeAt(0) << 16) | second) >>> 0
}

/**
 * Where the words with each head begin. A word is looked for among some hundreds then, and not among all: the texts
 * compared on the way lie all over the memory.
 */
class Heads {
  readonly #heads: Uint32Array
  /** One more than heads: the last is the number of words. */
  readonly #starts: Uint32Array

  constructor(count: number, textAt: (place: number) => string) {
    const { keys, starts } = runsOf(count, (place) => headOf(textAt(place)))
    this.#heads = Uint32Array.from(keys)
    this.#starts = Uint32Array.from([...starts, count])
  }

  /** The places among which the first word lies that is not before one with that head. */
  around(head: number): [from: number, to: number] {
    const heads = this.#heads
    const at = lowerBound(0, heads.length, (place) => heads[place]! < head)
    const from = this.#starts[at]!
    return [from, heads[at] === head ? this.#starts[at + 1]! : from]
  }
}

/** The keys of a list in which equal ones stand together, and where each begins. */
function runsOf<Key>(count: number, keyAt: (place: number) => Key): { keys: Key[]; starts: number[] } {
  const keys: Key[] = []
  const starts: number[] = []
  for (let place = 0; place < count; ) {
    const key = keyAt(place)
    keys.push(key)
    starts.push(place)
    place = endOf(place, count, (other) => keyAt(other) === key)
  }
  return { keys, starts }
}

/** The first place from one on that does not belong: few do, so in steps that double, then by halves. */
function endOf(from: number, count: number, belongs: (place: number) => boolean): number {
  let low = from
  let high = from
  for (let step = 1; high < count && belongs(high); step *= 2) {
    low = high + 1
    high += step
  }
  return lowerBound(low, Math.min(high, count), belongs)
}

/** The first place of a half-open range that is not before what is looked for. */
function lowerBound(from: number, to: number, isBefore: (place: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
