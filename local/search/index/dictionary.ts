import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import { SortedWords } from './sorted-words.ts'

/** Prefixes of at most this many bytes and at least this many words are resolved as ranges of words. */
const MAX_PREFIX_BYTES = 4
const MIN_PREFIX_WORDS = 100

/** All words of an index. A word keeps its id for the life of the index. */
export class Dictionary {
  readonly texts: string[] = []
  readonly #ids = new Map<string, number>()
  /** Every word. */
  readonly all = new SortedWords(this.texts)
  /** Words that may be matched with typos: those in a field that allows it. */
  readonly tolerant = new SortedWords(this.texts)
  readonly #isTolerant: boolean[] = []

  /** The id of a word, or -1. */
  find(text: string): number {
    return this.#ids.get(text) ?? -1
  }

  /** The id of a word, added when new. */
  intern(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    const id = this.texts.length
    this.texts.push(text)
    this.#ids.set(text, id)
    this.all.add(id)
    return id
  }

  /** Marks the word as occurring in a field that allows typos. */
  allowTypos(word: number): void {
    if (this.#isTolerant[word]) return
    this.#isTolerant[word] = true
    this.tolerant.add(word)
  }

  *save(out: Encoder): Saving {
    this.all.save(out)
    this.tolerant.save(out)
    yield* out.texts(this.texts)
  }

  *load(from: Decoder): Loading {
    this.all.load(from)
    this.tolerant.load(from)
    for (const word of this.tolerant.ids()) this.#isTolerant[word] = true
    yield* from.texts((text) => void this.#ids.set(text, this.texts.push(text) - 1))
  }

  /** Whether a prefix has so many words that it is resolved as a range. */
  isCommonPrefix(prefix: string): boolean {
    if (Buffer.byteLength(prefix) > MAX_PREFIX_BYTES) return false
    const [from, to] = this.tolerant.range(prefix)
    return to - from >= MIN_PREFIX_WORDS
  }
}
