// Where each dealer's stock is read and written, as the platform's settings and the notes of missed changes have it now.

import { listGroups } from '#app/integrations/search-servers/open-stock-index.server.ts'
import { findCopies, type Placement, placeDealers } from '#app/integrations/search-servers/place-dealers.ts'
import { MAIN_SERVER, type SearchServer } from '#app/integrations/search-servers/search-servers.ts'
import type { Database } from '#db/database.ts'
import {
  ALL_DEALERS,
  type Copy,
  listMissed,
  meetReplicas,
} from '#db/search-servers/search-copies-repository.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Log } from '../log.ts'
import { RecentCheck } from '../recent-check.ts'

const POLL_MS = 1_000

type Parts = {
  servers: readonly SearchServer[]
  content: Pick<ContentIndex, 'listDealers'>
  db: Database
  log: Pick<Log, 'warn'>
  clock: () => number
}

/** One line of how the search servers are. */
export type SearchServerState = {
  title: string
  /** For monitors, which learn of no dealer and no name; '' where nothing is wrong. */
  warning: string
  /** For the platform's staff. */
  note: string
}

/** Until the notes were read once, no replica is trusted. */
export class SearchPlacement {
  readonly #parts: Parts
  readonly #several: boolean
  readonly #checks: ReadonlyMap<string, RecentCheck>
  #missed: readonly Copy[] | null = null
  #text = ''
  #placed: { of: unknown; placement: Placement } | null = null
  #logged = ''
  #failing = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#several = parts.servers.length > 1
    this.#checks = new Map(
      parts.servers.map(({ name, url }) => [
        name,
        new RecentCheck({ ask: (signal) => askHealth(url, signal) }),
      ]),
    )
  }

  /** Of several servers: which do not answer, have missed changes, or are named wrongly; '' for one that is well. */
  async listStates(): Promise<SearchServerState[]> {
    if (!this.#several) return []
    const { problems } = await this.read()
    const states = this.servers.map(async ({ name }): Promise<SearchServerState> => {
      const missed = this.missed.filter(({ server }) => server === name).map(({ tenantSlug }) => tenantSlug)
      const isUp = await this.#checks.get(name)?.isUp()
      if (!isUp)
        return { title: `Search server ${name}`, warning: 'search_server_away', note: 'does not answer' }
      if (missed.length === 0) return { title: `Search server ${name}`, warning: '', note: '' }
      const whose = missed.includes(ALL_DEALERS) ? 'all dealers' : missed.join(', ')
      const note = `has missed changes of ${whose}, and is not read for them: npm run stock -- rebuild ${name}`
      return { title: `Search server ${name}`, warning: 'search_server_behind', note }
    })
    const wrong = problems.map((note) => ({
      title: 'The table of search servers',
      warning: 'search_table_wrong',
      note: `is wrong: ${note}`,
    }))
    return [...(await Promise.all(states)), ...wrong]
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
    const { db, log, clock, servers } = this.#parts
    const replicas = servers.filter(({ replicaOf }) => replicaOf).map(({ name }) => name)
    try {
      const now = new Date(clock()).toISOString()
      if (this.#missed === null) await meetReplicas(db, replicas, now)
      this.#missed = await listMissed(db, now)
      this.#text = this.#missed.map(({ server, tenantSlug }) => `${server}.${tenantSlug}`).join('~')
      this.#failing = false
    } catch (error) {
      if (!this.#failing)
        log.warn({ error: String(error) }, 'which search servers missed a change is unknown')
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

  /** The servers that have dealers now, each with its replica. */
  readonly usedGroups = async (): Promise<string[][]> => {
    const { dealers } = await this.read()
    const used = new Set([MAIN_SERVER, ...[...dealers.values()].map(([first]) => first)])
    return listGroups(this.#parts.servers).filter(([first]) => used.has(first))
  }

  /** The servers with a dealer's whole stock, the one to be asked first in front. */
  readonly listReaders = async (slug: string): Promise<readonly string[]> => {
    const copies = findCopies(await this.read(), this.#parts.servers, slug)
    const missed = this.#missed
    if (missed === null) return copies.slice(0, 1)
    return copies.filter(
      (name) =>
        !missed.some(({ server, tenantSlug }) => server === name && [slug, ALL_DEALERS].includes(tenantSlug)),
    )
  }
}

/** https://www.meilisearch.com/docs/reference/api/health */
async function askHealth(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${url}/health`, { signal })
  if (!answer.ok) throw new Error(`It answers ${answer.status}.`)
}
