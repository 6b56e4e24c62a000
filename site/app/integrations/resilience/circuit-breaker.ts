// A circuit breaker (Nygard, "Release It!"): requests do not call a service that is down.

/**
 * The outcome of an attempt for the breaker. A refusal is an answer, so the service is `available`; an attempt
 * `cancelled` by its caller does not count.
 */
export type CircuitVerdict = 'available' | 'failed' | 'timed-out' | 'cancelled'

export type CircuitBreakerOptions = {
  /** Failures in a row after which the circuit opens. */
  failuresToOpen: number
  /** How long it stays open: longer than an attempt may take, or a hanging service costs every next visitor a wait. */
  openMs: number
  /**
   * Whether the service answers a call that costs it nothing, asked after a timeout: a call may be too slow by itself. Other
   * calls wait for the answer. Absent: a timeout opens it at once.
   */
  answers?: () => Promise<boolean>
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** The call was not made: the circuit is open, or the caller that probes the service has no answer yet. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions
  readonly #clock: () => number
  #state: 'closed' | 'open' | 'half-open' = 'closed'
  #failures = 0
  #openUntil = 0
  /** Whose calls probe the service while the circuit is half open. */
  #prober: unknown
  /** The probe after a timeout that asks whether the service answers; null without one. */
  #asking: Promise<void> | null = null
  /** Attempts that the service has answered. */
  #answers = 0

  constructor(options: CircuitBreakerOptions) {
    this.#options = options
    this.#clock = options.clock ?? Date.now
  }

  /**
   * Makes the call unless the circuit is open. After `openMs` one caller probes the service, with all the calls it makes
   * at once; until one is answered those of others are refused.
   * @param caller what calls of one page have in common; absent: each call is its own
   * @throws CircuitOpenError at once while open; what `call` throws
   */
  async run<T>(
    call: () => Promise<T>,
    classify: (outcome: PromiseSettledResult<T>) => CircuitVerdict,
    caller: unknown = call,
  ): Promise<T> {
    // What a timeout means is known in a moment; without waiting for it each caller would wait for a timeout of its own.
    if (this.#asking !== null) await this.#asking
    if (this.#state === 'open' && this.#clock() >= this.#openUntil) {
      this.#state = 'half-open'
      this.#prober = caller
    } else if (this.#state === 'open' || (this.#state === 'half-open' && this.#prober !== caller)) {
      throw new CircuitOpenError('The circuit is open after failures.')
    }
    const answersBefore = this.#answers
    const [outcome] = await Promise.allSettled([call()])
    const verdict = classify(outcome)
    // One slow call among successful ones does not mean that the service hangs.
    const hangs = verdict === 'timed-out' && this.#answers === answersBefore
    if (verdict === 'available') this.#close()
    else if (verdict === 'cancelled') this.#endProbe()
    else if (hangs && this.#state === 'closed' && this.#options.answers) this.#askAgain(this.#options.answers)
    else this.#countFailure(hangs)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  #close(): void {
    this.#answers += 1
    this.#failures = 0
    this.#state = 'closed'
  }

  /** Opens the circuit unless the service answers after all; the slow call has failed for its own caller alone. */
  #askAgain(answers: () => Promise<boolean>): void {
    const failedAt = this.#clock()
    this.#asking ??= answers()
      .catch(() => false)
      .then((isAlive) => {
        this.#asking = null
        if (isAlive) this.#close()
        else this.#countFailure(true, failedAt)
      })
  }

  #countFailure(hangs: boolean, at = this.#clock()): void {
    this.#failures += 1
    if (this.#state === 'open') return
    if (!hangs && this.#state === 'closed' && this.#failures < this.#options.failuresToOpen) return
    this.#state = 'open'
    this.#openUntil = at + this.#options.openMs
  }

  /** The next call probes instead. */
  #endProbe(): void {
    if (this.#state === 'half-open') this.#state = 'open'
  }
}
