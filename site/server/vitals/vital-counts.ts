// Counts what browsers measured: at once for the metrics, and in the database for the dealer's staff.
import { VITAL_NAMES, type VitalName, vitalClass } from '#app/domain/vitals.ts'
import type { Database } from '#db/database.ts'
import type { WebVitalsRow } from '#db/vitals/tables.ts'
import { addWebVitals, deleteWebVitals } from '#db/vitals/web-vitals-repository.ts'
import type { Log } from '../log.ts'
import type { SiteMetrics } from '../metrics/site-metrics.ts'

/** Counts are written together: one statement for the beacons of many visitors. */
const WRITE_MS = 10_000
/** Counts in memory while the database is away; more are dropped. */
const MOST_WAITING = 5_000
const KEPT_DAYS = 35
const DAY_MS = 86_400_000

export interface VitalCountsOptions {
  readonly db: Database
  readonly metrics: Pick<SiteMetrics, 'vital'>
  /** The route of a path; '' for none. */
  readonly routeOf: (path: string) => Promise<string>
  readonly log: Pick<Log, 'warn'>
  readonly clock: () => number
}

export class VitalCounts {
  readonly #options: VitalCountsOptions
  readonly #waiting = new Map<string, WebVitalsRow>()
  #timer: NodeJS.Timeout | undefined
  #purgedDay = ''

  constructor(options: VitalCountsOptions) {
    this.#options = options
  }

  /** Counts one visit to a dealer's page. @param path without a query */
  async record(
    tenantSlug: string,
    { path, values }: { path: string; values: Partial<Record<VitalName, number>> },
  ): Promise<void> {
    const page = await this.#options.routeOf(path)
    if (page === '') return
    const day = new Date(this.#options.clock()).toISOString().slice(0, 10)
    for (const name of VITAL_NAMES) {
      const value = values[name]
      if (value === undefined) continue
      this.#options.metrics.vital(name, page, value)
      this.#add({ tenant_slug: tenantSlug, day, page, name, class: vitalClass(name, value), count: 1 })
    }
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), WRITE_MS).unref()
  }

  /** Writes what is counted, as far as the database answers. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  /** Writes what is counted; it waits for the next time where the database is away. */
  async write(): Promise<void> {
    const rows = [...this.#waiting.values()]
    if (rows.length === 0) return
    this.#waiting.clear()
    const { db, log, clock } = this.#options
    try {
      await addWebVitals(db, rows)
      const oldest = new Date(clock() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
      if (this.#purgedDay === oldest) return
      await deleteWebVitals(db, oldest)
      this.#purgedDay = oldest
    } catch (error) {
      log.warn({ error: String(error) }, 'the measured speed of pages was not stored')
      for (const row of rows) this.#add(row)
    }
  }

  #add(row: WebVitalsRow): void {
    const key = [row.tenant_slug, row.day, row.page, row.name, row.class].join('\n')
    const known = this.#waiting.get(key)
    if (known) known.count += row.count
    else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(key, { ...row })
  }
}
