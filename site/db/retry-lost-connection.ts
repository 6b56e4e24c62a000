import { retry } from '#app/integrations/resilience/retry.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

const MAX_ATTEMPTS = 3
/** When one connection is cut, others mostly are too; the pool notices within milliseconds. */
const DELAY_MS = 50

/**
 * Runs work in the database and repeats it when the connection was lost.
 * @param work must be idempotent: the connection may have been lost after the commit
 */
export function retryLostConnection<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, (error, failures) => {
    const isLost = error instanceof DatabaseUnavailableError && error.connectionLost
    return isLost && failures < MAX_ATTEMPTS ? DELAY_MS * failures : null
  })
}
