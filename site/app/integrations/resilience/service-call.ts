/** How a call to a service ended: `refused` by the service itself, or not made because its circuit is open. */
export type CallOutcome = 'ok' | 'refused' | 'failed' | 'circuit_open'

/** A finished call, with its retries. */
export interface ServiceCall {
  readonly outcome: CallOutcome
  readonly seconds: number
}

/** Runs a call and reports how it ended. @throws what the call throws */
export async function reported<T>(
  call: () => Promise<T>,
  report: ((call: ServiceCall) => void) | undefined,
  readOutcome: (error: unknown) => CallOutcome = () => 'failed',
): Promise<T> {
  if (!report) return call()
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1_000
  try {
    const answer = await call()
    report({ outcome: 'ok', seconds: seconds() })
    return answer
  } catch (error) {
    report({ outcome: readOutcome(error), seconds: seconds() })
    throw error
  }
}
