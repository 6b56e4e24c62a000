// How the stand-ins open their SQLite files: readable by their owner only, and with errors that say what to do.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'

/** SQLite keeps recent commits beside the file; new ones have the mode of the file. */
const SUFFIXES = ['', '-wal', '-shm']
const OTHERS = 0o077

export type DatabaseFile = {
  readonly folder: string
  readonly name: string
  /** The variable that names the folder, for messages. */
  readonly variable: string
  /** What becomes of a start without the file, for messages. */
  readonly without: string
}

/**
 * Opens a SQLite file in WAL mode, made when it is missing. Files of older versions lose the rights of other users.
 * @throws Error that names the file, the variable and what to do
 */
export function openDatabaseFile({ folder, name, variable, without }: DatabaseFile): Database {
  const file = join(folder, name)
  let database: Database | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    restrict(folder, 0o700)
    // Made here rather than by SQLite, which would make it readable by others until its mode is changed.
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

/** Takes the rights of other users from what belongs to this user; a mounted folder may belong to another. */
function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && found.uid === process.getuid?.() && (found.mode & OTHERS) !== 0) chmodSync(path, mode)
}
