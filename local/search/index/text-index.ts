import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import type { Bits } from './bits.ts'
import { Dictionary } from './dictionary.ts'
import type { DocumentWords } from './extract-words.ts'
import type { Fields } from './fields.ts'
import { grownUint8 } from './growing.ts'
import { Postings } from './postings.ts'
import { TextMemo } from './text-memo.ts'

const isNumeric = /^[\p{N}\p{P}$+<=>^`|~]+$/u

const NO_COUNTS = new Uint8Array(0)

/** The words of all documents: their occurrences, and the number of words per field. */
export class TextIndex {
  readonly dictionary = new Dictionary()
  readonly postings = new Postings()
  readonly memo = new TextMemo()
  /** Pairs of words: many and cheap, so they have a cache of their own. */
  readonly pairs = new TextMemo(1 / 4)
  /** Terms of typed words: most are used once, so they have a small cache of their own. */
  readonly typed = new TextMemo(1 / 16)
  /** Field id → for each document the number of words, at most 255. */
  readonly #counts = new Map<number, Uint8Array>()
  readonly #fields: Fields
  readonly #numbersAreExact: boolean

  constructor(fields: Fields, numbersAreExact: boolean) {
    this.#fields = fields
    this.#numbersAreExact = numbersAreExact
  }

  /** Caches stay valid: searches do not find the document yet. */
  add(doc: number, { occurrences, counts }: DocumentWords): void {
    for (const [text, places] of occurrences) {
      const word = this.dictionary.intern(text)
      this.postings.add(word, doc, places)
      if (!this.isExactWord(text) && places.some((place) => !this.isExactPlace(place))) {
        this.dictionary.allowTypos(word)
      }
    }
    for (const [field, count] of counts) {
      const column = grownUint8(this.#counts.get(field) ?? new Uint8Array(0), doc + 1)
      column[doc] = Math.min(count, 255)
      this.#counts.set(field, column)
    }
  }

  remove(doc: number, { occurrences, counts }: DocumentWords): void {
    this.forget()
    for (const text of occurrences.keys()) {
      const word = this.dictionary.find(text)
      if (word >= 0) this.postings.remove(word, doc)
    }
    for (const field of counts.keys()) {
      const column = this.#counts.get(field)
      if (column && doc < column.length) column[doc] = 0
    }
  }

  /** Clears the caches. */
  forget(): void {
    this.memo.clear()
    this.pairs.clear()
    this.typed.clear()
  }

  /** Adapts the cache sizes to the number of documents. */
  scaleTo(documents: number): void {
    this.memo.scaleTo(documents)
    this.pairs.scaleTo(documents)
    this.typed.scaleTo(documents)
  }

  /** Removes documents whose words are unknown. Yields where the work may pause. */
  *removeDocs(docs: Bits): Generator<void, void, void> {
    this.forget()
    yield* this.postings.removeDocs(docs)
    for (const column of this.#counts.values()) {
      docs.each((doc) => {
        if (doc < column.length) column[doc] = 0
      })
    }
    // Results cached in between may contain removed documents, whose numbers will be reused.
    this.forget()
  }

  *save(out: Encoder): Saving {
    out.number(this.#counts.size)
    for (const [field, column] of this.#counts) {
      out.number(field)
      out.array(column)
    }
    yield* this.dictionary.save(out)
    yield* this.postings.save(out)
  }

  *load(from: Decoder): Loading {
    for (let left = from.number(); left > 0; left -= 1) this.#counts.set(from.number(), from.uint8())
    yield* this.dictionary.load(from)
    yield* this.postings.load(from)
  }

  /** The number of words in a field by document; may be shorter than the number of documents. */
  wordCounts(field: number): Uint8Array {
    return this.#counts.get(field) ?? NO_COUNTS
  }

  /** Whether the settings exclude this word from typos. */
  isExactWord(text: string): boolean {
    return this.#numbersAreExact && isNumeric.test(text)
  }

  /** Whether an occurrence belongs to a field that is matched without typos only. */
  isExactPlace(occurrence: number): boolean {
    return this.#fields.list[occurrence >>> 16]!.exact
  }
}
