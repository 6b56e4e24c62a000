import { outsideScratch } from './scratch.ts'

/** Bytes kept for one index at least, and for each of its documents: a common prefix takes about five a document. */
const MIN_BYTES = 32 * 2 ** 20
const BYTES_PER_DOCUMENT = 160

interface Kept {
  value: unknown
  bytes: number
}

/**
 * What searches found out about words and keep for the next: which words lie a typo away, which documents hold the
 * words with a prefix. Everything is forgotten when a word of any document changes; a change of a price keeps it.
 * What was asked for last stays longest.
 */
export class TextMemo {
  readonly #kept = new Map<string, Kept>()
  readonly #share: number
  #bytes = 0
  #limit: number

  /** `share`: the part of what an index may keep that this one may. */
  constructor(share = 1) {
    this.#share = share
    this.#limit = MIN_BYTES * share
  }

  /** The value of that key, made when it is not known; `bytesOf` says what keeping it takes. Not to be changed. */
  get<T>(key: string, make: () => T, bytesOf: (value: T) => number): T {
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known.value as T
    }
    const value = outsideScratch(make)
    this.#keep(key, { value, bytes: bytesOf(value) + 100 })
    return value
  }

  /** Says how many documents the index has. */
  scaleTo(documents: number): void {
    this.#limit = Math.max(MIN_BYTES, documents * BYTES_PER_DOCUMENT) * this.#share
  }

  clear(): void {
    if (this.#kept.size === 0) return
    this.#kept.clear()
    this.#bytes = 0
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept)
    this.#bytes += kept.bytes
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#limit) return
      this.#kept.delete(oldest)
      this.#bytes -= bytes
    }
  }
}
