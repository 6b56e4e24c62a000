import { understandPath } from '#app/paths.ts'

/** The search that a sentence was understood as. */
export type Understanding = {
  /** The address of that search. */
  href: string
  /** Labels of its pills. */
  pills: string[]
  /** Words without an effect; absent for none. */
  unused?: readonly string[]
  /** The text says nothing about a vehicle, and there is no other search. */
  nothing?: true
  /** `12 cars`; absent where no preview of the stock was requested. */
  counted?: string
  /** The first results. */
  cars?: { href: string; name: string; sub: string; price: string }[]
}

/** Debounce after a key press. */
export const PAUSE_MS = 180

export type RequestUnderstanding = (
  params: URLSearchParams,
  signal: AbortSignal,
) => Promise<Understanding | null>

/** Sends a sentence to the server, by `fetch`, as a fetcher waits for its route's script; null without an answer. */
export const requestUnderstanding: RequestUnderstanding = async (params, signal) => {
  const response = await fetch(understandPath(`?${params}`), { signal })
  return response.ok ? ((await response.json()) as Understanding) : null
}

/**
 * Debounced requests while somebody types, one at a time. An outdated answer is dropped; a failed request leaves the
 * page unchanged, without a message (SRCH-17).
 */
export class UnderstandClient {
  readonly #request: RequestUnderstanding
  readonly #onAnswer: (understanding: Understanding) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #controller: AbortController | undefined
  #pending: (() => URLSearchParams) | undefined

  constructor(request: RequestUnderstanding, onAnswer: (understanding: Understanding) => void) {
    this.#request = request
    this.#onAnswer = onAnswer
  }

  /** Sends a request after the pause, with the parameters of that moment. */
  schedule(params: () => URLSearchParams): void {
    this.cancel()
    this.#pending = params
    this.#timer = setTimeout(() => void this.flush(), PAUSE_MS)
  }

  /** Sends the pending request at once, also one that failed before. False where it gets no answer. */
  async flush(): Promise<boolean> {
    const params = this.#pending
    if (params === undefined) return true
    clearTimeout(this.#timer)
    this.#controller?.abort()
    const mine = new AbortController()
    this.#controller = mine
    const answer = await this.#request(params(), mine.signal).catch(() => null)
    if (mine.signal.aborted || answer === null) return false
    this.#pending = undefined
    this.#controller = undefined
    this.#onAnswer(answer)
    return true
  }

  /** Drops the pending and the running request. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.#controller?.abort()
    this.#controller = undefined
    this.#pending = undefined
  }
}
