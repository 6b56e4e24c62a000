// Documents, compressed once, one per address: fresh for one version of content and stock, and afterwards a stale copy
// for when a newer one cannot be rendered.
import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { CompressedBody } from '../http/encodings.ts'

export interface CachedDocument {
  /** Version of the content and the stock it was rendered from. */
  readonly version: string
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  /** Of the data it was rendered from; null where that cannot be compared. */
  readonly fingerprint: string | null
  /** The words of a search that found nothing; null for any other page. */
  readonly emptySearch: string | null
  /** Drawn pictures are not compressed again. */
  readonly body: CompressedBody | Buffer
  /** Milliseconds since 1970: the start of its rendering, so that nothing in it is older. */
  readonly madeAt: number
  /** Milliseconds since 1970: when the page may change by itself; infinite where nothing says so. */
  readonly changesAt: number
  /** Milliseconds since 1970: when it is made again at the latest. */
  readonly until: number
}

/** Maximum age of a document, however often its data is found unchanged. */
export const LONGEST_MS = 10 * 60_000
/** Stale documents older than this are not sent: prices and availability would be a day old. */
export const MAX_STALE_MS = 24 * 3_600_000

/** Approximate size of headers and cache entry. */
const OVERHEAD_BYTES = 3_000

export class DocumentCache {
  readonly #documents: LRUCache<string, CachedDocument>
  readonly #rendering = new Map<string, Promise<unknown>>()
  readonly #clock: () => number

  constructor(limitBytes: number, clock: () => number) {
    this.#documents = new LRUCache({
      maxSize: limitBytes,
      // Visitors decide the length of a key.
      sizeCalculation: ({ body }, key) =>
        (Buffer.isBuffer(body) ? body.length : body.sizeBytes) + key.length + OVERHEAD_BYTES,
    })
    this.#clock = clock
  }

  get sizeBytes(): number {
    return this.#documents.calculatedSize
  }

  /** The document of an address for this version; null where it must be rendered. */
  find(key: string, version: string): CachedDocument | null {
    const found = this.#documents.peek(key)
    if (!found || found.version !== version || found.until <= this.#clock()) return null
    return this.#documents.get(key) ?? null
  }

  /** A document of an address, of any version, that may be sent if its data is unchanged. */
  findComparable(key: string): CachedDocument | null {
    const found = this.#documents.peek(key)
    return found && found.fingerprint !== null && found.madeAt + LONGEST_MS > this.#clock() ? found : null
  }

  /** The last document of an address, of any version; only for when no newer one can be rendered. */
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
    // A later version was rendered sooner.
    if (before && before.madeAt > document.madeAt) return
    this.#documents.set(key, document)
  }

  /** Removes the document of an address, the stale one too. */
  delete(key: string): void {
    this.#documents.delete(key)
  }

  /**
   * Renders an address and version once for all concurrent requests. `render` must settle; when it fails, all of them
   * fail.
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
