import { ApiError } from '../http/api-error.ts'
import type { SavedIndexes } from '../saved/saved-indexes.ts'
import { defaultSettings } from '../settings/settings.ts'
import type { DocumentsTable } from '../storage/documents-table.ts'
import type { IndexesTable, IndexRow } from '../storage/indexes-table.ts'
import { IndexEntry } from './index-entry.ts'

/** All indexes by uid. Changes are stored in the caller's transaction. */
export class Catalog {
  readonly documents: DocumentsTable
  readonly #table: IndexesTable
  readonly #saved: SavedIndexes
  readonly #now: () => string
  #entries = new Map<string, IndexEntry>()
  #isStopping = false

  constructor(table: IndexesTable, documents: DocumentsTable, saved: SavedIndexes, now: () => string) {
    this.#table = table
    this.#saved = saved
    this.documents = documents
    this.#now = now
    for (const row of table.list()) this.#entries.set(row.uid, this.#entryOf(row))
  }

  /** Entries ordered by uid. */
  list(): IndexEntry[] {
    return [...this.#entries.values()].sort((a, b) => (a.row.uid < b.row.uid ? -1 : 1))
  }

  /**
   * Loads the index last written to, so that the first search after a start need not wait; the others are loaded on
   * first use.
   */
  async warm(): Promise<void> {
    const newest = this.list().sort((a, b) => (a.row.updatedAt > b.row.updatedAt ? -1 : 1))[0]
    await newest?.search()
  }

  /** Aborts loading. */
  stop(): void {
    this.#isStopping = true
  }

  find(uid: string): IndexEntry | undefined {
    return this.#entries.get(uid)
  }

  /** Throws `index_not_found`. */
  require(uid: string): IndexEntry {
    const entry = this.#entries.get(uid)
    if (!entry) throw new ApiError('index_not_found', `Index \`${uid}\` not found.`)
    return entry
  }

  create(uid: string, primaryKey: string | null): IndexEntry {
    const now = this.#now()
    const row = { uid, primaryKey, createdAt: now, updatedAt: now, settings: defaultSettings() }
    const entry = this.#entryOf({ ...row, id: this.#table.insert(row) })
    this.#entries.set(uid, entry)
    return entry
  }

  /** Stores a change of an index; in memory it applies at once. */
  update(entry: IndexEntry, change: Partial<Pick<IndexRow, 'primaryKey' | 'settings'>>): void {
    const row = { ...entry.row, ...change, updatedAt: this.#now() }
    this.#table.update(row)
    entry.row = row
  }

  delete(uid: string): void {
    const { row } = this.require(uid)
    this.documents.clear(row.id)
    this.#table.delete(row.id)
    this.#entries.delete(uid)
  }

  /** Swaps the uids of two indexes. */
  swap(a: string, b: string): void {
    const first = this.require(a)
    const second = this.require(b)
    // Uids are unique in the table, so an invalid one is used in between.
    this.#table.update({ ...first.row, uid: `${a}\0` })
    this.#table.update({ ...second.row, uid: a })
    this.#table.update({ ...first.row, uid: b })
    second.row = { ...second.row, uid: a }
    first.row = { ...first.row, uid: b }
    this.#entries.set(a, second).set(b, first)
  }

  /** Renames an index; the new uid must be free. */
  rename(uid: string, name: string): void {
    const entry = this.require(uid)
    entry.row = { ...entry.row, uid: name, updatedAt: this.#now() }
    this.#table.update(entry.row)
    this.#entries.delete(uid)
    this.#entries.set(name, entry)
  }

  /** Reloads from the database after a failed transaction. */
  reload(): void {
    this.documents.reload()
    const entries = new Map<string, IndexEntry>()
    for (const row of this.#table.list()) {
      const known = [...this.#entries.values()].find((entry) => entry.row.id === row.id)
      const entry = known ?? this.#entryOf(row)
      entry.row = row
      entry.unload()
      entries.set(row.uid, entry)
    }
    this.#entries = entries
  }

  #entryOf(row: IndexRow): IndexEntry {
    return new IndexEntry(row, this.documents, this.#saved, () => this.#isStopping)
  }
}
