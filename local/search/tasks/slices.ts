/** The server is stopping: the work is aborted and repeated at the next start. */
export class Interrupted extends Error {}

/** Duration of a slice. */
const SLICE_MS = 3

/** Splits long work into slices, between which requests are answered. */
export class Slices {
  readonly #isStopping: () => boolean
  readonly #sliceMs: number
  #until = 0

  constructor(isStopping: () => boolean = () => false, sliceMs = SLICE_MS) {
    this.#isStopping = isStopping
    this.#sliceMs = sliceMs
    this.#begin()
  }

  /** Whether the slice is over. */
  isDue(): boolean {
    return performance.now() >= this.#until
  }

  /** Lets pending requests run. Throws {@link Interrupted} when the server stops. */
  async rest(): Promise<void> {
    await pause()
    if (this.#isStopping()) throw new Interrupted('The server stops.')
    this.#begin()
  }

  /** Visits items one by one, pausing between slices. */
  async each<T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> {
    for (const item of items) {
      if (this.isDue()) await this.rest()
      visit(item)
    }
  }

  /**
   * The same, with the visits of a slice inside one call of `together`, which must run its argument synchronously.
   */
  async eachTogether<T>(
    items: Iterable<T>,
    together: (work: () => void) => void,
    visit: (item: T) => void,
  ): Promise<void> {
    const iterator = items[Symbol.iterator]()
    for (let next = iterator.next(); !next.done; ) {
      if (this.isDue()) await this.rest()
      together(() => {
        do {
          visit(next.value as T)
          next = iterator.next()
        } while (!next.done && !this.isDue())
      })
    }
  }

  #begin(): void {
    this.#until = performance.now() + this.#sliceMs
  }
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
