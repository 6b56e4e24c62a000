/** Times of many requests, in milliseconds. */
export class Timing {
  readonly #times: number[] = []

  async take<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    const result = await work()
    this.#times.push(performance.now() - started)
    return result
  }

  /** The quantile of the times. */
  at(part: number): number {
    const sorted = [...this.#times].sort((a, b) => a - b)
    return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0
  }

  /** `p50 / p95 / p99` in columns. */
  row(): string {
    return [0.5, 0.95, 0.99].map((part) => this.at(part).toFixed(2).padStart(7)).join(' /')
  }
}

/** A line of the bench: kind, times, and Meilisearch's figures. */
export function printRow(name: string, figures: string, beside = ''): void {
  console.log(`  ${name.padEnd(50)} ${figures.padEnd(28)} ${beside}`.trimEnd())
}
