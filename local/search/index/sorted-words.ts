import type { Decoder } from '../saved/decoder.ts'
import type { Encoder } from '../saved/encoder.ts'

const MAX_PENDING = 4096

/** Words in order, so that those with a common prefix are adjacent. New words are merged in on demand. */
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

  /** Adds the id of a new word. */
  add(word: number): void {
    // Avoids one large merge at the first search after an import.
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

  /** The index of a word, or -1. */
  find(text: string): number {
    const place = this.#bound(text)
    return this.#texts[this.#sorted[place]!] === text ? place : -1
  }

  /** For each of `ids()` the letter mask of its word ({@link countLetters}). */
  letters(): Uint32Array {
    const ids = this.ids()
    this.#letters ??= Uint32Array.from(ids, (id) => countLetters(this.#texts[id]!))
    return this.#letters
  }

  /** The initial letters of the words. */
  firstLetters(): readonly string[] {
    const ids = this.ids()
    this.#firsts ??= splitRuns(ids.length, (place) => firstLetter(this.#texts[ids[place]!]!)).keys
    return this.#firsts
  }

  save(out: Encoder): void {
    out.array(this.ids())
  }

  load(from: Decoder): void {
    this.#sorted = from.uint32()
  }

  /** The first index whose word is not before a text. */
  #bound(text: string): number {
    const ids = this.ids()
    this.#heads ??= new Heads(ids.length, (place) => this.#texts[ids[place]!]!)
    const [from, to] = this.#heads.around(readHead(text))
    return lowerBound(from, to, (place) => this.#texts[ids[place]!]! < text)
  }

  #endOf(prefix: string, from: number): number {
    const ids = this.ids()
    return findEnd(from, ids.length, (place) => this.#texts[ids[place]!]!.startsWith(prefix))
  }

  /** Merges in place: blocks of old words move between the new ones. */
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
        letters[to + at] = countLetters(text)
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

/** The letters of a text as a mask; different letters may share a bit. */
export function countLetters(text: string): number {
  let letters = 0
  for (const letter of text) letters |= 1 << (letter.codePointAt(0)! & 31)
  return letters
}

export const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0)

/** The first two code units of a text as a number, in text order. */
function readHead(text: string): number {
  const second = text.length > 1 ? text.charCodeAt(1) : 0
  return ((text.charCodeAt(0) << 16) | second) >>> 0
}

/**
 * The first index for each two-unit head. Limits binary search to some hundred words, because each comparison is a
 * cache miss.
 */
class Heads {
  readonly #heads: Uint32Array
  /** One longer than heads: the last entry is the number of words. */
  readonly #starts: Uint32Array

  constructor(count: number, textAt: (place: number) => string) {
    const { keys, starts } = splitRuns(count, (place) => readHead(textAt(place)))
    this.#heads = Uint32Array.from(keys)
    this.#starts = Uint32Array.from([...starts, count])
  }

  /** The index range that contains the first word not before a head. */
  around(head: number): [from: number, to: number] {
    const heads = this.#heads
    const at = lowerBound(0, heads.length, (place) => heads[place]! < head)
    const from = this.#starts[at]!
    return [from, heads[at] === head ? this.#starts[at + 1]! : from]
  }
}

/** The keys of a list with adjacent equal keys, and the first index of each. */
function splitRuns<Key>(count: number, keyAt: (place: number) => Key): { keys: Key[]; starts: number[] } {
  const keys: Key[] = []
  const starts: number[] = []
  for (let place = 0; place < count; ) {
    const key = keyAt(place)
    keys.push(key)
    starts.push(place)
    place = findEnd(place, count, (other) => keyAt(other) === key)
  }
  return { keys, starts }
}

/** The first index from a start that does not belong, by galloping search. */
function findEnd(from: number, count: number, belongs: (place: number) => boolean): number {
  let low = from
  let high = from
  for (let step = 1; high < count && belongs(high); step *= 2) {
    low = high + 1
    high += step
  }
  return lowerBound(low, Math.min(high, count), belongs)
}

/** The first index of a half-open range that is not before the target. */
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
