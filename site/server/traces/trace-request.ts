import { type Context, context, isSpanContextValid, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { tracer } from '#app/integrations/traces.ts'
import type { Visit } from '../visit.ts'

/** `traceparent` of https://www.w3.org/TR/trace-context/. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Runs a request inside a span with its request id, which begins a trace, or continues that of a proxy.
 * @param isBehindProxy whether the header may be believed; a visitor must not choose what is traced
 */
export async function traceRequest(
  visit: Visit,
  isBehindProxy: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const parent = isBehindProxy ? readParent(visit.request.headers.traceparent) : ROOT_CONTEXT
  const { method = '' } = visit.request
  const attributes = { 'http.request.method': method, 'forecourt.request_id': visit.requestId }
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  if (span.isRecording()) visit.traceId = span.spanContext().traceId
  try {
    await context.with(trace.setSpan(parent, span), work)
  } finally {
    const route = visit.page?.route ?? visit.route ?? ''
    const status = visit.response.statusCode
    span.updateName(`${method} ${route}`.trim())
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
    if (visit.tenant !== undefined) span.setAttribute('forecourt.dealer', visit.tenant)
    if (visit.cache !== undefined) span.setAttribute('forecourt.page_cache', visit.cache)
    if (status >= 500) span.setStatus({ code: 2 })
    span.end()
  }
}

function readParent(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(String(header)) ?? []
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT
}
