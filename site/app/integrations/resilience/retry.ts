import { setTimeout as delay } from 'node:timers/promises'

/**
 * Repeats work that fails.
 * @param delayAfter milliseconds until the next attempt, or null to give up; `failures` counts from 1
 * @throws the error of the last attempt
 */
export async function retry<T>(
  work: () => Promise<T>,
  delayAfter: (error: unknown, failures: number) => number | null,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      const delayMs = delayAfter(error, failures)
      if (delayMs === null) throw error
      await delay(delayMs)
    }
  }
}
