import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { defaultKeys } from './auth/key.ts'
import { KeyRing } from './auth/key-ring.ts'
import { Catalog } from './catalog/catalog.ts'
import type { SearchOptions } from './options.ts'
import { IndexSaver } from './saved/index-saver.ts'
import { SavedIndexes } from './saved/saved-indexes.ts'
import { type Database, databaseBytes, openDatabase } from './storage/database.ts'
import { DocumentsTable } from './storage/documents-table.ts'
import { IndexesTable } from './storage/indexes-table.ts'
import { KeysTable } from './storage/keys-table.ts'
import { SavedIndexesTable } from './storage/saved-indexes-table.ts'
import { TasksTable } from './storage/tasks-table.ts'
import { Interrupted } from './tasks/slices.ts'
import { TaskQueue } from './tasks/task-queue.ts'

/** The components of a running server. */
export interface Engine {
  options: SearchOptions
  catalog: Catalog
  tasks: TasksTable
  queue: TaskQueue
  saver: IndexSaver
  ring: KeyRing
  /** Bytes of the database file, and of its pages in use. */
  databaseBytes(): { all: number; used: number }
  /** Average bytes of an index's documents, estimated from a sample. */
  averageDocumentBytes(index: number): number
  close(): Promise<void>
}

/** Opens the data folder and resumes the enqueued tasks. */
export function openEngine(options: SearchOptions): Engine {
  const database = openDatabase(options.folder)
  const now = () => options.now().toISOString()
  const tasks = new TasksTable(database)
  const savedTable = new SavedIndexesTable(database)
  const documents = new DocumentsTable(database, savedTable)
  const saved = new SavedIndexes(options.folder, savedTable, documents, options.log)
  const catalog = new Catalog(new IndexesTable(database), documents, saved, now)
  const saver = new IndexSaver(catalog, saved, options.saveAfterMs, options.log)
  const keys = new KeysTable(database)
  if (options.masterKey !== null && keys.list().length === 0) {
    for (const key of defaultKeys(randomUUID, now())) keys.put(key)
  }
  const snapshot = () => writeSnapshot(database, options.folder, now())
  const queue = new TaskQueue(database, { catalog, tasks, now, snapshot }, saver, options.log)
  queue.wake()
  catalog.warm().catch((error: unknown) => {
    if (!(error instanceof Interrupted)) options.log(`loading: ${(error as Error).stack ?? error}`)
  })
  return {
    options,
    catalog,
    tasks,
    queue,
    saver,
    ring: new KeyRing(keys, options.masterKey),
    databaseBytes: () => databaseBytes(database),
    averageDocumentBytes: (index) => documents.averageBytes(index),
    close: async () => {
      catalog.stop()
      await queue.close()
      await saver.close()
      database.close()
    },
  }
}

/** Pages copied per step; requests are answered in between. */
const SNAPSHOT_PAGES = 64

/** A copy of the database that can replace `search.db`. The file is renamed when complete. */
async function writeSnapshot(database: Database, folder: string, now: string): Promise<void> {
  const target = join(folder, 'snapshots')
  mkdirSync(target, { recursive: true })
  const file = join(target, `search-${now.replaceAll(/[:.]/g, '-')}.db`)
  await database.backup(`${file}.part`, { progress: () => SNAPSHOT_PAGES })
  renameSync(`${file}.part`, file)
}
