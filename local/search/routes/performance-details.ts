// What `showPerformanceDetails` shows: how long each step took, under the real server's names, as it writes durations.

/** Marks the steps of one search. */
export class StepTimes {
  readonly #started: number
  readonly #steps: Record<string, string> = {}
  #since: number

  constructor(started: number) {
    this.#started = started
    this.#since = started
  }

  /** The step that ends now began where the one before ended. */
  end(step: string): void {
    const now = performance.now()
    this.#steps[`search > ${step}`] = durationText(now - this.#since)
    this.#since = now
  }

  /** The steps in the order they ended, and the whole. */
  details(): Record<string, string> {
    return { ...this.#steps, search: durationText(performance.now() - this.#started) }
  }
}

/** `1.50ms`, `20.00µs`, `2.00s` */
export function durationText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)}s`
  return ms >= 1 ? `${ms.toFixed(2)}ms` : `${(ms * 1000).toFixed(2)}µs`
}
