import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ApiKey } from '../auth/key.ts'
import { documentId, guessPrimaryKey } from '../documents/primary-key.ts'
import { exactText, parseDocument } from '../index/exact-json.ts'
import type { JsonObject } from '../index/walk.ts'
import { applySettings, defaultSettings, type Settings } from '../settings/settings.ts'
import { DATABASE_FILE, type Database, openDatabase } from '../storage/database.ts'
import { DocumentsTable } from '../storage/documents-table.ts'
import { IndexesTable } from '../storage/indexes-table.ts'
import { KeysTable } from '../storage/keys-table.ts'
import { SavedIndexesTable } from '../storage/saved-indexes-table.ts'
import { TasksTable } from '../storage/tasks-table.ts'
import { TarReader } from './tar.ts'
import {
  type DumpedTask,
  isUnfinished,
  knownSettings,
  type UnfinishedTask,
  unfinishedTask,
} from './unfinished-tasks.ts'

/** A dump cannot be imported; the message has the cause. */
export class DumpError extends Error {}

export interface ImportOptions {
  file: string
  /** Starts without the dump when the file is missing. */
  ignoreMissing: boolean
  /** Starts with the existing database when there is one. */
  ignoreIfDatabaseExists: boolean
}

interface Metadata {
  uid: string
  primaryKey: string | null
  createdAt: string
  updatedAt: string
}

/** A dump's contents except its documents. */
interface Outline {
  metadata: Map<string, Metadata>
  settings: Map<string, Settings>
  keys: ApiKey[]
  /** Unfinished tasks, and the number of unsupported ones. */
  unfinished: UnfinishedTask[]
  unsupported: number
}

/**
 * Fills an empty folder from a dump of version 6, this server's or Meilisearch's. The database is moved into place
 * when complete. Throws a {@link DumpError}.
 */
export async function importDump(
  folder: string,
  { file, ignoreMissing, ignoreIfDatabaseExists }: ImportOptions,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(join(folder, DATABASE_FILE))) {
    if (ignoreIfDatabaseExists) return
    throw new DumpError(
      `there already is a database in ${folder}: a dump is imported into an empty folder only`,
    )
  }
  if (!existsSync(file)) {
    if (ignoreMissing) return
    throw new DumpError(`the dump ${file} is missing`)
  }
  const temporaryFolder = join(folder, 'importing')
  rmSync(temporaryFolder, { recursive: true, force: true })
  mkdirSync(temporaryFolder, { recursive: true })
  try {
    const outline = await readOutline(file)
    const database = openDatabase(temporaryFolder)
    try {
      await fill(database, outline, file)
      database.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      database.close()
    }
    renameSync(join(temporaryFolder, DATABASE_FILE), join(folder, DATABASE_FILE))
    if (outline.unsupported > 0) log(`${outline.unsupported} unsupported tasks of the dump were skipped`)
  } catch (error) {
    throw error instanceof DumpError ? error : new DumpError(`${file}: ${(error as Error).message}`)
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

/** The files of a dump by their names without the leading `./`. */
async function eachFile(file: string, visit: (name: string, tar: TarReader) => Promise<void>): Promise<void> {
  // Errors of either stream surface where `bytes` are read.
  const bytes = pipeline(createReadStream(file), createGunzip(), () => {})
  const tar = new TarReader(bytes)
  try {
    for (let entry = await tar.next(); entry; entry = await tar.next()) {
      await visit(entry.name.replace(/^\.\//, ''), tar)
    }
  } finally {
    bytes.destroy()
  }
}

async function readOutline(file: string): Promise<Outline> {
  const outline: Outline = {
    metadata: new Map(),
    settings: new Map(),
    keys: [],
    unfinished: [],
    unsupported: 0,
  }
  let version: unknown
  await eachFile(file, async (name, tar) => {
    const [, index, part] = /^indexes\/([^/]+)\/(metadata|settings)\.json$/.exec(name) ?? []
    if (name === 'metadata.json') version = JSON.parse(await textOf(tar)).dumpVersion
    else if (index && part === 'metadata') outline.metadata.set(index, JSON.parse(await textOf(tar)))
    else if (index) outline.settings.set(index, settingsOf(JSON.parse(await textOf(tar))))
    else if (name === 'keys.jsonl')
      for await (const line of linesOf(tar)) outline.keys.push(keyOf(JSON.parse(line)))
    else if (name === 'tasks/queue.jsonl') {
      for await (const line of linesOf(tar)) {
        const dumped = JSON.parse(line) as DumpedTask
        if (!isUnfinished(dumped)) continue
        const task = unfinishedTask(dumped)
        if (task) outline.unfinished.push(task)
        else outline.unsupported += 1
      }
    }
  })
  if (version !== 'V6') throw new DumpError(`${file} is no dump of version 6`)
  return outline
}

async function fill(database: Database, outline: Outline, file: string): Promise<void> {
  const indexes = new IndexesTable(database)
  const documents = new DocumentsTable(database, new SavedIndexesTable(database))
  const keys = new KeysTable(database)
  const ids = new Map<string, number>()
  // One transaction: the database is private until it is complete.
  database.exec('begin')
  for (const key of outline.keys.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) keys.put(key)
  for (const [folder, metadata] of outline.metadata) {
    const settings = outline.settings.get(folder) ?? defaultSettings()
    ids.set(folder, indexes.insert({ ...metadata, settings }))
  }
  const unfinished = new Set(outline.unfinished.map(({ uid }) => uid))
  const payloads = new Map<number, string>()
  await eachFile(file, async (name, tar) => {
    const [, task] = /^tasks\/update_files\/(\d+)\.jsonl$/.exec(name) ?? []
    if (unfinished.has(Number(task))) payloads.set(Number(task), await textOf(tar))
    const [, folder = ''] = /^indexes\/([^/]+)\/documents\.jsonl$/.exec(name) ?? []
    const index = ids.get(folder)
    const metadata = outline.metadata.get(folder)
    if (index === undefined || !metadata) return
    let { primaryKey } = metadata
    let doc = 0
    for await (const line of linesOf(tar)) {
      const document = parseDocument(line)
      primaryKey ??= guessPrimaryKey(document)
      documents.put(index, { doc, id: documentId(document, primaryKey), body: exactText(document) })
      doc += 1
    }
  })
  enqueueAll(new TasksTable(database), outline.unfinished, payloads)
  database.exec('commit')
}

/** Enqueues the unfinished tasks under their uids; they run once the server starts. */
function enqueueAll(
  tasks: TasksTable,
  unfinished: UnfinishedTask[],
  payloads: ReadonlyMap<number, string>,
): void {
  for (const { operation, indexes, ...task } of unfinished.sort((a, b) => a.uid - b.uid)) {
    const related = indexes ?? (task.indexUid === null ? [] : [task.indexUid])
    const text = payloads.get(task.uid)
    const isImport = operation.kind === 'addDocuments' && text
    tasks.insert(task, related, isImport ? { ...operation, text } : operation)
  }
}

async function textOf(tar: TarReader): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of tar.chunks()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The non-empty lines of the current file. */
async function* linesOf(tar: TarReader): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of tar.chunks()) {
    const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      if (end > from) yield bytes.toString('utf8', from, end)
      from = end + 1
    }
    rest = Buffer.from(bytes.subarray(from))
  }
  if (rest.length > 0) yield rest.toString()
}

const settingsOf = (found: JsonObject): Settings => applySettings(defaultSettings(), knownSettings(found))

function keyOf({ expires_at, created_at, updated_at, ...key }: Record<string, unknown>): ApiKey {
  const instants = { expiresAt: expires_at ?? null, createdAt: created_at, updatedAt: updated_at }
  return { name: null, description: null, ...key, ...instants } as ApiKey
}
