// Spans of what a request asks of others. Without a collector (OTEL_EXPORTER_OTLP_ENDPOINT) the API makes none.
import {
  type Attributes,
  INVALID_SPAN_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** The one name under which spans are made. */
export const tracer = () => trace.getTracer('forecourt')

/**
 * Runs work inside a span; a call to a service only as part of a trace, since much is asked by the clock. No attribute may be
 * of a person: names, addresses, what was typed.
 */
export function traced<T>(
  name: string,
  { kind = SpanKind.INTERNAL, ...attributes }: Attributes & { kind?: SpanKind },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (kind === SpanKind.CLIENT && !isTraced()) return work(trace.wrapSpanContext(INVALID_SPAN_CONTEXT))
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      noteError(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Whether something is being traced here. */
export const isTraced = () => trace.getActiveSpan() !== undefined

/** The kind of an error alone: its words may quote what a person sent. */
export function noteError(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'thrown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}
