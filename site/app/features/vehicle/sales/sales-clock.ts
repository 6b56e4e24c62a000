import { COUNT_UP_MS, countUp, RECOUNT_MS } from '#app/features/vehicle/sales/count-up.ts'
import { salesCounter } from '#app/features/vehicle/sales/sales-counter.ts'

/** The clocks of a browser; tests give their own. */
export interface SalesClocks {
  now: () => number
  every: (ms: number, run: () => void) => () => void
  /** Before each picture that the screen draws, until it is told to stop. */
  frames: (run: () => void) => () => void
}

/**
 * Tells the number of sales now, and on each step of the way to the next one: worked out anew every 150 seconds, and
 * counted up over two (CONST-02). Returns what ends it.
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
