/*
 * The import's side of the index: its settings, the rows of one feed, and writing by the difference. Every write of a
 * Meilisearch server is a task that is acknowledged first and done later, so each is waited for.
 * https://www.meilisearch.com/docs/reference/api/documents
 */
import { type EnqueuedTask, Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch'
import { quoted } from '#app/integrations/stock-index-filter.ts'
import type { StockDiff } from '../diff/diff-stock.ts'
import { INDEXED_FIELDS, type IndexedRow } from '../diff/indexed-row.ts'
import { STOCK_INDEX_SETTINGS } from './index-settings.ts'

const PAGE = 20_000
const BATCH = 5_000
const WAIT = { timeout: 300_000, interval: 10 }

export type StockStoreOptions = { host: string; apiKey: string | undefined; indexUid: string }

/** A write that the server took and then failed to do. */
export class IndexTaskError extends Error {
  override readonly name = 'IndexTaskError'
}

export class StockStore {
  readonly #client: Meilisearch
  readonly #uid: string

  constructor({ host, apiKey, indexUid }: StockStoreOptions) {
    this.#client = new Meilisearch({
      host,
      ...(apiKey === undefined ? {} : { apiKey }),
      timeout: 60_000,
      requestInit: { headers: { 'accept-encoding': 'identity' } },
    })
    this.#uid = indexUid
  }

  /** Creates the index where it is missing and gives it its settings where they differ. True when something changed. */
  async prepare(): Promise<boolean> {
    const current = await this.#settings()
    if (current === null)
      await this.#finished(await this.#client.createIndex(this.#uid, { primaryKey: 'id' }))
    if (current !== null && sameSettings(current)) return false
    await this.#finished(await this.#index.updateSettings(STOCK_INDEX_SETTINGS))
    return true
  }

  /** The rows of one feed by id. */
  async readRows(feed: string): Promise<Map<string, IndexedRow>> {
    const rows = new Map<string, IndexedRow>()
    for (let offset = 0; ; offset += PAGE) {
      const page = await this.#index.getDocuments<IndexedRow>({
        filter: `import_feed = ${quoted(feed)}`,
        fields: [...INDEXED_FIELDS],
        limit: PAGE,
        offset,
      })
      for (const row of page.results) rows.set(row.id, row)
      if (offset + PAGE >= page.total) return rows
    }
  }

  /** Whole documents of the given ids, by id. */
  async readDocuments(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    const documents = new Map<string, Record<string, unknown>>()
    for (let start = 0; start < ids.length; start += 1_000) {
      const wanted = ids.slice(start, start + 1_000)
      const filter = `id IN [${wanted.map(quoted).join(', ')}]`
      const { results } = await this.#index.getDocuments({ filter, limit: wanted.length })
      for (const document of results) documents.set(String(document.id), document)
    }
    return documents
  }

  /** Writes a difference. Tasks run in the order they were sent, so all are sent before the first is waited for. */
  async apply({ put, rerank, remove }: Pick<StockDiff, 'put' | 'rerank' | 'remove'>): Promise<void> {
    const sent: EnqueuedTask[] = []
    for (const batch of batches(put)) {
      const documents = `[${batch.map(({ json }) => json).join(',')}]`
      sent.push(await this.#index.addDocumentsFromString(documents, 'application/json'))
    }
    for (const batch of batches(rerank)) sent.push(await this.#index.updateDocuments(batch))
    if (remove.length > 0) sent.push(await this.#index.deleteDocuments([...remove]))
    for (const task of sent) await this.#finished(task)
  }

  async #finished(enqueued: EnqueuedTask): Promise<void> {
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

  async #settings(): Promise<Settings | null> {
    try {
      return await this.#index.getSettings()
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null
      throw error
    }
  }
}

/** Order counts where it has a meaning (searching, ranking), and nowhere else. */
function sameSettings(current: Settings): boolean {
  return Object.entries(STOCK_INDEX_SETTINGS).every(([key, wanted]) =>
    contains(current[key as keyof Settings], wanted, !['searchableAttributes', 'rankingRules'].includes(key)),
  )
}

function contains(actual: unknown, wanted: unknown, anyOrder: boolean): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return false
    const [a, b] = anyOrder ? [actual.toSorted(), wanted.toSorted()] : [actual, wanted]
    return JSON.stringify(a) === JSON.stringify(b)
  }
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(wanted).every(([key, value]) =>
    contains((actual as Record<string, unknown>)[key], value, anyOrder),
  )
}

function* batches<T>(documents: readonly T[]): Generator<T[]> {
  for (let start = 0; start < documents.length; start += BATCH) yield documents.slice(start, start + BATCH)
}
