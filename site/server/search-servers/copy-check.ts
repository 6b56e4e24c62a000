/*
 * Compares the copies of each dealer's stock, so that one that is another than it should be, whatever the cause, is not
 * read when the first server is lost.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { StockStore } from '#stock/index/stock-store.ts'
import type { CopyNotes } from '#stock/servers/placed-store.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Log } from '../log.ts'
import type { SearchPlacement } from './search-placement.ts'

const ROUND_MS = 60_000
/** Between the two comparisons that have to differ: a change may be on its way to the second server. */
const SETTLE_MS = 5_000
/** Pause after each dealer, as a multiple of what the comparison took. */
const IDLE_FACTOR = 8

export type CopyCheckParts = {
  placement: Pick<SearchPlacement, 'servers' | 'listReaders' | 'refresh'>
  stores: ReadonlyMap<string, Pick<StockStore, 'readCopyDigest'>>
  content: Pick<ContentIndex, 'listDealers'>
  notes: Pick<CopyNotes, 'noteMissed' | 'isWritten'>
  log: Pick<Log, 'warn'>
  roundMs?: number
  settleMs?: number
}

export class CopyCheck {
  readonly #parts: CopyCheckParts
  readonly #stopped = new AbortController()

  constructor(parts: CopyCheckParts) {
    this.#parts = parts
  }

  start(): void {
    if (this.#parts.placement.servers.length > 1) void this.#run()
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #run(): Promise<void> {
    const { log, roundMs = ROUND_MS } = this.#parts
    while (await this.#wait(roundMs))
      await this.checkAll().catch((error: unknown) =>
        log.warn({ error: String(error) }, 'the copies of the stock could not be compared'),
      )
  }

  /** Compares every dealer's copies once. */
  async checkAll(): Promise<void> {
    for (const { slug } of (await this.#parts.content.listDealers()) ?? []) {
      const since = performance.now()
      await this.#check(slug)
      if (!(await this.#wait((performance.now() - since) * IDLE_FACTOR))) return
    }
  }

  async #check(slug: string): Promise<void> {
    const { placement, settleMs = SETTLE_MS, notes, log } = this.#parts
    const first = await this.#findOthers(slug)
    if (first.length === 0 || !(await this.#wait(settleMs))) return
    const again = await this.#findOthers(slug)
    // A large import reaches the servers at different times.
    if (await notes.isWritten(slug)) return
    const differing = again.filter((copy) =>
      first.some(({ server, digests }) => server === copy.server && digests === copy.digests),
    )
    if (differing.length === 0) return
    await notes.noteMissed(differing.map(({ server }) => ({ server, tenantSlug: slug })))
    await placement.refresh()
    for (const { server } of differing)
      log.warn(
        { server, tenant: slug },
        'a copy of the stock is another one, and is not read until it is rebuilt',
      )
  }

  /** The copies that are not as the first one, with both digests; a server that does not answer is left out. */
  async #findOthers(slug: string): Promise<{ server: string; digests: string }[]> {
    const { placement, stores } = this.#parts
    const readers = await placement.listReaders(slug)
    const read = await Promise.all(
      readers.map((name) =>
        stores
          .get(name)
          ?.readCopyDigest(slug)
          .catch(() => undefined),
      ),
    )
    const [wanted] = read
    return readers.flatMap((server, at) =>
      wanted === undefined || read[at] === undefined || read[at] === wanted
        ? []
        : [{ server, digests: `${wanted} ${read[at]}` }],
    )
  }

  /** @returns false when it is stopped meanwhile */
  async #wait(ms: number): Promise<boolean> {
    return pause(ms, true, { ref: false, signal: this.#stopped.signal }).catch(() => false)
  }
}
