import { LRUCache } from 'lru-cache'
import { type Database, getPlace } from './database.ts'
import type { SavedIndexesTable } from './saved-indexes-table.ts'

export interface StoredDocument {
  doc: number
  /** The document's id, as text. */
  id: string
  /** The document as JSON. */
  body: string
}

/** Characters of documents cached: first pages are requested most. */
const CACHE_SIZE = 4_000_000

/** Sample size for the average document size. */
const MEASURED = 200

/** The stored documents of all indexes. */
export class DocumentsTable {
  readonly #statements
  readonly #saved: SavedIndexesTable
  readonly #inTransaction: <T>(work: () => T) => T
  /** Stored JSON by key. */
  readonly #cache = new LRUCache<number, string>({
    maxSize: CACHE_SIZE,
    sizeCalculation: (body) => body.length,
  })

  /** `saved` records the changes. */
  constructor(database: Database, saved: SavedIndexesTable) {
    this.#saved = saved
    this.#inTransaction = (work) => database.transaction(work)()
    this.#statements = {
      put: database.prepare(
        'insert into documents values (?, ?, ?) on conflict (place) do update set id = excluded.id, body = excluded.body',
      ),
      delete: database.prepare('delete from documents where place = ?'),
      clear: database.prepare('delete from documents where place >= ? and place < ?'),
      get: database.prepare('select body from documents where place = ?').pluck(),
      row: database.prepare('select id, body from documents where place = ?'),
      id: database.prepare('select id from documents where place = ?').pluck(),
      someBytes: database
        .prepare(
          `select avg(length(cast(body as blob))) from
           (select body from documents where place >= ? and place < ? order by place limit ?)`,
        )
        .pluck(),
      page: database.prepare(
        'select place - ? as doc, id, body from documents where place >= ? and place < ? order by place limit ?',
      ),
    }
  }

  /** Discards the saved index. */
  forgetSaved(index: number): void {
    this.#saved.forget(index)
  }

  /** Reloads from the database after a failed transaction. */
  reload(): void {
    this.#cache.clear()
    this.#saved.reload()
  }

  /** Average bytes of a document, estimated from the first ones. */
  averageBytes(index: number): number {
    const average = this.#statements.someBytes.get(getPlace(index, 0), getPlace(index + 1, 0), MEASURED)
    return Math.round((average as number | null) ?? 0)
  }

  put(index: number, { doc, id, body }: StoredDocument): void {
    const place = getPlace(index, doc)
    this.#cache.delete(place)
    this.#statements.put.run(place, id, body)
    this.#saved.noteChange(index, doc)
  }

  delete(index: number, doc: number): void {
    const place = getPlace(index, doc)
    this.#cache.delete(place)
    this.#statements.delete.run(place)
    this.#saved.noteChange(index, doc)
  }

  clear(index: number): void {
    this.#cache.clear()
    this.#statements.clear.run(getPlace(index, 0), getPlace(index + 1, 0))
    this.#saved.forget(index)
  }

  /** The JSON of a document, or undefined. */
  findBody(index: number, doc: number): string | undefined {
    return this.#statements.get.get(getPlace(index, doc)) as string | undefined
  }

  /** The JSON of existing documents, read in one transaction to lock once. */
  readBodies(index: number, docs: readonly number[]): string[] {
    const found = docs.map((doc) => this.#cache.get(getPlace(index, doc)))
    if (found.every((body) => body !== undefined)) return found
    return this.#inTransaction(() => docs.map((doc, at) => found[at] ?? this.#readBody(index, doc)))
  }

  #readBody(index: number, doc: number): string {
    const body = this.findBody(index, doc)
    if (body === undefined) throw new Error(`Document ${doc} of index ${index} is not stored.`)
    this.#cache.set(getPlace(index, doc), body)
    return body
  }

  /** A document by its number. */
  find(index: number, doc: number): StoredDocument | undefined {
    const row = this.#statements.row.get(getPlace(index, doc)) as Omit<StoredDocument, 'doc'> | undefined
    return row && { doc, ...row }
  }

  /** The id of an existing document. */
  requireId(index: number, doc: number): string {
    return this.#statements.id.get(getPlace(index, doc)) as string
  }

  /** An existing document. */
  require(index: number, doc: number): StoredDocument {
    const found = this.find(index, doc)
    if (!found) throw new Error(`Document ${doc} of index ${index} is not stored.`)
    return found
  }

  /** Up to `limit` documents from a number on. */
  list(index: number, from: number, limit: number): StoredDocument[] {
    const first = getPlace(index, 0)
    return this.#statements.page.all(first, first + from, getPlace(index + 1, 0), limit) as StoredDocument[]
  }
}
