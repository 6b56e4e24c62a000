/** Interval of the recount and duration of the animation (CONST-02). */
export const RECOUNT_MS = 150_000
export const COUNT_UP_MS = 2_000

/** The counter's value between two whole numbers, so many milliseconds after the animation started. */
export function countUp(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  // Fast at first, slow at the end.
  return Math.round(from + (to - from) * (1 - (1 - part) ** 3))
}
