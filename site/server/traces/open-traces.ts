import type { SiteEnv } from '../env.ts'

export type TraceEnv = Pick<
  SiteEnv,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
>

export interface Traces {
  /** Sends what is left, and ends. */
  stop(): Promise<void>
}

/** Sends spans to the collector of the variables; null without one, and then nothing of it is loaded. */
export async function openTraces(env: TraceEnv, build: string): Promise<Traces | null> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  const { startTraces } = await import('./otlp-traces.ts')
  return startTraces({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT }, build)
}
