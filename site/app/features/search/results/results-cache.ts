/** Pages of results kept (OPEN-02). */
const MOST = 50
/** For so long a page is as good as asked for anew: what changes meanwhile is told to the cards by the live stock. */
const FRESH_MS = 15_000

/** Answers by address while they are fresh; of too many the oldest is let go (SRCH-25). */
export class ResultsCache<Page> {
  readonly #entries = new Map<string, { page: Page; at: number }>()
  readonly #most: number
  readonly #clock: () => number

  constructor({ most = MOST, clock = Date.now }: { most?: number; clock?: () => number } = {}) {
    this.#most = most
    this.#clock = clock
  }

  find(href: string): Page | null {
    const found = this.#entries.get(href)
    return found && this.#clock() - found.at < FRESH_MS ? found.page : null
  }

  store(href: string, page: Page): void {
    this.#entries.delete(href)
    this.#entries.set(href, { page, at: this.#clock() })
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return
      this.#entries.delete(oldest)
    }
  }
}
