/** More work was asked for than may wait. */
export class TooBusyError extends Error {}

/** Lets a few pieces of work run at a time and a bounded number wait. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** @throws TooBusyError when too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new TooBusyError('Too many photos asked for.')
      await new Promise<void>((go) => this.#waiting.push(go))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The turn is handed on, so nobody can slip in between.
      if (next) next()
      else this.#running--
    }
  }
}
