// Whole pages, compressed once, kept until the content or the stock they were made of has moved.
import type { OutgoingHttpHeaders } from 'node:http'
import type { Bodies } from '../http/encodings.ts'

export interface CachedDocument {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly bodies: Bodies
  /** Milliseconds since 1970: when a rule of the page turns by itself. */
  readonly until: number
}

/** Asked for this often again, a page is worth a tenth of a second of another thread. */
const SQUEEZED_AT = 3
/** Headers and the map's own part, roughly. */
const OVERHEAD_BYTES = 3_000
/** A key is as long as whoever asks makes it. */
const sizeOf = (key: string, { bodies }: CachedDocument) => bodies.sizeBytes + key.length + OVERHEAD_BYTES

export class DocumentCache {
  readonly #documents = new Map<string, CachedDocument>()
  readonly #rendering = new Map<string, Promise<CachedDocument | null>>()
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

  find(key: string): CachedDocument | null {
    const found = this.#documents.get(key)
    if (!found) return null
    if (found.until <= this.#clock()) {
      this.#remove(key, found)
      return null
    }
    // Asked for again: it moves to the end, where it is forgotten last.
    this.#documents.delete(key)
    this.#documents.set(key, found)
    this.#squeezeInTurn(found.bodies)
    return found
  }

  /**
   * The page of a key, rendered once however many ask at the same time. `render` answers null for a page that must
   * not be kept, and is trusted to end: every waiting request fails with it.
   */
  async share(key: string, render: () => Promise<CachedDocument | null>): Promise<CachedDocument | null> {
    const running = this.#rendering.get(key)
    if (running) return running
    const work = render().then((document) => {
      if (document) this.#keep(key, document)
      return document
    })
    this.#rendering.set(key, work)
    try {
      return await work
    } finally {
      this.#rendering.delete(key)
    }
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

  #keep(key: string, document: CachedDocument): void {
    const size = sizeOf(key, document)
    if (size > this.#limit || document.until <= this.#clock()) return
    const before = this.#documents.get(key)
    if (before) this.#remove(key, before)
    this.#documents.set(key, document)
    this.#size += size
    for (const [oldest, old] of this.#documents) {
      if (this.#size <= this.#limit) break
      this.#remove(oldest, old)
    }
  }

  #remove(key: string, document: CachedDocument): void {
    if (this.#documents.delete(key)) this.#size -= sizeOf(key, document)
  }
}
