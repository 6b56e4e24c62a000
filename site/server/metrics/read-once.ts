const SAME_SCRAPE_MS = 1_000

/** One reading for all values of a scrape. */
export function readOnce<T>(read: () => Promise<T>, clock: () => number): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null
  return () => {
    if (last === null || clock() - last.at >= SAME_SCRAPE_MS) last = { at: clock(), answer: read() }
    return last.answer
  }
}
