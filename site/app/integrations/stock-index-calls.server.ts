import { MeilisearchApiError } from 'meilisearch'
import { CircuitBreaker, CircuitOpenError, type Verdict } from './resilience/circuit-breaker.ts'
import { StockUnavailableError } from './stock-index.ts'
import { pageBudget, TimeBudget } from './stock-time-budget.server.ts'

/** Failed attempts in a row after which the index is not asked, and for how long: longer than any attempt. */
const FAILURES_TO_OPEN = 6
const OPEN_MS = 3_500
/** What a call in the background may take, its second attempt included. */
const BACKGROUND_MS = 3_000
/** An attempt that was given less says nothing of an index that hangs. */
const FAIR_ATTEMPT_MS = 500
/** With less time left an attempt is not worth making. */
const LEAST_ATTEMPT_MS = 20

export type GuardedCallsOptions = {
  clock?: () => number
  backgroundMs?: number
  /** Called with the first failure of a run of failures. */
  onOutage?: (error: unknown) => void
}

/**
 * Calls to the index with one quiet retry within the time that the page has left, behind a circuit breaker: when the
 * index is down, a page learns so at once instead of every request waiting for its own timeout.
 */
export class GuardedCalls {
  readonly #breaker: CircuitBreaker
  readonly #backgroundMs: number
  readonly #onOutage: (error: unknown) => void
  #isReported = false

  constructor({ clock, backgroundMs = BACKGROUND_MS, onOutage = () => {} }: GuardedCallsOptions = {}) {
    this.#breaker = new CircuitBreaker({
      failuresToOpen: FAILURES_TO_OPEN,
      openMs: OPEN_MS,
      ...(clock ? { clock } : {}),
    })
    this.#backgroundMs = backgroundMs
    this.#onOutage = onOutage
  }

  /**
   * @param call one attempt; the signal aborts when its time is up
   * @throws StockUnavailableError when the index does not answer; its own refusals (4xx) pass through
   */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const budget = pageBudget() ?? new TimeBudget(this.#backgroundMs)
    try {
      const answer = await budget.spend(() => this.#twice(call, budget))
      this.#isReported = false
      return answer
    } catch (error) {
      if (isRefusal(error)) throw error
      if (!this.#isReported) this.#onOutage(error)
      this.#isReported = true
      throw new StockUnavailableError('The stock index does not answer.', { cause: error })
    }
  }

  async #twice<T>(call: (signal: AbortSignal) => Promise<T>, budget: TimeBudget): Promise<T> {
    try {
      return await this.#attempt(call, budget)
    } catch (error) {
      if (isRefusal(error) || error instanceof CircuitOpenError || budget.leftMs < LEAST_ATTEMPT_MS)
        throw error
      // Refused at once where the failure opened the circuit; then the failure itself is what to tell.
      return this.#attempt(call, budget).catch((again: unknown) => {
        throw again instanceof CircuitOpenError ? error : again
      })
    }
  }

  async #attempt<T>(call: (signal: AbortSignal) => Promise<T>, budget: TimeBudget): Promise<T> {
    const allowedMs = Math.floor(budget.leftMs)
    if (allowedMs < LEAST_ATTEMPT_MS) throw new Error('The page has no time left to ask the stock index.')
    const signal = AbortSignal.timeout(allowedMs)
    const classify = (outcome: PromiseSettledResult<T>): Verdict => {
      if (outcome.status === 'fulfilled' || isRefusal(outcome.reason)) return 'available'
      return signal.aborted && allowedMs >= FAIR_ATTEMPT_MS ? 'timed-out' : 'failed'
    }
    return this.#breaker.run(() => call(signal), classify)
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
