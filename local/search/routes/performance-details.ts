// `showPerformanceDetails`: the duration of each step, with Meilisearch's names and format.

/** Measures the steps of one search. */
export class StepTimes {
  readonly #started: number
  readonly #steps: Record<string, string> = {}
  #since: number

  constructor(started: number) {
    this.#started = started
    this.#since = started
  }

  /** Ends a step that began where the previous one ended. */
  end(step: string): void {
    const now = performance.now()
    this.#steps[`search > ${step}`] = durationText(now - this.#since)
    this.#since = now
  }

  /** The steps in order of completion, and the total. */
  details(): Record<string, string> {
    return { ...this.#steps, search: durationText(performance.now() - this.#started) }
  }
}

/** `1.50ms`, `20.00µs`, `2.00s` */
export function durationText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)}s`
  return ms >= 1 ? `${ms.toFixed(2)}ms` : `${(ms * 1000).toFixed(2)}µs`
}
