// The site's own records: leads, people, reservations. SQLite in DATA_DIR unless DATABASE_URL names a PostgreSQL.

import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Pool, types } from 'pg'
import { FileDialect, ServerDialect } from './dialects.ts'
import { migrate } from './migrate.ts'
import { cannotOpen, preparePrivateFile } from './private-files.ts'
import type { Tables } from './tables.ts'
export type Database = Kysely<Tables>

export type DatabaseOptions = {
  /** `postgres://…`; without it, a file in `dataDir`. */
  url?: string | undefined
  dataDir: string
  /** Told of each connection that breaks, in use or not. */
  onError?: (error: Error) => void
  /** The steps to its newest form; by default the site's own. */
  migrations?: Readonly<Record<string, Migration>>
}

/** Connections to PostgreSQL at most; a request holds one for milliseconds. */
const MAX_CONNECTIONS = 10
/** The type of `count(*)`, which node-postgres gives as text. No count of ours passes 2^53. */
const INT8 = 20

/** Opens the database and brings it to the newest form. @throws Error that says what to do, for one of a newer version */
export async function openDatabase({
  url,
  dataDir,
  onError,
  migrations,
}: DatabaseOptions): Promise<Database> {
  const database = url === undefined ? openFile(dataDir) : openServer(url, onError)
  try {
    if (url !== undefined) await requireConnection(database, url)
    await migrate(database, migrations)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

function openFile(dataDir: string): Database {
  const file = join(dataDir, 'site.sqlite')
  preparePrivateFile(file)
  try {
    return openSqlite(file)
  } catch (error) {
    throw cannotOpen(file, error)
  }
}

/** A SQLite file, or `:memory:`; its form is whatever it was. */
export function openSqlite(file: string): Database {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  // Reads the file, so that a damaged one is told apart from a step of the migrations that failed.
  sqlite.prepare('select count(*) from sqlite_schema').get()
  // What has been answered survives a power cut.
  sqlite.pragma('synchronous = FULL')
  // The site and a command may write at the same moment.
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  return new Kysely<Tables>({ dialect: new FileDialect(sqlite) })
}

function openServer(url: string, onError: DatabaseOptions['onError']): Database {
  types.setTypeParser(INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An error that nobody listens to ends the process. The pool listens to a connection while it is idle only, and one
  // that breaks may say so more than once.
  pool.on('connect', (client) => {
    let reported = false
    client.on('error', (error) => {
      if (!reported) onError?.(error)
      reported = true
    })
  })
  // An idle connection that broke: reported above.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new ServerDialect({ pool }) })
}

/** Asks the server once. @throws Error that names the variable, the server without its password, and what to do */
async function requireConnection(database: Database, url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  await sql`select 1`.execute(database).catch((cause: unknown) => {
    const reason =
      cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : ''
    throw new Error(
      `The database of DATABASE_URL (${host}${pathname}) cannot be opened: ${reason}. Start the server, or correct ` +
        'DATABASE_URL; without the variable the site keeps its records in DATA_DIR/site.sqlite.',
      { cause },
    )
  })
}

/** Asks the database for nothing but an answer. @throws what the driver throws when there is none */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
