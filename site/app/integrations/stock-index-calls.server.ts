import { SpanKind } from '@opentelemetry/api'
import { MeilisearchApiError } from 'meilisearch'
import { CircuitBreaker, CircuitOpenError, type CircuitVerdict } from './resilience/circuit-breaker.ts'
import { type CallOutcome, reported, type ServiceCall } from './resilience/service-call.ts'
import { StockUnavailableError } from './stock-index.ts'
import { pageBudget, TimeBudget } from './stock-time-budget.server.ts'
import { traced } from './traces.ts'

/** Failures in a row that open the circuit, and for how long: longer than any attempt. */
const FAILURES_TO_OPEN = 6
const OPEN_MS = 3_500
/** Time limit of a background call, including its second attempt. */
const BACKGROUND_MS = 3_000
/** Time limit of the question whether the index answers at all. */
const PING_MS = 400
/** A timeout of an attempt with less time does not count. */
const FAIR_ATTEMPT_MS = 500
/** With less time left no attempt is made. */
const LEAST_ATTEMPT_MS = 20

export type GuardedCallsOptions = {
  clock?: () => number
  backgroundMs?: number
  /**
   * The longest that one attempt takes, where another server is asked after it: then a call is not repeated. Absent: an
   * attempt takes what is left, and a call that fails is repeated once.
   */
  attemptMs?: number | undefined
  /** A call that costs the index nothing; absent: a timeout of any call counts as an outage. */
  ping?: (signal: AbortSignal) => Promise<void>
  /** Called with the first failure of a run of failures. */
  onOutage?: (error: unknown) => void
  /** Called with every finished call, for monitoring. */
  onCall?: ((call: ServiceCall) => void) | undefined
}

/**
 * Calls to the index with one retry within the page's remaining time, behind a circuit breaker: when the index is down,
 * pages fail at once instead of each waiting for its timeout. Background calls have a circuit of their own, as they may
 * be too slow where pages are not.
 */
export class GuardedCalls {
  readonly #circuits: { page: CircuitBreaker; background: CircuitBreaker }
  readonly #backgroundMs: number
  readonly #attemptMs: number | undefined
  readonly #onOutage: (error: unknown) => void
  readonly #onCall: GuardedCallsOptions['onCall']
  #isReported = false

  constructor({
    clock,
    backgroundMs = BACKGROUND_MS,
    attemptMs,
    ping,
    onOutage = () => {},
    onCall,
  }: GuardedCallsOptions = {}) {
    this.#onCall = onCall
    const answers = async () => {
      await ping?.(AbortSignal.timeout(PING_MS))
      return true
    }
    const circuit = () =>
      new CircuitBreaker({
        failuresToOpen: FAILURES_TO_OPEN,
        openMs: OPEN_MS,
        ...(ping ? { answers } : {}),
        ...(clock ? { clock } : {}),
      })
    this.#circuits = { page: circuit(), background: circuit() }
    this.#backgroundMs = backgroundMs
    this.#attemptMs = attemptMs
    this.#onOutage = onOutage
  }

  /**
   * @param call one attempt; the signal aborts when its time is up
   * @throws StockUnavailableError when the index does not answer; its own refusals (4xx) pass through
   */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ofPage = pageBudget()
    const circuit = ofPage ? this.#circuits.page : this.#circuits.background
    const budget = ofPage ?? new TimeBudget(this.#backgroundMs)
    try {
      const answer = await reported(
        () =>
          traced('search', { kind: SpanKind.CLIENT }, () =>
            budget.spend(() => this.#twice(call, budget, circuit)),
          ),
        this.#onCall,
        classifyError,
      )
      this.#isReported = false
      return answer
    } catch (error) {
      if (isRefusal(error)) throw error
      if (!this.#isReported) this.#onOutage(error)
      this.#isReported = true
      throw new StockUnavailableError('The stock index does not answer.', { cause: error })
    }
  }

  async #twice<T>(
    call: (signal: AbortSignal) => Promise<T>,
    budget: TimeBudget,
    circuit: CircuitBreaker,
  ): Promise<T> {
    try {
      return await this.#attempt(call, budget, circuit)
    } catch (error) {
      const isLast = this.#attemptMs !== undefined || budget.leftMs < LEAST_ATTEMPT_MS
      if (isLast || isRefusal(error) || error instanceof CircuitOpenError) throw error
      // Refused at once where the failure opened the circuit; the failure itself is the cause to report.
      return this.#attempt(call, budget, circuit).catch((again: unknown) => {
        throw again instanceof CircuitOpenError ? error : again
      })
    }
  }

  async #attempt<T>(
    call: (signal: AbortSignal) => Promise<T>,
    budget: TimeBudget,
    circuit: CircuitBreaker,
  ): Promise<T> {
    const allowedMs = Math.floor(Math.min(budget.leftMs, this.#attemptMs ?? budget.leftMs))
    if (allowedMs < LEAST_ATTEMPT_MS) throw new Error('The page has no time left to ask the stock index.')
    const signal = AbortSignal.timeout(allowedMs)
    const classify = (outcome: PromiseSettledResult<T>): CircuitVerdict => {
      if (outcome.status === 'fulfilled' || isRefusal(outcome.reason)) return 'available'
      return signal.aborted && allowedMs >= FAIR_ATTEMPT_MS ? 'timed-out' : 'failed'
    }
    return circuit.run(() => call(signal), classify, budget)
  }
}

function classifyError(error: unknown): CallOutcome {
  if (isRefusal(error)) return 'refused'
  return error instanceof CircuitOpenError ? 'circuit_open' : 'failed'
}

/** Codes of a 4xx about the engine's own state and not the query: the stock is unavailable. */
const AWAY = new Set(['index_not_found', 'invalid_api_key', 'missing_authorization_header'])

/**
 * A 4xx of the engine about the query, which a retry would repeat. A proxy may answer 302, 403 or 404 as well, without
 * the engine's error body: then the engine was not reached.
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
