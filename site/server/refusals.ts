// What a visitor is answered when a request fails, and the line in the log that goes with it.
import { codeOf, STATUS_OF } from '#app/errors.ts'
import { send } from './http/answer.ts'
import { PLAIN_POLICY } from './http/content-policy.ts'
import { BROKEN, plainPage, WORDS_OF } from './http/plain-page.ts'
import type { Log } from './log.ts'
import { nameOf, type Visit } from './visit.ts'

export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': PLAIN_POLICY,
}

export class Refusals {
  readonly #log: Log
  /** Failures that have a line already, by the request that it names: many may have waited on the same page. */
  readonly #told = new WeakMap<object, string>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Answers a request that failed with a page that names no cause; the cause goes to the log, once a failure. */
  answer(visit: Visit, error: unknown): void {
    const { request, response } = visit
    // Who has gone away needs no answer, and is no fault of ours.
    if (response.destroyed) return
    const reference = this.#tell(visit, error)
    if (response.headersSent) return void response.destroy()
    const code = codeOf(error)
    const status = code === null ? 500 : STATUS_OF[code]
    const headers = {
      ...HTML,
      ...(status === 503 ? { 'retry-after': '5' } : {}),
      ...(status === 405 ? { allow: [...METHODS].join(', ') } : {}),
    }
    const page = code === null ? BROKEN : WORDS_OF[code]
    send(request, response, status, headers, plainPage(page, status >= 500 ? reference : undefined))
  }

  /** The id under which the failure stands in the log. */
  #tell(visit: Visit, error: unknown): string {
    const told = error instanceof Error ? this.#told.get(error) : undefined
    if (told !== undefined) return told
    if (error instanceof Error) this.#told.set(error, visit.requestId)
    const code = codeOf(error)
    if (code === null) this.#log.error({ ...nameOf(visit), err: error }, 'a request failed')
    else {
      // Anybody can send what is refused; only a site that is out is for somebody to look at.
      const level = STATUS_OF[code] < 500 ? 'info' : 'warn'
      this.#log[level]({ ...nameOf(visit), code, reason: reasonOf(error) }, 'a request was refused')
    }
    return visit.requestId
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.cause !== undefined ? String(error.cause) : undefined
