import { SpanKind } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import { isTraced, noteError, tracer } from '#app/integrations/traces.ts'

const VERB = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update|table)\s+"(\w+)"/i

/** A span for a statement that has ended, named by its verb and first table; its values are left out. */
export function traceQuery(event: LogEvent): void {
  if (!isTraced()) return
  const verb = VERB.exec(event.query.sql)?.[1]?.toLowerCase() ?? ''
  const table = TABLE.exec(event.query.sql)?.[1] ?? ''
  const ended = Date.now()
  const span = tracer().startSpan(`db ${verb} ${table}`.trim(), {
    kind: SpanKind.CLIENT,
    startTime: ended - event.queryDurationMillis,
    attributes: { 'db.operation.name': verb, 'db.collection.name': table },
  })
  if (event.level === 'error') noteError(span, event.error)
  span.end(ended)
}
