import { MeilisearchApiError } from 'meilisearch'
import { StockUnavailableError } from './stock-index.ts'

/** Failures in a row after which calls are refused at once, and for how long. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 2_000

/**
 * Calls to the index with one quiet retry and a circuit breaker: when the index is down, a page learns so at once
 * instead of every request waiting for its own timeout. After `OPEN_MS` one call tries again, and the
 * others go on being refused until it is answered.
 */
export class GuardedCalls {
  #failures = 0
  #openUntil = 0
  /** The one call that finds out whether the index is back. */
  #probing = false
  readonly #clock: () => number
  readonly #onOutage: (error: unknown) => void

  /** @param onOutage is told of the first failure of a run of failures, and why */
  constructor(clock: () => number = Date.now, onOutage: (error: unknown) => void = () => {}) {
    this.#clock = clock
    this.#onOutage = onOutage
  }

  /** @throws StockUnavailableError when the index does not answer; its own refusals (4xx) pass through. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.#probing || this.#clock() < this.#openUntil)
      throw new StockUnavailableError('The stock index is resting after failures.')
    if (this.#openUntil === 0) return this.#twice(call)
    this.#probing = true
    try {
      return await this.#twice(call)
    } finally {
      this.#probing = false
    }
  }

  async #twice<T>(call: () => Promise<T>): Promise<T> {
    try {
      return this.#succeeded(await call())
    } catch (error) {
      if (isRefusal(error)) throw this.#succeeded(error)
    }
    try {
      return this.#succeeded(await call())
    } catch (error) {
      if (isRefusal(error)) throw this.#succeeded(error)
      this.#failed(error)
      throw new StockUnavailableError('The stock index does not answer.', { cause: error })
    }
  }

  /** Whoever refuses is there. */
  #succeeded<T>(answer: T): T {
    this.#failures = 0
    this.#openUntil = 0
    return answer
  }

  #failed(error: unknown): void {
    if (this.#failures === 0) this.#onOutage(error)
    this.#failures += 1
    if (this.#failures < FAILURES_TO_OPEN) return
    this.#openUntil = this.#clock() + OPEN_MS
    // One failure of the next try opens it again.
    this.#failures = FAILURES_TO_OPEN - 1
  }
}

/** What the engine says with a 4xx of itself and not of the question: there is no stock to be had from it now. */
const AWAY = new Set(['index_not_found', 'invalid_api_key', 'missing_authorization_header'])

/**
 * An answer of the engine that a second try would repeat: what it says of a question with a 4xx, in its own words. What
 * stands between may say 302, 403 or 404 as well, and means that the engine was not reached.
 */
export function isRefusal(error: unknown): error is MeilisearchApiError {
  if (!(error instanceof MeilisearchApiError)) return false
  const code = refusalCode(error)
  const { status } = error.response
  return status >= 400 && status < 500 && status !== 429 && code !== undefined && !AWAY.has(code)
}

/** The engine's own code of an error (`invalid_search_filter`, `index_not_found` …), or undefined. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof MeilisearchApiError ? error.cause?.code : undefined
}
