export type Backoff = {
  firstMs: number
  longestMs: number
  /** Share of the delay that is random in each direction, so that what failed together is not retried together. */
  jitter: number
}

/**
 * Exponential back-off: the delay after a number of failures in a row.
 * @param failures from 1
 * @param random from 0 to 1
 */
export function backoffMs(
  failures: number,
  { firstMs, longestMs, jitter }: Backoff,
  random = Math.random(),
): number {
  const delayMs = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return Math.round(delayMs * (1 + jitter * (2 * random - 1)))
}
