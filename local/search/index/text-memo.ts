import { LRUCache } from 'lru-cache'
import { outsideScratch } from './scratch.ts'

/** The cache grows in steps of this size with the documents; a common prefix takes about five bytes a document. */
const STEP_BYTES = 32 * 2 ** 20
const BYTES_PER_DOCUMENT = 160
/** Memory per entry besides its value. */
const OVERHEAD_BYTES = 300

/**
 * Caches results about words between searches: typo candidates, documents of a prefix. Cleared when a word of any
 * document changes; a changed price leaves it valid.
 */
export class TextMemo {
  readonly #share: number
  #cache: LRUCache<string, { value: unknown }>

  /** `share`: the part of an index's cache size. */
  constructor(share = 1) {
    this.#share = share
    this.#cache = cacheFor(0, share)
  }

  /** The cached value of a key, or the result of `make`; `bytesOf` estimates its memory. Callers must not change it. */
  get<T>(key: string, make: () => T, bytesOf: (value: T) => number): T {
    const cached = this.#cache.get(key)
    if (cached) return cached.value as T
    const value = outsideScratch(make)
    this.#cache.set(key, { value }, { size: bytesOf(value) + OVERHEAD_BYTES })
    return value
  }

  /** Adapts the cache size to the number of documents; a new size starts with an empty cache. */
  scaleTo(documents: number): void {
    if (maxSizeFor(documents, this.#share) !== this.#cache.maxSize) {
      this.#cache = cacheFor(documents, this.#share)
    }
  }

  clear(): void {
    this.#cache.clear()
  }
}

const maxSizeFor = (documents: number, share: number) =>
  Math.max(1, Math.ceil((documents * BYTES_PER_DOCUMENT) / STEP_BYTES)) * STEP_BYTES * share

const cacheFor = (documents: number, share: number) =>
  new LRUCache<string, { value: unknown }>({ maxSize: maxSizeFor(documents, share) })
