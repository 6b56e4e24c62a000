import type { ErrorTags } from '../log.ts'

export interface ErrorReports {
  report(error: Error, tags: ErrorTags): void
  /** Sends what is left, and ends. */
  stop(): Promise<void>
}

/** Reports errors to the address of SENTRY_DSN; null without one, and then nothing of it is loaded. */
export async function openErrorReports(dsn: string | undefined, build: string): Promise<ErrorReports | null> {
  if (dsn === undefined) return null
  const { startErrorReports } = await import('./error-reports.ts')
  return startErrorReports(dsn, build)
}
