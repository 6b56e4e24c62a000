import { parseDocument } from '../index/exact-json.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import type { SavedIndexes } from '../saved/saved-indexes.ts'
import type { Settings } from '../settings/settings.ts'
import type { DocumentsTable, StoredDocument } from '../storage/documents-table.ts'
import type { IndexRow } from '../storage/indexes-table.ts'
import { Slices } from '../tasks/slices.ts'

const LOAD_CHUNK = 100

/** One index: its row, and its in-memory search index, built from the documents on first use. */
export class IndexEntry {
  row: IndexRow
  readonly #documents: DocumentsTable
  readonly #saved: SavedIndexes
  readonly #isStopping: () => boolean
  #search: Promise<SearchIndex> | null = null
  #loaded: SearchIndex | null = null

  /** `isStopping`: whether the server stops, which aborts loading. */
  constructor(row: IndexRow, documents: DocumentsTable, saved: SavedIndexes, isStopping: () => boolean) {
    this.row = row
    this.#documents = documents
    this.#saved = saved
    this.#isStopping = isStopping
  }

  /** The search index, loaded when necessary. */
  search(): Promise<SearchIndex> {
    this.#search ??= this.#load().catch((error) => {
      this.#search = null
      throw error
    })
    return this.#search
  }

  /** The search index, if it is loaded. */
  loaded(): SearchIndex | null {
    return this.#loaded
  }

  /** Replaces the search index. */
  replaceSearch(search: SearchIndex): void {
    this.#search = Promise.resolve(search)
    this.#loaded = search
  }

  /** Unloads the search index. */
  unload(): void {
    this.#search = null
    this.#loaded = null
  }

  /** Builds a search index with other settings beside the current one. */
  async rebuild(settings: Settings, slices: Slices): Promise<SearchIndex> {
    const { ids } = await this.search()
    const search = new SearchIndex(settings, ids)
    await this.#fill(search, false, slices)
    return search
  }

  /** The JSON of a document by its number; it must exist. */
  body(doc: number): string {
    const body = this.#documents.findBody(this.row.id, doc)
    if (body === undefined) throw new Error(`Document ${doc} of ${this.row.uid} is not stored.`)
    return body
  }

  /** The JSON of documents by their numbers; they must exist. */
  readBodies(docs: readonly number[]): string[] {
    return this.#documents.readBodies(this.row.id, docs)
  }

  /** A document by its number; it must exist. */
  document(doc: number): JsonObject {
    return parseDocument(this.body(doc))
  }

  async #load(): Promise<SearchIndex> {
    const slices = new Slices(this.#isStopping)
    const saved = await this.#saved.read(this.row, slices)
    const search = saved ?? (await this.#make(slices))
    this.#loaded = search
    this.#saved.onLoaded()
    return search
  }

  async #make(slices: Slices): Promise<SearchIndex> {
    const search = new SearchIndex(this.row.settings)
    await this.#fill(search, true, slices)
    search.ids.findGaps()
    return search
  }

  async #fill(search: SearchIndex, restoresIds: boolean, slices: Slices): Promise<void> {
    await slices.each(this.#stored(), ({ doc, id, body }) => {
      if (restoresIds) search.ids.restore(id, doc)
      search.addHidden(doc, search.prepare(parseDocument(body)))
      search.ids.show(doc)
    })
    search.text.scaleTo(search.ids.size)
  }

  *#stored(): Generator<StoredDocument> {
    for (let from = 0; ; ) {
      const page = this.#documents.list(this.row.id, from, LOAD_CHUNK)
      const last = page.at(-1)
      if (!last) return
      yield* page
      from = last.doc + 1
    }
  }
}
