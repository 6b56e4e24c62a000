import { parseJson } from '#app/domain/parse-json.ts'
import { readBody } from '../read-body.server.ts'
import { CircuitBreaker, type CircuitVerdict } from './circuit-breaker.ts'

export type JsonProviderOptions = {
  /** Without a slash at the end. */
  url: string
  token: string
  timeoutMs?: number
  fetch?: typeof fetch
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** `content` is null for a body that is no JSON, or too long. */
type JsonAnswer = { ok: boolean; status: number; content: unknown }

const TIMEOUT_MS = 4_000
const FAILURES_TO_OPEN = 4
const OPEN_MS = 20_000
/** Far longer than any answer. */
const MOST_BYTES = 20_000

/** A provider that is sent JSON and answers in JSON; while it is down it is not called. */
export class JsonProvider {
  readonly #options: JsonProviderOptions
  readonly #breaker: CircuitBreaker

  constructor(options: JsonProviderOptions) {
    this.#options = options
    const { clock = Date.now } = options
    this.#breaker = new CircuitBreaker({ failuresToOpen: FAILURES_TO_OPEN, openMs: OPEN_MS, clock })
  }

  /**
   * Answers of every status are returned, redirects refused.
   * @throws CircuitOpenError; what `fetch` throws
   */
  post(path: string, body: object, signal?: AbortSignal): Promise<JsonAnswer> {
    const { url, token, timeoutMs = TIMEOUT_MS, fetch: ask = fetch } = this.#options
    const limit = AbortSignal.timeout(timeoutMs)
    const classify = (outcome: PromiseSettledResult<JsonAnswer>): CircuitVerdict => {
      // A refusal is an answer.
      if (outcome.status === 'fulfilled') return outcome.value.status < 500 ? 'available' : 'failed'
      if (signal?.aborted) return 'cancelled'
      return limit.aborted ? 'timed-out' : 'failed'
    }
    return this.#breaker.run(async () => {
      const answer = await ask(`${url}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      })
      const { ok, status } = answer
      return { ok, status, content: parseJson((await readBody(answer, MOST_BYTES)) ?? '') }
    }, classify)
  }
}
