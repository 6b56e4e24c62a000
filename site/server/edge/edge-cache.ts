// The port to a shared cache in front of the site: which headers it reads, and how it is told what has changed.

/** How long answers are kept, in seconds of the shared cache's own. */
export interface Lifetime {
  /** Sent without asking the site. */
  readonly freshSeconds: number
  /** Sent once more while a newer one is fetched. */
  readonly staleSeconds: number
  /** Sent while the site does not answer. */
  readonly outageSeconds: number
}

export interface EdgeCache {
  /** The header by which it alone is told how long it keeps an answer; browsers have their own. */
  readonly controlHeader: string
  /** The header in which it reads the keys of an answer. */
  readonly keysHeader: string
  /** Between two keys in that header. */
  readonly keySeparator: ' ' | ','
  /** Whether it keeps answers apart by every header that Vary names; one that does not knows the encoding only. */
  readonly obeysVary: boolean
  /**
   * Removes every stored answer that has one of the keys, before it resolves.
   * @throws EdgePurgeError when it did not take the order; the same order may be given again
   */
  purge(keys: readonly string[]): Promise<void>
}

/** The cache has not taken an order to purge. */
export class EdgePurgeError extends Error {
  override readonly name = 'EdgePurgeError'
  /** When it wants to be asked again, in milliseconds from now; null where it has not said. */
  readonly retryAfterMs: number | null

  constructor(message: string, { retryAfterMs = null }: { retryAfterMs?: number | null } = {}) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** Every answer of the site. */
export const EVERYTHING = 'forecourt'
/** Every answer of a dealer, so that whoever runs the cache can remove them by hand. */
export const dealerKey = (slug: string) => `dealer-${slug}`
/** Answers that are made from a dealer's content, and from its stock. */
export const contentKey = (slug: string) => `content-${slug}`
export const stockKey = (slug: string) => `stock-${slug}`
/** Lists of a dealer's whole stock, which are made some time after it has changed. */
export const listsKey = (slug: string) => `lists-${slug}`

/** What keeps an answer out of the cache, whatever rules it has been given. */
export const KEEP_OUT = 'no-store, max-age=0'

/** The directives of a lifetime; each cache reads them in its own header (RFC 9213, RFC 5861). */
export const formatLifetime = ({ freshSeconds, staleSeconds, outageSeconds }: Lifetime): string =>
  `max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${outageSeconds}`
