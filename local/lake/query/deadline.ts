/** A query took more than it may: too long, or a result too large to send. */
export class QueryTooExpensive extends Error {
  constructor(what: string) {
    super(`The query was stopped: ${what}`)
    this.name = 'QueryTooExpensive'
  }
}

const CHECK_EVERY = 512

/** Bounds a query's time. The evaluator ticks once an element; the clock is read every few hundred ticks. */
export class Deadline {
  readonly #milliseconds: number
  readonly #clock: () => number
  readonly #end: number
  #ticks = 0

  /** `clock` answers milliseconds; given, so that tests need not wait. */
  constructor(milliseconds: number, clock: () => number = () => performance.now()) {
    this.#milliseconds = milliseconds
    this.#clock = clock
    this.#end = clock() + milliseconds
  }

  /** Throws once the time is over. */
  tick(): void {
    this.#ticks += 1
    if (this.#ticks % CHECK_EVERY !== 0 || this.#clock() < this.#end) return
    throw new QueryTooExpensive(`it ran longer than ${this.#milliseconds} ms`)
  }
}
