/** After the first failure a delivery waits this long, then twice as long each time. */
const FIRST_MS = 15_000
const LONGEST_MS = 6 * 3_600_000
/** Tries of one delivery: the last is about two days after the first. */
export const MOST_ATTEMPTS = 20

/**
 * How long a delivery waits after it has failed so many times, or null where that was the last try. A quarter of the
 * wait is left to chance, so that what failed together is not tried together.
 * @param random from 0 to 1
 */
export function waitAfter(attempts: number, random: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1))
  return Math.round(full * (0.75 + 0.5 * random))
}
