// Where each dealer's stock is read and written, as the platform's settings and the notes of missed changes have it now.
import {
  findCopies,
  type Placement,
  placeDealers,
} from '#app/integrations/search-servers/place-dealers.ts'
import type { SearchServer } from '#app/integrations/search-servers/search-servers.ts'
import type { Database } from '#db/database.ts'
import { type Copy, listMissed } from '#db/search-servers/search-copies-repository.ts'
import { ALL_DEALERS } from '#stock/servers/placed-store.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Log } from '../log.ts'

const POLL_MS = 1_000

type Parts = {
  servers: readonly SearchServer[]
  content: Pick<ContentIndex, 'listDealers'>
  db: Database
  log: Pick<Log, 'warn'>
  clock: () => number
}

/** Until the notes were read once, no replica is trusted. */
export class SearchPlacement {
  readonly #parts: Parts
  readonly #several: boolean
  #missed: readonly Copy[] | null = null
  #text = ''
  #placed: { of: unknown; placement: Placement } | null = null
  #logged = ''
  #failing = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#several = parts.servers.length > 1
  }

  get servers(): readonly SearchServer[] {
    return this.#parts.servers
  }

  /** Copies that have missed a change, as text to compare. */
  get missedText(): string {
    return this.#text
  }

  /** Copies that are not read. */
  get missed(): readonly Copy[] {
    return this.#missed ?? []
  }

  async start(): Promise<void> {
    if (!this.#several) return
    await this.refresh()
    this.#timer = setTimeout(() => void this.start(), POLL_MS).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Reads which copies have missed a change; while the database does not answer the last answer counts. */
  async refresh(): Promise<void> {
    const { db, log, clock } = this.#parts
    try {
      this.#missed = await listMissed(db, new Date(clock()).toISOString())
      this.#text = this.#missed.map(({ server, tenantSlug }) => `${server}.${tenantSlug}`).join('~')
      this.#failing = false
    } catch (error) {
      if (!this.#failing) log.warn({ error: String(error) }, 'which search servers missed a change is unknown')
      this.#failing = true
    }
  }

  /** The table as it is now; a problem of it is logged once. */
  async read(): Promise<Placement> {
    const { content, servers, log } = this.#parts
    const dealers = this.#several ? ((await content.listDealers()) ?? []) : []
    if (this.#placed?.of === dealers) return this.#placed.placement
    const placement = placeDealers(dealers, servers)
    this.#placed = { of: dealers, placement }
    const text = placement.problems.join('\n')
    if (text !== this.#logged)
      for (const problem of placement.problems) log.warn({ problem }, 'the table of search servers is wrong')
    this.#logged = text
    return placement
  }

  /** The servers with a dealer's whole stock, the one to be asked first in front. */
  readonly readersOf = async (slug: string): Promise<readonly string[]> => {
    const copies = findCopies(await this.read(), this.#parts.servers, slug)
    const missed = this.#missed
    if (missed === null) return copies.slice(0, 1)
    return copies.filter(
      (name) =>
        !missed.some(({ server, tenantSlug }) => server === name && [slug, ALL_DEALERS].includes(tenantSlug)),
    )
  }
}
