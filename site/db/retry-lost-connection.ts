import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailableError } from './unavailable.ts'

const MOST_TRIES = 3
/** When one connection is cut others mostly are, too; the pool hears of it within milliseconds. */
const PAUSE_MS = 50

/**
 * Does work in the database, and does it again from its start where its connection was lost.
 * @param work must come out the same when an earlier try was carried out unheard: its connection may have been lost
 * after the commit
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof DatabaseUnavailableError) || !error.connectionLost)
        throw error
      await delay(PAUSE_MS * tries)
    }
  }
}
