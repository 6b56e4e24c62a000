/** Number of results pages cached (OPEN-02). */
const MOST = 50
/** How long a page counts as fresh; live stock updates correct its cards meanwhile. */
const FRESH_MS = 15_000

/** Fresh results by address; the oldest is evicted above the limit (SRCH-25). */
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
