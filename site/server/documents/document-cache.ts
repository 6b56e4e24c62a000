// Whole pages, compressed once, one copy an address: fresh as long as the content and the stock they were made of
// have not moved, and a stale copy after that, for when a newer one cannot be made.
import type { OutgoingHttpHeaders } from 'node:http'
import type { Bodies } from '../http/encodings.ts'

export interface CachedDocument {
  /** Of the content and the stock it was made of. */
  readonly version: string
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly bodies: Bodies
  /** Milliseconds since 1970: when its making began, so that nothing in it is older. */
  readonly madeAt: number
  /** Milliseconds since 1970: when a rule of the page turns by itself. */
  readonly until: number
}

/** An older page than this is not shown any more: its prices, and whether its vehicles are there, are a day old. */
export const MAX_STALE_MS = 24 * 3_600_000

/** Asked for this often again, a page is worth a tenth of a second of another thread. */
const SQUEEZED_AT = 3
/** Headers and the map's own part, roughly. */
const OVERHEAD_BYTES = 3_000
/** A key is as long as whoever asks makes it. */
const sizeOf = (key: string, { bodies }: CachedDocument) => bodies.sizeBytes + key.length + OVERHEAD_BYTES

export class DocumentCache {
  readonly #documents = new Map<string, CachedDocument>()
  readonly #rendering = new Map<string, Promise<unknown>>()
  readonly #limit: number
  readonly #clock: () => number
  #size = 0
  /** How often a page that is not squeezed yet was asked for again. */
  readonly #asked = new WeakMap<Bodies, number>()
  #isSqueezing = false

  constructor(limitBytes: number, clock: () => number) {
    this.#limit = limitBytes
    this.#clock = clock
  }

  get sizeBytes(): number {
    return this.#size
  }

  /** The page of an address as it is made of this version; null where it has to be made. */
  find(key: string, version: string): CachedDocument | null {
    const found = this.#documents.get(key)
    if (!found || found.version !== version || found.until <= this.#clock()) return null
    this.#touch(key, found)
    this.#squeezeInTurn(found.bodies)
    return found
  }

  /** The last page of an address, of whatever version; only for when no newer one can be made. */
  findStale(key: string): CachedDocument | null {
    const found = this.#documents.get(key)
    if (!found) return null
    if (found.madeAt + MAX_STALE_MS <= this.#clock()) {
      this.#remove(key, found)
      return null
    }
    this.#touch(key, found)
    return found
  }

  store(key: string, document: CachedDocument): void {
    const size = sizeOf(key, document)
    if (size > this.#limit || document.until <= this.#clock()) return
    const before = this.#documents.get(key)
    // Another version, begun later, was made sooner.
    if (before && before.madeAt > document.madeAt) return
    this.delete(key)
    this.#documents.set(key, document)
    this.#size += size
    for (const [oldest, old] of this.#documents) {
      if (this.#size <= this.#limit) break
      this.#remove(oldest, old)
    }
  }

  /** The address has no such page any more, not even an old one. */
  delete(key: string): void {
    const found = this.#documents.get(key)
    if (found) this.#remove(key, found)
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

  /** Asked for again: it moves to the end, where it is forgotten last. */
  #touch(key: string, document: CachedDocument): void {
    this.#documents.delete(key)
    this.#documents.set(key, document)
  }

  /** A page that many ask for is compressed as small as it gets, one page at a time. */
  #squeezeInTurn(bodies: Bodies): void {
    const asked = (this.#asked.get(bodies) ?? 0) + 1
    if (asked > SQUEEZED_AT) return
    if (asked < SQUEEZED_AT) this.#asked.set(bodies, asked)
    else if (!this.#isSqueezing) {
      this.#asked.set(bodies, Number.POSITIVE_INFINITY)
      this.#isSqueezing = true
      // The page is as good as before when it does not work out.
      const done = () => {
        this.#isSqueezing = false
      }
      bodies.squeeze().then(done, done)
    }
  }

  #remove(key: string, document: CachedDocument): void {
    if (this.#documents.delete(key)) this.#size -= sizeOf(key, document)
  }
}
