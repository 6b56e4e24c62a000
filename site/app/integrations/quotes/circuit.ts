import { QuotesError } from './quotes.ts'

/** Failures in a row after which calls are refused at once, and for how long. */
const FAILURES_TO_OPEN = 4
const OPEN_MS = 20_000

/** A provider that is down is not asked by every page in turn: after some failures it is left alone for a while. */
export class Circuit {
  #failures = 0
  #openUntil = 0
  readonly #clock: () => number

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  /**
   * @param isOutage whether an answer that came says the provider is down all the same
   * @throws QuotesError when the call fails, and at once while the circuit is open
   */
  async run<T>(call: () => Promise<T>, isOutage: (answer: T) => boolean): Promise<T> {
    if (this.#clock() < this.#openUntil) throw new QuotesError('the quote provider rests after failures')
    try {
      const answer = await call()
      if (isOutage(answer)) this.#failed()
      else this.#failures = 0
      return answer
    } catch (error) {
      this.#failed()
      throw new QuotesError('the quote provider does not answer', { cause: error })
    }
  }

  #failed(): void {
    this.#failures += 1
    if (this.#failures < FAILURES_TO_OPEN) return
    this.#openUntil = this.#clock() + OPEN_MS
    // One failure of the next try opens it again.
    this.#failures = FAILURES_TO_OPEN - 1
  }
}
