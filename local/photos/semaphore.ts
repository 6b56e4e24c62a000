/** Too much work is queued. */
export class TooBusyError extends Error {}

/** Limits how much work runs at a time and how much may be queued. */
export class Semaphore {
  readonly #maxRunning: number
  readonly #maxQueued: number
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor({ maxRunning, maxQueued }: { maxRunning: number; maxQueued: number }) {
    this.#maxRunning = maxRunning
    this.#maxQueued = maxQueued
  }

  /** @throws TooBusyError when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#maxRunning) {
      if (this.#queue.length >= this.#maxQueued) throw new TooBusyError('Too many photos requested.')
      await new Promise<void>((start) => this.#queue.push(start))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      // The slot passes on directly, so that no other work can take it in between.
      if (next) next()
      else this.#running--
    }
  }
}
