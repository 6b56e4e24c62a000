import type { Database } from './database.ts'
import type { SavedIndexesTable } from './saved-indexes-table.ts'

export interface StoredDocument {
  doc: number
  /** The owner's id, as text. */
  id: string
  /** The document as JSON. */
  body: string
}

/** The documents of all indexes as they were given. */
export class DocumentsTable {
  readonly #statements
  readonly #saved: SavedIndexesTable
  readonly #inTransaction: <T>(work: () => T) => T

  /** `saved` is told what changes. */
  constructor(database: Database, saved: SavedIndexesTable) {
    this.#saved = saved
    this.#inTransaction = (work) => database.transaction(work)()
    this.#statements = {
      put: database.prepare(
        'insert into documents values (?, ?, ?, ?) on conflict (index_id, doc) do update set id = excluded.id, body = excluded.body',
      ),
      delete: database.prepare('delete from documents where index_id = ? and doc = ?'),
      clear: database.prepare('delete from documents where index_id = ?'),
      get: database.prepare('select body from documents where index_id = ? and doc = ?').pluck(),
      row: database.prepare('select doc, id, body from documents where index_id = ? and doc = ?'),
      id: database.prepare('select id from documents where index_id = ? and doc = ?').pluck(),
      page: database.prepare(
        'select doc, id, body from documents where index_id = ? and doc >= ? order by doc limit ?',
      ),
    }
  }

  /** What was saved of the index's searchable form counts no more. */
  forgetSaved(index: number): void {
    this.#saved.forget(index)
  }

  /** Takes up again what is stored, after a transaction that failed. */
  reload(): void {
    this.#saved.reload()
  }

  put(index: number, { doc, id, body }: StoredDocument): void {
    this.#statements.put.run(index, doc, id, body)
    this.#saved.noteChange(index, doc)
  }

  delete(index: number, doc: number): void {
    this.#statements.delete.run(index, doc)
    this.#saved.noteChange(index, doc)
  }

  clear(index: number): void {
    this.#statements.clear.run(index)
    this.#saved.forget(index)
  }

  /** The JSON of a document, or undefined. */
  findBody(index: number, doc: number): string | undefined {
    return this.#statements.get.get(index, doc) as string | undefined
  }

  /** The JSON of documents that must exist, read at one moment: locks are taken once, and not for each. */
  bodies(index: number, docs: readonly number[]): string[] {
    return this.#inTransaction(() =>
      docs.map((doc) => {
        const body = this.findBody(index, doc)
        if (body === undefined) throw new Error(`Document ${doc} of index ${index} is not stored.`)
        return body
      }),
    )
  }

  /** A document by its number. */
  find(index: number, doc: number): StoredDocument | undefined {
    return this.#statements.row.get(index, doc) as StoredDocument | undefined
  }

  /** The owner's id of a document that must exist. */
  requireId(index: number, doc: number): string {
    return this.#statements.id.get(index, doc) as string
  }

  /** A document that must exist. */
  require(index: number, doc: number): StoredDocument {
    const found = this.find(index, doc)
    if (!found) throw new Error(`Document ${doc} of index ${index} is not stored.`)
    return found
  }

  /** Up to `limit` documents from a number on. */
  list(index: number, from: number, limit: number): StoredDocument[] {
    return this.#statements.page.all(index, from, limit) as StoredDocument[]
  }
}
