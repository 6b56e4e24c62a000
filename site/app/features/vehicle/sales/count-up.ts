/** The counter is worked out anew this often, and takes so long to get there (CONST-02). */
export const RECOUNT_MS = 150_000
export const COUNT_UP_MS = 2_000

/** What a counter shows on its way from one whole number to another, so many milliseconds after it set out. */
export function countUp(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  // Fast at first, slow at the end.
  return Math.round(from + (to - from) * (1 - (1 - part) ** 3))
}
