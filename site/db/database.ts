// The site's own records: leads, people, reservations. SQLite in DATA_DIR unless DATABASE_URL names a PostgreSQL.

import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, type LogEvent, sql } from 'kysely'
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
  /** Called for each connection that breaks. */
  onError?: (error: Error) => void
  /** Called after each statement. */
  onQuery?: ((event: LogEvent) => void) | undefined
  /** Migrations; default: the site's. */
  migrations?: Readonly<Record<string, Migration>>
}

/** Maximum connections to PostgreSQL; a request holds one for milliseconds. */
const MAX_CONNECTIONS = 10
/** Type of `count(*)`, which node-postgres returns as text. Our counts fit into 2^53. */
const INT8 = 20

/** Opens and migrates the database. @throws Error with instructions for a database of a newer version */
export async function openDatabase({
  url,
  dataDir,
  onError,
  onQuery,
  migrations,
}: DatabaseOptions): Promise<Database> {
  const database = url === undefined ? openFile(dataDir, onQuery) : openServer(url, onError, onQuery)
  try {
    if (url !== undefined) await requireConnection(database, url)
    await migrate(database, migrations)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

function openFile(dataDir: string, onQuery: DatabaseOptions['onQuery']): Database {
  const file = join(dataDir, 'site.sqlite')
  preparePrivateFile(file)
  try {
    return openSqlite(file, onQuery)
  } catch (error) {
    throw cannotOpen(file, error)
  }
}

/** Opens a SQLite file or `:memory:` without migrating. */
export function openSqlite(file: string, onQuery?: DatabaseOptions['onQuery']): Database {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  // Reads the file, to distinguish a damaged one from a failed migration.
  sqlite.prepare('select count(*) from sqlite_schema').get()
  // Acknowledged writes survive a power failure.
  sqlite.pragma('synchronous = FULL')
  // The site and a command may write at the same time.
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  return new Kysely<Tables>({ dialect: new FileDialect(sqlite), ...(onQuery ? { log: onQuery } : {}) })
}

function openServer(
  url: string,
  onError: DatabaseOptions['onError'],
  onQuery: DatabaseOptions['onQuery'],
): Database {
  types.setTypeParser(INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An unhandled 'error' event ends the process. The pool handles it for idle connections only, and a broken connection may emit
  // it more than once.
  pool.on('connect', (client) => {
    let reported = false
    client.on('error', (error) => {
      if (!reported) onError?.(error)
      reported = true
    })
  })
  // Broken idle connections are reported above.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new ServerDialect({ pool }), ...(onQuery ? { log: onQuery } : {}) })
}

/** Checks the connection. @throws Error that names the variable, the server without its password, and a remedy */
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

/** Checks that the database answers. @throws the driver's error when it does not */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
