// Opens the SQLite files of the stand-ins: readable by their owner only, with errors that name the remedy.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'

/** SQLite stores recent commits in files beside the database and copies its mode. */
const SUFFIXES = ['', '-wal', '-shm']
const OTHERS = 0o077

export type DatabaseFile = {
  readonly folder: string
  readonly name: string
  /** The environment variable of the folder, for messages. */
  readonly variable: string
  /** What happens when the file is moved away, for messages. */
  readonly without: string
}

/**
 * Opens a SQLite file in WAL mode and creates it when it is missing. Files readable by others are restricted.
 * @throws Error with the file, the variable and the remedy
 */
export function openDatabaseFile({ folder, name, variable, without }: DatabaseFile): Database {
  const file = join(folder, name)
  let database: Database | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    restrict(folder, 0o700)
    // SQLite would create the file readable by others.
    closeSync(openSync(file, 'a', 0o600))
    for (const suffix of SUFFIXES) restrict(file + suffix, 0o600)
    database = new Sqlite(file)
    database.pragma('journal_mode = WAL')
    database.prepare('select count(*) from sqlite_schema').get()
    return database
  } catch (error) {
    database?.close()
    const { message } = error as Error
    const remedy = /not a database|malformed/.test(message)
      ? `It is damaged or no database: put a backup in its place, or move it away (${without}).`
      : `Give this user the right to write it and space on the disk, or name another folder in ${variable}.`
    throw new Error(`${file} cannot be opened: ${message}. ${remedy}`, { cause: error })
  }
}

/** Removes other users' permissions from this user's files; a mounted folder may belong to another user. */
function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && found.uid === process.getuid?.() && (found.mode & OTHERS) !== 0) chmodSync(path, mode)
}
