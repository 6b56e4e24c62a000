import type { ContentWarning } from '@forecourt/schemas/contract'
import type { Log } from '../log.ts'

/** Logs each invalid value of the content once, however often and for however many dealers it is read. */
export class ContentWarnings {
  readonly #log: Log
  /** The warnings of the last reading of each source. */
  readonly #current = new Map<string, ReadonlySet<string>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Takes all warnings of a reading; one that was corrected and returns is logged again. */
  report(source: string, tenant: string | undefined, warnings: readonly ContentWarning[]): void {
    const known = new Set([...this.#current.values()].flatMap((keys) => [...keys]))
    const fresh = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))
    this.#current.set(source, new Set(fresh.keys()))
    for (const [key, warning] of fresh) {
      if (!known.has(key)) this.#log.warn({ tenant, ...warning }, 'content does not parse')
    }
  }
}
