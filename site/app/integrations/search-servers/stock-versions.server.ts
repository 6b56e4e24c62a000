import type { StockVersion } from '../stock-index-version.server.ts'

type OneVersion = Pick<StockVersion, 'current' | 'start' | 'stop' | 'refresh'>

/** The versions of several search servers as one: another one whenever any of them, or which of them are read, has changed. */
export class StockVersions {
  readonly #versions: readonly OneVersion[]
  readonly #more: () => string

  /** @param more what else pages depend on, as text */
  constructor(versions: readonly OneVersion[], more: () => string) {
    this.#versions = versions
    this.#more = more
  }

  /** '' until every server has answered, or one has and others are away. */
  get current(): string {
    const all = this.#versions.map(({ current }) => current)
    return all.every((each) => each === '') ? '' : [...all, this.#more()].join('-')
  }

  async start(): Promise<void> {
    await Promise.all(this.#versions.map((each) => each.start()))
  }

  stop(): void {
    for (const each of this.#versions) each.stop()
  }

  async refresh(): Promise<string> {
    await Promise.all(this.#versions.map((each) => each.refresh()))
    return this.current
  }
}
