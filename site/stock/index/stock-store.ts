/*
 * The import's side of the index: the rows of one dealer, and writing by the difference. Every write of a
 * Meilisearch server is a task that is acknowledged first and done later, so each is waited for.
 * https://www.meilisearch.com/docs/reference/api/documents
 */

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
import { INDEXED_FIELDS, type IndexedRow } from '../diff/indexed-row.ts'
import { isIndexPrepared, prepareIndex, rebuildIndex } from './rebuild-index.ts'

const PAGE = 20_000
const BATCH = 5_000
/** No stock number is longer; the filter would be refused. */
const MAX_STOCKNUM = 300
const WAIT = { timeout: 300_000, interval: 10 }

export type StockStoreOptions = { host: string; apiKey: string | undefined; indexUid: string }

/** A write that the server took and then failed to do. */
export class IndexTaskError extends Error {
  override readonly name = 'IndexTaskError'
}

export class StockStore {
  readonly #client: Meilisearch
  readonly #uid: string
  /** Writes that were sent and not yet waited for. */
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

  /** Whether the index is there and has the stock's settings. */
  isPrepared(): Promise<boolean> {
    return isIndexPrepared(this.#access)
  }

  /**
   * Creates the index where it is missing, and makes a fresh one beside it where its settings differ. True when
   * something changed.
   */
  prepare(): Promise<boolean> {
    return prepareIndex(this.#access)
  }

  /** Makes the index anew from its own documents, while the old one goes on answering. Returns how many. */
  rebuild(): Promise<number> {
    return rebuildIndex(this.#access)
  }

  /** The rows of one dealer by id. */
  async readRows({
    slug,
    dealerships,
  }: Pick<FeedDealer, 'slug' | 'dealerships'>): Promise<Map<string, IndexedRow>> {
    const rows = new Map<string, IndexedRow>()
    if (dealerships.length === 0) return rows
    // Two dealers may share a dealership; a row is whose feed it came in by.
    const filter = `dealership_slug IN [${dealerships.map((each) => quoted(each.slug)).join(', ')}]`
    for (let offset = 0; ; offset += PAGE) {
      const page = await this.#index.getDocuments<IndexedRow>({
        filter,
        fields: [...INDEXED_FIELDS],
        limit: PAGE,
        offset,
      })
      for (const row of page.results) {
        if (isOwnId(slug, row.id) && row.import_feed?.startsWith(`${slug}/`)) rows.set(row.id, row)
      }
      if (offset + PAGE >= page.total) return rows
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

  /** Cars by their stock number in whatever case, or by the id made from it: whole documents of any dealer. */
  async findCars({ stocknum, id }: { stocknum: string; id: string }): Promise<Record<string, unknown>[]> {
    if (stocknum.length > MAX_STOCKNUM) return []
    const filter = `stocknum = ${quoted(stocknum)} OR id = ${quoted(id)}`
    return (await this.#index.getDocuments({ filter, limit: 20 })).results
  }

  /** How many documents with that id an expression keeps: 1, 0, or null when it does not parse. */
  async countMatches(id: string, expression: string): Promise<number | null> {
    try {
      // An array of elements: each is parsed apart, so that the expression cannot reach beyond its own.
      const filter = [`id = ${quoted(id)}`, expression]
      return (await this.#index.getDocuments({ filter, fields: ['id'], limit: 1 })).total
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.response.status === 400) return null
      throw error
    }
  }

  /** Sends whole documents, one a line as JSON. Tasks run in the order they were sent; `settle` waits for them. */
  async write(lines: Uint8Array<ArrayBuffer>): Promise<void> {
    // The client takes texts only, and would have the bytes decoded and encoded again.
    const extraRequestInit: RequestInit = { body: lines }
    const path = `indexes/${this.#uid}/documents`
    const contentType = 'application/x-ndjson'
    this.#pendingTasks.push(await this.#client.httpRequest.post({ path, contentType, extraRequestInit }))
  }

  /** Sends new ranks of cars that stay as they are otherwise. */
  async rerank(ranks: readonly { id: string; rank: number }[]): Promise<void> {
    for (const batch of batches(ranks, BATCH))
      this.#pendingTasks.push(await this.#index.updateDocuments(batch))
  }

  /** Sends some fields of cars that stay as they are otherwise. A car the index does not have must not be among them. */
  async patch(fields: readonly ({ id: string } & Record<string, unknown>)[]): Promise<void> {
    for (const batch of batches(fields, BATCH))
      this.#pendingTasks.push(await this.#index.updateDocuments(batch))
  }

  /** Takes cars out of the index. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const batch of batches(ids, BATCH)) this.#pendingTasks.push(await this.#index.deleteDocuments(batch))
  }

  /** Waits until everything that was sent is done. @throws IndexTaskError when a write was refused */
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

function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Is this the search server not answering, being too busy or failing, so that the same call may succeed later? */
export function isIndexUnavailable(error: unknown): boolean {
  if (error instanceof MeilisearchRequestError || error instanceof MeilisearchTaskTimeOutError) return true
  return (
    error instanceof MeilisearchApiError && (error.response.status >= 500 || error.response.status === 429)
  )
}
