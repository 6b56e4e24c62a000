import pLimit from 'p-limit'
import type { Log } from '../log.ts'
import type { Original, PictureFetcher } from './picture-fetcher.ts'
import type { OriginalStore } from './picture-store.ts'

/** Originals that are read from the store and worked on at once; each may have many megabytes. */
const CONCURRENT = 8

type Fetcher = Pick<PictureFetcher, 'fetch' | 'isPausing'>

/**
 * Originals of dealers' photo hosts from the shared store, where it has them: another size asks no host, and a host that is
 * gone takes no picture with it. A store that fails is passed over.
 */
export class StoredOriginals implements Fetcher {
  readonly #fetcher: Fetcher
  readonly #store: OriginalStore
  readonly #isStored: (source: URL) => boolean
  readonly #log: Pick<Log, 'warn'>
  readonly #limit = pLimit(CONCURRENT)

  /** @param isStored whether pictures from there are stored: those of a provider of maps, for one, may not be */
  constructor(
    fetcher: Fetcher,
    {
      store,
      isStored,
      log,
    }: { store: OriginalStore; isStored: (source: URL) => boolean; log: Pick<Log, 'warn'> },
  ) {
    this.#fetcher = fetcher
    this.#store = store
    this.#isStored = isStored
    this.#log = log
  }

  isPausing(source: URL): boolean {
    return this.#fetcher.isPausing(source)
  }

  /** Works on an original. @throws what `PictureFetcher.fetch` throws */
  async fetch<T>(source: URL, work: (original: Original) => Promise<T>): Promise<T> {
    if (!this.#isStored(source)) return this.#fetcher.fetch(source, work)
    const found = await this.#limit(async () => {
      const original = await this.#store
        .readOriginal(source.href)
        .catch((error: unknown) => this.#warn('a stored original was not read', error))
      return original && { done: await work(original) }
    })
    if (found) return found.done
    return this.#fetcher.fetch(source, async (original) => {
      const done = await work(original)
      await this.#store
        .writeOriginal(source.href, original)
        .catch((error: unknown) => this.#warn('an original was not stored', error))
      return done
    })
  }

  #warn(message: string, error: unknown): null {
    this.#log.warn({ error: String(error) }, message)
    return null
  }
}
