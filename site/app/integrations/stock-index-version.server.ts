import { Meilisearch } from 'meilisearch'

const POLL_MS = 1_000

export type StockVersionOptions = {
  host: string
  /** A key with the action `tasks.get`; a search-only key cannot see tasks. */
  apiKey: string | undefined
  indexUid: string
  /** Called with the first failure of each series. */
  onError: (error: unknown) => void
  /** Called with every change except the first version. */
  onChange?: (version: string) => void
}

/**
 * The number of the last task that finished on the index: pages rendered before a change of it are stale. Polled once a
 * second, because a real server sends no events.
 */
export class StockVersion {
  #version = ''
  #failing = false
  #asked = 0
  /** The latest request that was answered. */
  #answered = 0
  #timer: NodeJS.Timeout | undefined
  readonly #options: StockVersionOptions
  readonly #client: Meilisearch

  constructor(options: StockVersionOptions) {
    this.#options = options
    this.#client = new Meilisearch({
      host: options.host,
      ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
      timeout: 2_000,
      requestInit: { headers: { 'accept-encoding': 'identity' } },
    })
  }

  get current(): string {
    return this.#version
  }

  /** Starts polling; waits for the first answer, whose failure is not thrown. */
  async start(): Promise<void> {
    await this.refresh()
    this.#schedule()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Polls now. */
  async refresh(): Promise<string> {
    const request = ++this.#asked
    try {
      const { results } = await this.#client.tasks.getTasks({
        indexUids: [this.#options.indexUid],
        statuses: ['succeeded'],
        limit: 1,
      })
      this.#failing = false
      // An answer that was overtaken would bring back a version whose pages are stale.
      if (request < this.#answered) return this.#version
      this.#answered = request
      this.#adopt(results[0] === undefined ? '0' : String(results[0].uid))
    } catch (error) {
      if (!this.#failing) this.#options.onError(error)
      this.#failing = true
    }
    return this.#version
  }

  #adopt(version: string): void {
    if (version === this.#version) return
    const first = this.#version === ''
    this.#version = version
    if (!first) this.#options.onChange?.(version)
  }

  #schedule(): void {
    this.#timer = setTimeout(async () => {
      await this.refresh()
      if (this.#timer !== undefined) this.#schedule()
    }, POLL_MS)
    this.#timer.unref()
  }
}
