import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Bits } from '../index/bits.ts'
import { parseDocument } from '../index/exact-json.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { DocumentsTable } from '../storage/documents-table.ts'
import type { IndexRow } from '../storage/indexes-table.ts'
import type { SavedIndexesTable } from '../storage/saved-indexes-table.ts'
import type { Slices } from '../tasks/slices.ts'
import { readIndexFile, SavedIndexError, writeIndexFile } from './index-file.ts'

/** Smaller indexes are built as fast as they are loaded. */
const MIN_DOCUMENTS = 500
/** Where more than this share of the documents changed, loading saves too little. */
const MAX_CHANGED = 1 / 4
/** Saving again pays after changes of this share of the documents, and of this many. */
const MIN_CHANGED_PART = 1 / 50
const MIN_CHANGED = 100

/**
 * Saved indexes as files beside the database. The database names the current file once it is complete and synced, so
 * the server may be killed at any moment.
 */
export class SavedIndexes {
  /** Called after an index was loaded, from its file or from its documents. */
  onLoaded: () => void = () => {}
  readonly #folder: string
  readonly #table: SavedIndexesTable
  readonly #documents: DocumentsTable
  readonly #log: (line: string) => void

  constructor(
    folder: string,
    table: SavedIndexesTable,
    documents: DocumentsTable,
    log: (line: string) => void,
  ) {
    this.#folder = join(folder, 'saved')
    this.#table = table
    this.#documents = documents
    this.#log = log
    mkdirSync(this.#folder, { recursive: true })
    this.#clean()
  }

  /** The index as saved, updated by later changes; null where it must be built from the documents. */
  async read(row: IndexRow, slices: Slices): Promise<SearchIndex | null> {
    const saved = this.#table.find(row.id)
    if (!saved?.file || saved.includes === null) return null
    try {
      const changed = this.#table.changesSince(row.id, saved.includes)
      const index = await readIndexFile(join(this.#folder, saved.file), row.settings, slices)
      if (changed.length > MIN_CHANGED + index.ids.size * MAX_CHANGED) {
        throw new SavedIndexError(`${changed.length} documents have changed since`)
      }
      if (changed.length > 0) await this.#catchUp(row.id, index, changed, slices)
      index.ids.findGaps()
      return index
    } catch (error) {
      if (!(error instanceof SavedIndexError) && !(error instanceof RangeError)) throw error
      this.#log(`${row.uid} is indexed again, its saved file cannot be used: ${error.message}`)
      // Otherwise it would count as saved, and every start would index again.
      this.#table.forget(row.id)
      return null
    }
  }

  /** Whether enough changed since the last save. */
  needsSaving(row: IndexRow, index: SearchIndex): boolean {
    if (index.ids.size < MIN_DOCUMENTS) return false
    const saved = this.#table.find(row.id)
    if (!saved?.file || saved.includes === null) return true
    const changes = this.#table.countSince(row.id, saved.includes)
    return changes > MIN_CHANGED + index.ids.size * MIN_CHANGED_PART
  }

  /** Saves an index, which must not change meanwhile: `slices` then throws and nothing is saved. */
  async write(row: IndexRow, index: SearchIndex, slices: Slices): Promise<void> {
    const includes = this.#table.begin(row.id)
    const file = `${row.id}-${randomUUID()}.index`
    try {
      await writeIndexFile(join(this.#folder, file), index, slices)
    } catch (error) {
      this.#delete(file)
      throw error
    }
    this.#table.finish(row.id, file, includes)
    this.#clean()
    while (this.#table.forgetSome(row.id, includes)) await slices.rest()
  }

  async #catchUp(id: number, index: SearchIndex, changed: number[], slices: Slices): Promise<void> {
    const docs = Bits.of((changed.at(-1) ?? -1) + 1, changed)
    index.ids.forget(docs)
    await slices.each(index.removeHidden(docs), () => {})
    await slices.each(changed, (doc) => {
      const stored = this.#documents.find(id, doc)
      if (!stored) return
      index.ids.restore(stored.id, doc)
      index.addHidden(doc, index.prepare(parseDocument(stored.body)))
      index.ids.show(doc)
    })
  }

  /** Deletes outdated files, and those of interrupted saves. */
  #clean(): void {
    const files = this.#table.files()
    for (const file of readdirSync(this.#folder)) if (!files.has(file)) this.#delete(file)
  }

  #delete(file: string): void {
    rmSync(join(this.#folder, file), { force: true })
  }
}
