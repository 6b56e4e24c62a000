import { salesCounter } from '#app/features/vehicle/sales/sales-counter.ts'

/** The browser's timers; tests inject their own. */
export interface SalesClocks {
  now: () => number
  every: (ms: number, run: () => void) => () => void
  /** Calls back before each animation frame until stopped. */
  frames: (run: () => void) => () => void
}

/**
 * Reports the number of sales now and on each animation step: recounted every 150 seconds, animated over two
 * (CONST-02). Returns the function that stops it.
 */
export function followSales(shown: number, show: (count: number) => void, clocks: SalesClocks): () => void {
  let current = shown
  let endFrames = () => {}
  const recount = () => {
    const [from, since] = [current, clocks.now()]
    const to = salesCounter(new Date(since).toISOString())
    endFrames()
    if (to === from) return
    endFrames = clocks.frames(() => {
      const elapsed = clocks.now() - since
      current = countUp(from, to, elapsed)
      show(current)
      if (elapsed >= COUNT_UP_MS) endFrames()
    })
  }
  recount()
  const endRecounts = clocks.every(RECOUNT_MS, recount)
  return () => {
    endRecounts()
    endFrames()
  }
}

/** The browser's own; with less motion the number steps. */
export const browserClocks: SalesClocks = {
  now: () => Date.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
  frames: (run) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const next = () => {
      frame = requestAnimationFrame(next)
      run()
    }
    if (calm) {
      const timer = setTimeout(run, COUNT_UP_MS)
      return () => clearTimeout(timer)
    }
    frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  },
}

/** Interval of the recount and duration of the animation (CONST-02). */
const RECOUNT_MS = 150_000

export const COUNT_UP_MS = 2_000

/** The counter's value between two whole numbers, so many milliseconds after the animation started. */
export function countUp(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  // Fast at first, slow at the end.
  return Math.round(from + (to - from) * (1 - (1 - part) ** 3))
}
