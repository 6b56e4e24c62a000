import { AsyncLocalStorage } from 'node:async_hooks'

/** A page's total time for the stock index, of the 1.5 seconds in which it has to be answered. */
export const PAGE_BUDGET_MS = 1_000

/** Time shared by several calls; concurrent calls spend it once. */
export class TimeBudget {
  readonly #clock: () => number
  #leftMs: number
  #running = 0
  #since = 0

  /** @param clock monotonic milliseconds */
  constructor(totalMs: number, clock: () => number = () => performance.now()) {
    this.#leftMs = totalMs
    this.#clock = clock
  }

  get leftMs(): number {
    const running = this.#running > 0 ? this.#clock() - this.#since : 0
    return Math.max(0, this.#leftMs - running)
  }

  /** Spends the duration of the call. */
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

/** Runs the work of one page with a shared time budget for the stock index. */
export function withPageBudget<T>(
  work: () => Promise<T>,
  budget = new TimeBudget(PAGE_BUDGET_MS),
): Promise<T> {
  return ofPage.run(budget, work)
}

/** The budget of the current page; undefined for background work. */
export const pageBudget = (): TimeBudget | undefined => ofPage.getStore()
