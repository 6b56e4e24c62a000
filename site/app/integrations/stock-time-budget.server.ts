import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page may wait for the stock index in all: it is rendered as well, and answered within 1.5 seconds. */
export const PAGE_BUDGET_MS = 1_000

/** Time that several calls share; calls side by side spend it once. */
export class TimeBudget {
  readonly #clock: () => number
  #leftMs: number
  #running = 0
  #since = 0

  /** @param clock milliseconds that only go forward */
  constructor(totalMs: number, clock: () => number = () => performance.now()) {
    this.#leftMs = totalMs
    this.#clock = clock
  }

  get leftMs(): number {
    const running = this.#running > 0 ? this.#clock() - this.#since : 0
    return Math.max(0, this.#leftMs - running)
  }

  /** Spends what the call takes. */
  async spend<T>(call: () => Promise<T>): Promise<T> {
    if (this.#running === 0) this.#since = this.#clock()
    this.#running += 1
    try {
      return await call()
    } finally {
      if (this.#running === 1) this.#leftMs = this.leftMs
      this.#running -= 1
    }
  }
}

const ofPage = new AsyncLocalStorage<TimeBudget>()

/** Runs the work of one page: whatever it asks the index, it waits no longer than the page's budget in all. */
export function withPageBudget<T>(
  work: () => Promise<T>,
  budget = new TimeBudget(PAGE_BUDGET_MS),
): Promise<T> {
  return ofPage.run(budget, work)
}

/** The budget of the page that is being made; undefined for work in the background. */
export const pageBudget = (): TimeBudget | undefined => ofPage.getStore()
