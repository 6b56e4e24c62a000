// A value that is loaded from elsewhere, kept until it is said to be old, and kept on when loading fails.

/** How long a failed load is not tried again, so that a service that is down does not slow every request. */
const RETRY_MS = 1_000

export interface KeptOptions<T> {
  load: () => Promise<T>
  /** What is left from an earlier run, asked once when the first load fails. */
  lastGood: () => Promise<T | null>
  /** Told of each value that was loaded. */
  onLoad: (value: T) => void
  onFailure: (error: unknown) => void
  clock?: () => number
}

export class Kept<T> {
  readonly #options: KeptOptions<T>
  readonly #clock: () => number
  #value: T | null = null
  #stale = true
  #loading: Promise<void> | null = null
  #generation = 0
  #retryAt = 0

  constructor(options: KeptOptions<T>) {
    this.#options = options
    this.#clock = options.clock ?? Date.now
  }

  /** The value has changed where it comes from; the next `get` loads it anew. */
  forget(): void {
    this.#stale = true
    this.#generation += 1
    this.#retryAt = 0
  }

  /** The value as far as it is known now. */
  get current(): T | null {
    return this.#value
  }

  /** The value, loaded if it is old; the last good one when loading fails; null when there has never been one. */
  async get(): Promise<T | null> {
    if (!this.#stale) return this.#value
    if (this.#clock() >= this.#retryAt || this.#value === null) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null
      })
      await this.#loading
    }
    return this.#value
  }

  async #load(): Promise<void> {
    const generation = this.#generation
    try {
      this.#value = await this.#options.load()
      // An event that came while loading may speak of something newer than what was loaded.
      if (generation === this.#generation) this.#stale = false
      this.#options.onLoad(this.#value)
    } catch (error) {
      this.#retryAt = this.#clock() + RETRY_MS
      this.#options.onFailure(error)
      this.#value ??= await this.#options.lastGood()
    }
  }
}
