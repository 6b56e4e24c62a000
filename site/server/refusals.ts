// Answers to failed requests, and their log lines.

import { findCode, STATUS_OF } from '#app/errors.ts'
import { RETRY_AFTER_SECONDS } from '#app/http/call-instead.ts'
import { send } from './http/answer.ts'
import { PLAIN_POLICY } from './http/content-policy.ts'
import { getErrorCopy, plainPage } from './http/plain-page.ts'
import { wantsJson } from './http/wants-json.ts'
import type { Log } from './log.ts'
import { formatName, type Visit } from './visit.ts'

export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PLAIN_POLICY }
const JSON_BODY = { 'content-type': 'application/json; charset=utf-8' }

export class Refusals {
  readonly #log: Log
  /** Logged failures and the ids of their lines: many requests may have waited for the same page. */
  readonly #logged = new WeakMap<object, string>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Answers a failed request with a page, or JSON for a program, without the cause, which is logged once per failure. */
  answer(visit: Visit, error: unknown): void {
    const { request, response } = visit
    // The client has disconnected.
    if (response.destroyed) return
    const reference = this.#record(visit, error)
    if (response.headersSent) return void response.destroy()
    const code = findCode(error)
    const status = code === null ? 500 : STATUS_OF[code]
    const json = wantsJson(request.headers)
    const headers = {
      ...(json ? JSON_BODY : HTML),
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
      ...(status === 405 ? { allow: [...METHODS].join(', ') } : {}),
    }
    const words = getErrorCopy(code, visit.phone ?? '')
    const shown = status >= 500 ? { reference } : {}
    const body = json
      ? JSON.stringify({ error: `${words.title}. ${words.text}`, ...shown })
      : plainPage(words, shown.reference)
    send(request, response, status, headers, body)
  }

  /** Logs a failure once. @returns the id of its line */
  #record(visit: Visit, error: unknown): string {
    const logged = error instanceof Error ? this.#logged.get(error) : undefined
    if (logged !== undefined) return logged
    if (error instanceof Error) this.#logged.set(error, visit.requestId)
    const code = findCode(error)
    if (code === null) this.#log.error({ ...formatName(visit), err: error }, 'a request failed')
    else {
      // Anyone can send a refused request; only an unavailable site needs attention.
      const level = STATUS_OF[code] < 500 ? 'info' : 'warn'
      this.#log[level]({ ...formatName(visit), code, reason: findReason(error) }, 'a request was refused')
    }
    return visit.requestId
  }
}

/** The cause of an expected error, where it has one. */
export function findReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.cause === undefined) return undefined
  return error.message === findCode(error) ? String(error.cause) : error.message
}
