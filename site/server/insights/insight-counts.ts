// Counts what pages report, without a write for each: in memory first, then many counts in one statement.

import { LRUCache } from 'lru-cache'
import type { Database } from '#db/database.ts'
import { addInsightCounts, addInsightWords } from '#db/insights/insights-repository.ts'
import type { InsightCount, InsightCountRow, InsightWordsRow } from '#db/insights/tables.ts'
import type { Log } from '../log.ts'

const WRITE_MS = 10_000
/** Counts in memory while the database is away; more are dropped. */
const MOST_WAITING = 20_000
/** Words that are searched less often are not stored: they could hold somebody's name. */
const STORED_FROM = 3
/** Words that are remembered until they are searched often enough; the least recently searched are dropped. */
const MOST_WORDS = 20_000
const LONGEST_WORDS = 60
/** What no words of a vehicle hold: a mail address, or a telephone number. */
const PERSONAL = /@|(?:\d[\s-]?){8}/

export interface InsightCountsOptions {
  readonly db: Database
  readonly log: Pick<Log, 'warn'>
}

export class InsightCounts {
  readonly #options: InsightCountsOptions
  readonly #counts = new Map<string, InsightCountRow>()
  readonly #words = new Map<string, InsightWordsRow>()
  readonly #searched = new LRUCache<string, number>({ max: MOST_WORDS })
  #timer: NodeJS.Timeout | undefined
  #lastFailed = false

  constructor(options: InsightCountsOptions) {
    this.#options = options
  }

  /** Adds to a dealer's counts of a day. */
  add(tenantSlug: string, day: string, counts: readonly InsightCount[]): void {
    for (const count of counts) this.#add({ tenant_slug: tenantSlug, day, ...count })
  }

  /** Counts a search that found nothing; its words are stored once they were searched several times. */
  addEmptySearch(tenantSlug: string, day: string, words: string): void {
    const none = { page: 'results', position: 0, item: '', clicked: 0, enquiries: 0 }
    this.add(tenantSlug, day, [{ kind: 'search', ...none, seen: 1 }])
    const text = words.toLowerCase().replace(/\s+/g, ' ').trim()
    if (text === '' || text.length > LONGEST_WORDS || PERSONAL.test(text)) return
    const key = `${tenantSlug}\n${text}`
    const times = (this.#searched.get(key) ?? 0) + 1
    this.#searched.set(key, times)
    if (times < STORED_FROM) return
    this.#addWords({ tenant_slug: tenantSlug, day, words: text, times: times === STORED_FROM ? times : 1 })
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
    const { db, log } = this.#options
    const [counts, words] = [[...this.#counts.values()], [...this.#words.values()]]
    this.#counts.clear()
    this.#words.clear()
    try {
      await db.transaction().execute(async (trx) => {
        await addInsightCounts(trx, counts)
        await addInsightWords(trx, words)
      })
      this.#lastFailed = false
    } catch (error) {
      if (!this.#lastFailed) log.warn({ error: String(error) }, 'what pages counted waits for the database')
      this.#lastFailed = true
      for (const row of counts) this.#add(row)
      for (const row of words) this.#addWords(row)
    }
  }

  #add(row: InsightCountRow): void {
    const { tenant_slug, kind, day, page, position, item } = row
    const key = [tenant_slug, kind, day, page, position, item].join('\n')
    const known = this.#counts.get(key)
    if (known) {
      known.seen += row.seen
      known.clicked += row.clicked
      known.enquiries += row.enquiries
    } else if (this.#counts.size < MOST_WAITING) this.#counts.set(key, { ...row })
  }

  #addWords(row: InsightWordsRow): void {
    const key = [row.tenant_slug, row.day, row.words].join('\n')
    const known = this.#words.get(key)
    if (known) known.times += row.times
    else if (this.#words.size < MOST_WAITING) this.#words.set(key, { ...row })
  }
}
