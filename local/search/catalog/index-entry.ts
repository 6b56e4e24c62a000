import { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import type { Settings } from '../settings/settings.ts'
import type { DocumentsTable } from '../storage/documents-table.ts'
import type { IndexRow } from '../storage/indexes-table.ts'

const LOAD_CHUNK = 500

/** One index: what is stored of it, and its searchable form, made from the documents when first asked for. */
export class IndexEntry {
  row: IndexRow
  readonly #documents: DocumentsTable
  #search: Promise<SearchIndex> | null = null

  constructor(row: IndexRow, documents: DocumentsTable) {
    this.row = row
    this.#documents = documents
  }

  /** The searchable form. */
  search(): Promise<SearchIndex> {
    this.#search ??= this.#load()
    return this.#search
  }

  /** Puts a new searchable form in place of the old one, which goes on answering until then. */
  replaceSearch(search: SearchIndex): void {
    this.#search = Promise.resolve(search)
  }

  /** Forgets the searchable form; it is made again from what is stored. */
  unload(): void {
    this.#search = null
  }

  /** Makes a searchable form with other settings, beside the one in use. */
  async rebuild(settings: Settings): Promise<SearchIndex> {
    const { ids } = await this.search()
    const search = new SearchIndex(settings, ids)
    await this.#fill(search, false)
    return search
  }

  /** A document by its number; it must exist. */
  document(doc: number): JsonObject {
    const document = this.#documents.find(this.row.id, doc)
    if (!document) throw new Error(`Document ${doc} of ${this.row.uid} is not stored.`)
    return document
  }

  async #load(): Promise<SearchIndex> {
    const search = new SearchIndex(this.row.settings)
    await this.#fill(search, true)
    search.ids.findGaps()
    return search
  }

  async #fill(search: SearchIndex, restoresIds: boolean): Promise<void> {
    for (let from = 0; ; ) {
      const page = this.#documents.list(this.row.id, from, LOAD_CHUNK)
      if (page.length === 0) return
      for (const { doc, id, body } of page) {
        if (restoresIds) search.ids.restore(id, doc)
        search.add(doc, search.prepare(JSON.parse(body) as JsonObject))
      }
      from = page[page.length - 1]!.doc + 1
      await pause()
    }
  }
}

/** Lets requests that wait be answered. */
export const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
