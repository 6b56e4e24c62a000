import { Recent } from './recent.ts'
import { outsideScratch } from './scratch.ts'

/** Bytes kept for one index at least, and for each of its documents: a common prefix takes about five a document. */
const MIN_BYTES = 32 * 2 ** 20
const BYTES_PER_DOCUMENT = 160
/** What a value takes beside itself. */
const OVERHEAD_BYTES = 300

/**
 * What searches found out about words and keep for the next: which words lie a typo away, which documents hold the
 * words with a prefix. Everything is forgotten when a word of any document changes; a change of a price keeps it.
 */
export class TextMemo {
  readonly #share: number
  readonly #kept: Recent<string, { value: unknown }>

  /** `share`: the part of what an index may keep that this one may. */
  constructor(share = 1) {
    this.#share = share
    this.#kept = new Recent(MIN_BYTES * share)
  }

  /** The value of that key, made when it is not known; `bytesOf` says what keeping it takes. Not to be changed. */
  get<T>(key: string, make: () => T, bytesOf: (value: T) => number): T {
    const known = this.#kept.find(key)
    if (known) return known.value as T
    const value = outsideScratch(make)
    this.#kept.keep(key, { value }, bytesOf(value) + OVERHEAD_BYTES)
    return value
  }

  /** Says how many documents the index has. */
  scaleTo(documents: number): void {
    this.#kept.limitBytes = Math.max(MIN_BYTES, documents * BYTES_PER_DOCUMENT) * this.#share
  }

  clear(): void {
    this.#kept.clear()
  }
}
