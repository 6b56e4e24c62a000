/**
 * A fixed period after a failure in which a service is not called. Unlike a circuit breaker it lets all calls through once
 * the period is over, instead of a single probe.
 */
export class Cooldown {
  readonly #ms: number
  readonly #clock: () => number
  #until = Number.NEGATIVE_INFINITY

  constructor(ms: number, clock: () => number) {
    this.#ms = ms
    this.#clock = clock
  }

  get isActive(): boolean {
    return this.#clock() < this.#until
  }

  start(): void {
    this.#until = this.#clock() + this.#ms
  }

  end(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }
}
