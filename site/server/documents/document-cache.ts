// Whole pages, compressed once, one copy an address: fresh as long as the content and the stock they were made of
// have not moved, and a stale copy after that, for when a newer one cannot be made.
import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { CompressedBody } from '../http/encodings.ts'

export interface CachedDocument {
  /** Of the content and the stock it was made of. */
  readonly version: string
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly body: CompressedBody
  /** Milliseconds since 1970: when its making began, so that nothing in it is older. */
  readonly madeAt: number
  /** Milliseconds since 1970: when the page may change by itself. */
  readonly until: number
}

/** An older page than this is not shown any more: its prices, and whether its vehicles are there, are a day old. */
export const MAX_STALE_MS = 24 * 3_600_000

/** Headers and the cache's own part, roughly. */
const OVERHEAD_BYTES = 3_000

export class DocumentCache {
  readonly #documents: LRUCache<string, CachedDocument>
  readonly #rendering = new Map<string, Promise<unknown>>()
  readonly #clock: () => number

  constructor(limitBytes: number, clock: () => number) {
    this.#documents = new LRUCache({
      maxSize: limitBytes,
      // A key is as long as whoever asks makes it.
      sizeCalculation: ({ body }, key) => body.sizeBytes + key.length + OVERHEAD_BYTES,
    })
    this.#clock = clock
  }

  get sizeBytes(): number {
    return this.#documents.calculatedSize
  }

  /** The page of an address as it is made of this version; null where it has to be made. */
  find(key: string, version: string): CachedDocument | null {
    const found = this.#documents.peek(key)
    if (!found || found.version !== version || found.until <= this.#clock()) return null
    return this.#documents.get(key) ?? null
  }

  /** The last page of an address, of whatever version; only for when no newer one can be made. */
  findStale(key: string): CachedDocument | null {
    const found = this.#documents.get(key)
    if (!found) return null
    if (found.madeAt + MAX_STALE_MS > this.#clock()) return found
    this.#documents.delete(key)
    return null
  }

  store(key: string, document: CachedDocument): void {
    if (document.until <= this.#clock()) return
    const before = this.#documents.peek(key)
    // Another version, begun later, was made sooner.
    if (before && before.madeAt > document.madeAt) return
    this.#documents.set(key, document)
  }

  /** The address has no such page any more, not even an old one. */
  delete(key: string): void {
    this.#documents.delete(key)
  }

  /**
   * What `render` makes of an address and version, once however many ask at the same time. It is trusted to end: every
   * waiting request fails with it.
   */
  async share<T>(key: string, version: string, render: () => Promise<T>): Promise<T> {
    const name = `${key}\n${version}`
    const running = this.#rendering.get(name)
    if (running) return running as Promise<T>
    const work = render()
    this.#rendering.set(name, work)
    try {
      return await work
    } finally {
      this.#rendering.delete(name)
    }
  }
}
