export type Backoff = {
  firstMs: number
  longestMs: number
  /** Random share of the delay in each direction, so that simultaneous failures are not retried simultaneously. */
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
