/*
 * The import's access to the index. Every write of a Meilisearch server is an asynchronous task; `settle` waits for all of them.
 * https://www.meilisearch.com/docs/reference/api/documents
 */

import { hash } from 'node:crypto'
import {
  type EnqueuedTask,
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchTaskTimeOutError,
} from 'meilisearch'
import { quoted } from '#app/integrations/stock-index-filter.ts'
import { isOwnId } from '../car/car-identity.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import {
  FINANCE_FIELDS,
  type FinanceRow,
  INDEXED_FIELDS,
  type IndexedRow,
  restoreRow,
} from '../diff/indexed-row.ts'
import { hasIndex, isIndexPrepared, prepareIndex, rebuildIndex } from './rebuild-index.ts'

const PAGE = 20_000
const BATCH = 5_000
/** Longer stock numbers would make the filter invalid. */
const MAX_STOCKNUM = 300
const WAIT = { timeout: 300_000, interval: 10 }

/** What every writer of a car changes at least one of: the import's hash of the whole car, and what others set of it. */
const COPY_FIELDS = [
  'id',
  'import_hash',
  'rank',
  'price',
  'status',
  'reserved',
  'reserved_until',
  'weekly_price',
  'file_says',
] as const

export type StockStoreOptions = { host: string; apiKey: string | undefined; indexUid: string }

/** A write that the server accepted and then failed. */
export class IndexTaskError extends Error {
  override readonly name = 'IndexTaskError'
}

/** What imports, reservations and reports use of the stock's index. */
export type StockAccess = Pick<
  StockStore,
  Exclude<keyof StockStore, 'hasIndex' | 'listIds' | 'readCopyDigest'>
>

export class StockStore {
  readonly #client: Meilisearch
  readonly #uid: string
  /** Tasks that have not been awaited yet. */
  #pendingTasks: EnqueuedTask[] = []

  constructor({ host, apiKey, indexUid }: StockStoreOptions) {
    this.#client = new Meilisearch({
      host,
      ...(apiKey === undefined ? {} : { apiKey }),
      timeout: 60_000,
      requestInit: { headers: { 'accept-encoding': 'identity' } },
    })
    this.#uid = indexUid
  }

  /** Whether the index exists. */
  hasIndex(): Promise<boolean> {
    return hasIndex(this.#access)
  }

  /** Whether the index exists and has the stock's settings. */
  isPrepared(): Promise<boolean> {
    return isIndexPrepared(this.#access)
  }

  /**
   * Creates the index if it is missing and rebuilds it if its settings differ. True when something changed.
   */
  prepare(): Promise<boolean> {
    return prepareIndex(this.#access)
  }

  /** Rebuilds the index from its own documents without downtime. Returns the number of documents. */
  rebuild(): Promise<number> {
    return rebuildIndex(this.#access)
  }

  /** Another one after every write of anybody. */
  async readVersion(): Promise<string> {
    const { results } = await this.#client.tasks.getTasks({ indexUids: [this.#uid], limit: 1 })
    const { createdAt } = await this.#index.getRawInfo()
    return `${String(createdAt)} ${results[0]?.uid}`
  }

  /** The rows of one dealer by id. */
  async readRows({
    slug,
    dealerships,
  }: Pick<FeedDealer, 'slug' | 'dealerships'>): Promise<Map<string, IndexedRow>> {
    const rows = new Map<string, IndexedRow>()
    if (dealerships.length === 0) return rows
    const filter = `dealership_slug IN [${dealerships.map((each) => quoted(each.slug)).join(', ')}]`
    for (let offset = 0; ; offset += PAGE) {
      const page = await this.#index.getDocuments<IndexedRow & { file_says?: unknown }>({
        filter,
        fields: [...INDEXED_FIELDS, 'file_says'],
        limit: PAGE,
        offset,
      })
      for (const row of page.results) {
        const restored = restoreRow(row)
        if (isRowOf(slug, restored)) rows.set(restored.id, restored)
      }
      if (offset + PAGE >= page.total) return rows
    }
  }

  /** What the finance of one dealer's cars follows from and is, in pages. */
  async *readFinance({
    slug,
    dealerships,
  }: Pick<FeedDealer, 'slug' | 'dealerships'>): AsyncGenerator<{ rows: FinanceRow[]; total: number }> {
    if (dealerships.length === 0) return
    const filter = `dealership_slug IN [${dealerships.map((each) => quoted(each.slug)).join(', ')}]`
    for (let offset = 0; ; offset += BATCH) {
      const fields = [...FINANCE_FIELDS]
      const page = await this.#index.getDocuments<FinanceRow>({ filter, fields, limit: BATCH, offset })
      const rows = page.results.filter((row) => isRowOf(slug, row))
      yield { rows, total: page.total }
      if (offset + BATCH >= page.total) return
    }
  }

  /** The ids of every document of a dealer, or of all dealers. */
  async listIds(slug?: string): Promise<string[]> {
    const ids: string[] = []
    const filter = slug === undefined ? {} : { filter: `id STARTS WITH ${quoted(`${slug}_`)}` }
    for (let offset = 0; ; offset += PAGE) {
      const page = await this.#index.getDocuments({ ...filter, fields: ['id'], limit: PAGE, offset })
      ids.push(...page.results.map(({ id }) => String(id)))
      if (offset + PAGE >= page.total) break
    }
    return slug === undefined ? ids : ids.filter((id) => isOwnId(slug, id))
  }

  /** A digest of every document of a dealer as a whole: the same digest is the same stock. */
  async readCopyDigest(slug: string): Promise<string> {
    const lines: string[] = []
    const filter = `id STARTS WITH ${quoted(`${slug}_`)}`
    for (let offset = 0; ; offset += BATCH) {
      const page = await this.#index.getDocuments({ filter, fields: [...COPY_FIELDS], limit: BATCH, offset })
      lines.push(...page.results.map((row) => JSON.stringify(COPY_FIELDS.map((name) => row[name] ?? null))))
      if (offset + BATCH >= page.total) return hash('sha256', lines.sort().join('\n'))
    }
  }

  /** Whole documents of the given ids, by id. */
  async readDocuments(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    const documents = new Map<string, Record<string, unknown>>()
    for (const wanted of batches(ids, 1_000)) {
      const filter = `id IN [${wanted.map(quoted).join(', ')}]`
      const { results } = await this.#index.getDocuments({ filter, limit: wanted.length })
      for (const document of results) documents.set(String(document.id), document)
    }
    return documents
  }

  /** Documents of any dealer by stock number (case-insensitive) or by id. */
  async findCars({ stocknum, id }: { stocknum: string; id: string }): Promise<Record<string, unknown>[]> {
    if (stocknum.length > MAX_STOCKNUM) return []
    const filter = `stocknum = ${quoted(stocknum)} OR id = ${quoted(id)}`
    return (await this.#index.getDocuments({ filter, limit: 20 })).results
  }

  /** Documents at these dealerships that all words find and every expression fits, the best first. */
  async searchCars(
    words: string,
    dealershipSlugs: readonly string[],
    { limit, filters = [] }: { limit: number; filters?: readonly string[] },
  ): Promise<Record<string, unknown>[]> {
    if (dealershipSlugs.length === 0) return []
    const filter = [`dealership_slug IN [${dealershipSlugs.map(quoted).join(', ')}]`, ...filters]
    return (await this.#index.search(words, { filter, limit, matchingStrategy: 'all' })).hits
  }

  /** Number of documents with that id that match an expression: 1, 0, or null when it is invalid. */
  async countMatches(id: string, expression: string): Promise<number | null> {
    try {
      // Array elements are parsed separately, so that the expression cannot escape the id filter.
      const filter = [`id = ${quoted(id)}`, expression]
      return (await this.#index.getDocuments({ filter, fields: ['id'], limit: 1 })).total
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.response.status === 400) return null
      throw error
    }
  }

  /** Sends documents as NDJSON; `_ids` are theirs, for a store of several servers. Tasks run in order; `settle` waits for them. */
  async write(lines: Uint8Array<ArrayBuffer>, _ids: readonly string[] = []): Promise<void> {
    // The client's own method accepts strings only, which would be encoded twice.
    const extraRequestInit: RequestInit = { body: lines }
    const path = `indexes/${this.#uid}/documents`
    const contentType = 'application/x-ndjson'
    this.#pendingTasks.push(await this.#client.httpRequest.post({ path, contentType, extraRequestInit }))
  }

  /** Updates the ranks of cars. */
  async rerank(ranks: readonly { id: string; rank: number }[]): Promise<void> {
    for (const batch of batches(ranks, BATCH))
      this.#pendingTasks.push(await this.#index.updateDocuments(batch))
  }

  /** Updates some fields of indexed cars; unknown ids would be created. */
  async patch(fields: readonly ({ id: string } & Record<string, unknown>)[]): Promise<void> {
    for (const batch of batches(fields, BATCH))
      this.#pendingTasks.push(await this.#index.updateDocuments(batch))
  }

  /** Removes cars from the index. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const batch of batches(ids, BATCH)) this.#pendingTasks.push(await this.#index.deleteDocuments(batch))
  }

  /** Waits for all pending tasks. @throws IndexTaskError when a write failed */
  async settle(): Promise<void> {
    const sent = this.#pendingTasks
    this.#pendingTasks = []
    for (const task of sent) await this.#waitForTask(task)
  }

  async #waitForTask(enqueued: EnqueuedTask): Promise<void> {
    const task = await this.#client.tasks.waitForTask(enqueued, WAIT)
    if (task.status !== 'succeeded') {
      throw new IndexTaskError(
        `The index refused a write (${task.type}): ${task.error?.message ?? task.status}`,
      )
    }
  }

  get #index() {
    return this.#client.index(this.#uid)
  }

  get #access() {
    const waitForTask = (task: EnqueuedTask) => this.#waitForTask(task)
    return { client: this.#client, uid: this.#uid, waitForTask }
  }
}

/** Two dealers may share a dealership; a row belongs to the dealer whose feed brought it. */
const isRowOf = (slug: string, { id, import_feed }: Pick<IndexedRow, 'id' | 'import_feed'>) =>
  isOwnId(slug, id) && import_feed?.startsWith(`${slug}/`) === true

function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Whether an error means that the search server is unreachable, busy or failing, so that a retry may succeed. */
export function isIndexUnavailable(error: unknown): boolean {
  if (error instanceof MeilisearchRequestError || error instanceof MeilisearchTaskTimeOutError) return true
  return (
    error instanceof MeilisearchApiError && (error.response.status >= 500 || error.response.status === 429)
  )
}

/** Whether an error means that nothing has been imported yet. */
export function isIndexMissing(error: unknown): boolean {
  return error instanceof MeilisearchApiError && error.response.status === 404
}
