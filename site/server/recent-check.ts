const TIMEOUT_MS = 1_000
const FRESH_MS = 2_000

export interface RecentCheckOptions {
  /** A cheap request to the service. The signal aborts when the answer is no longer awaited. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>
  /** Called with the reason when the service becomes unavailable. */
  readonly onLoss?: (error: unknown) => void
  readonly clock?: () => number
  readonly timeoutMs?: number
  /** How long a measurement counts. */
  readonly freshMs?: number
}

/** Whether a service answers, checked at most every two seconds, or at a given interval. */
export class RecentCheck {
  readonly #options: RecentCheckOptions
  readonly #clock: () => number
  #last: { isUp: boolean; at: number } | null = null
  #running: Promise<boolean> | null = null
  /** A request that timed out and is still pending: another would only queue behind it. */
  #isPending = false

  constructor(options: RecentCheckOptions) {
    this.#options = options
    this.#clock = options.clock ?? Date.now
  }

  /** Answers within a second. */
  async isUp(): Promise<boolean> {
    if (this.#last !== null && this.#clock() < this.#last.at + (this.#options.freshMs ?? FRESH_MS))
      return this.#last.isUp
    this.#running ??= this.#measure().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #measure(): Promise<boolean> {
    const error = this.#isPending ? new Error('An earlier question is not answered yet.') : await this.#ask()
    if (error !== null && this.#last?.isUp !== false) this.#options.onLoss?.(error)
    this.#last = { isUp: error === null, at: this.#clock() }
    return error === null
  }

  /** Null when it has answered, otherwise the reason. */
  #ask(): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS)
    this.#isPending = true
    const answered = this.#options
      .ask(signal)
      .then(
        () => null,
        (error: unknown) => error ?? new Error('It failed without a reason.'),
      )
      .finally(() => {
        this.#isPending = false
      })
    const late = new Promise<unknown>((done) => {
      signal.addEventListener('abort', () => done(signal.reason))
    })
    return Promise.race([answered, late])
  }
}
