/** A query exceeded a limit: its time, or the size of its result. */
export class QueryTooExpensive extends Error {
  constructor(what: string) {
    super(`The query was stopped: ${what}`)
    this.name = 'QueryTooExpensive'
  }
}

const CHECK_EVERY = 512

/** Limits a query's time. The evaluator ticks once per element; the clock is read every few hundred ticks. */
export class Deadline {
  readonly #milliseconds: number
  readonly #clock: () => number
  readonly #end: number
  #ticks = 0

  /** `clock` returns milliseconds; tests replace it. */
  constructor(milliseconds: number, clock: () => number = () => performance.now()) {
    this.#milliseconds = milliseconds
    this.#clock = clock
    this.#end = clock() + milliseconds
  }

  /** Throws after the time limit. */
  tick(): void {
    this.#ticks += 1
    if (this.#ticks % CHECK_EVERY !== 0 || this.#clock() < this.#end) return
    throw new QueryTooExpensive(`it ran longer than ${this.#milliseconds} ms`)
  }
}
