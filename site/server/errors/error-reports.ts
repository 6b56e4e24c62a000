// Unexpected errors to a service that speaks Sentry's protocol: https://develop.sentry.dev/sdk/data-model/envelopes/

import { createStackParser, createTransport, Scope } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { withoutPersons } from '../log.ts'
import type { ErrorReports } from './open-error-reports.ts'

const SEND_MS = 5_000
const FLUSH_MS = 2_000

export function startErrorReports(dsn: string, build: string): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    release: build,
    platform: 'node',
    // None of those that add the request, its headers, its visitor or what was logged before.
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: ({ url, headers, ...options }) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(SEND_MS)
        const answer = await fetch(url, {
          method: 'POST',
          headers: headers ?? {},
          body: body as BodyInit,
          signal,
        })
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
    beforeSend: (event) => JSON.parse(withoutPersons(JSON.stringify(event))),
  })
  client.init()
  return {
    report: (error, tags) => {
      const scope = new Scope()
      scope.setTags({ ...tags })
      client.captureException(error, {}, scope)
    },
    stop: async () => {
      await client.close(FLUSH_MS)
    },
  }
}
