/*
 * Keeps indexed cars in line with what staff set of them: at once when they set it, when its end comes, and after an
 * import that began before it was set.
 */
import {
  endActs,
  findNextEnd,
  listOverrides,
  listOverridingDealers,
} from '#db/car-overrides/car-overrides-repository.ts'
import type { Database } from '#db/database.ts'
import type { StockAccess } from '#stock/index/stock-store.ts'
import { applyOverrides } from '#stock/override/apply-overrides.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { openSiteStore, type SiteStoreParts } from '../search-servers/open-site-store.ts'

const SWEEP_MS = 30_000
const SOONEST_MS = 50

type OverrideStore = Pick<StockAccess, 'readDocuments' | 'patch' | 'settle'>

type Parts = {
  db: Database
  /** Opens one store per operation, because `settle` waits for all tasks of a store. */
  openStore: () => OverrideStore | Promise<OverrideStore>
  clock: () => number
  log: Pick<Log, 'warn'>
  /** Called after the stock has changed; resolves once pages follow it. */
  onChange: () => Promise<unknown>
}

export class CarOverrides {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #again = false
  #stopped = true

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#stopped = false
    void this.soon()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** An import may have written what was set before its end. */
  stockChanged(): void {
    void this.soon()
  }

  /**
   * Brings a dealer's cars in line now. @returns whether it is done; where it is not, it is tried again
   */
  async apply(tenantSlug: string): Promise<boolean> {
    try {
      await this.#applyTo(tenantSlug)
      void this.soon()
      return true
    } catch (error) {
      this.#parts.log.warn({ tenant: tenantSlug, error: String(error) }, 'what staff set of cars waits')
      return false
    }
  }

  /** Looks at all dealers now, or once more after a running look; does not throw. */
  soon(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    if (this.#running !== null) this.#again = true
    this.#running ??= this.#rounds()
    return this.#running
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer)
    do {
      this.#again = false
      await this.#lookAtAll().catch((error: unknown) => {
        this.#parts.log.warn({ error: String(error) }, 'what staff set of cars could not be looked at')
      })
    } while (this.#again && !this.#stopped)
    this.#running = null
    const wait = await this.#nextEndMs().catch(() => SWEEP_MS)
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.soon(), Math.min(SWEEP_MS, wait))
    this.#timer.unref()
  }

  async #lookAtAll(): Promise<void> {
    const { db } = this.#parts
    await endActs(db, this.#now())
    for (const tenantSlug of await listOverridingDealers(db)) await this.#applyTo(tenantSlug)
  }

  async #applyTo(tenantSlug: string): Promise<void> {
    const { db, openStore, onChange } = this.#parts
    const overrides = [...(await listOverrides(db, tenantSlug)).values()]
    const written = await applyOverrides(tenantSlug, overrides, {
      store: await openStore(),
      now: this.#now(),
    })
    if (written > 0) await onChange()
  }

  /** Milliseconds until something ends, so that it ends on time. */
  async #nextEndMs(): Promise<number> {
    const next = await findNextEnd(this.#parts.db)
    return next === null ? SWEEP_MS : Math.max(SOONEST_MS, Date.parse(next) - this.#parts.clock())
  }

  #now(): string {
    return new Date(this.#parts.clock()).toISOString()
  }
}

/** What keeps indexed cars in line with what staff set; null where the site may not write to the index. */
export function openCarOverrides(
  { MEILI_ADMIN_KEY: apiKey }: Pick<SiteEnv, 'MEILI_ADMIN_KEY'>,
  { indexUid, placement, ...parts }: Omit<Parts, 'openStore' | 'clock'> & SiteStoreParts,
): CarOverrides | null {
  if (apiKey === undefined) return null
  const openStore = () => openSiteStore({ indexUid, placement, ...parts })
  return new CarOverrides({ ...parts, openStore, clock: Date.now })
}
