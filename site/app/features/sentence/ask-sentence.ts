import { understandPath } from '#app/paths.ts'
import type { Understanding } from './understanding.ts'

/** How long after a key the next one is waited for. */
export const PAUSE_MS = 180

export type Ask = (params: URLSearchParams, signal: AbortSignal) => Promise<Understanding | null>

/** Asks the server what a sentence becomes; null where it has no answer. */
export const askServer: Ask = async (params, signal) => {
  const response = await fetch(understandPath(`?${params}`), { signal })
  return response.ok ? ((await response.json()) as Understanding) : null
}

/**
 * Asks as somebody types: after a pause, one question at a time. An answer that is overtaken is dropped; where none
 * comes, what is on the page stays, and nothing is said (SRCH-17).
 */
export class SentenceAsker {
  readonly #ask: Ask
  readonly #answered: (understanding: Understanding) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: AbortController | undefined
  #waiting: (() => URLSearchParams) | undefined

  constructor(ask: Ask, answered: (understanding: Understanding) => void) {
    this.#ask = ask
    this.#answered = answered
  }

  /** Asks after the pause; what is asked is read then. */
  later(params: () => URLSearchParams): void {
    this.stop()
    this.#waiting = params
    this.#timer = setTimeout(() => void this.now(), PAUSE_MS)
  }

  /** Asks at once what waits, what was not answered before as well. False where there is no answer to the last. */
  async now(): Promise<boolean> {
    const params = this.#waiting
    if (params === undefined) return true
    clearTimeout(this.#timer)
    this.#running?.abort()
    const mine = new AbortController()
    this.#running = mine
    const answer = await this.#ask(params(), mine.signal).catch(() => null)
    if (mine.signal.aborted || answer === null) return false
    this.#waiting = undefined
    this.#running = undefined
    this.#answered(answer)
    return true
  }

  /** Drops what waits and what is on its way. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#running?.abort()
    this.#running = undefined
    this.#waiting = undefined
  }
}
