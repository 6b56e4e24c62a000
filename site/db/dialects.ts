// Kysely's dialects, whose drivers throw DatabaseUnavailableError where the database itself failed.
import { setTimeout as delay } from 'node:timers/promises'
import type { Database as SqliteFile } from 'better-sqlite3'
import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { asUnavailable } from './unavailable.ts'

/** A restart of the server takes a second or two; requests wait that long for a connection. */
const RECONNECT_MS = 3_000
/** While the server is known to be away, requests are answered at once. */
const KNOWN_AWAY_MS = 2_000

/** A SQLite file. */
export class FileDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file })
    this.#file = file
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#file)
  }

  /** SQLite can undo changes of its form; Kysely's own adapter forgoes that for steps that rebuild tables, which we have none of. */
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file, onCreateConnection: namingFailures })
    this.#file = file
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has ended the transaction already; a second end would hide that cause behind its own failure.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** A PostgreSQL server. */
export class ServerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: Pick<PostgresDialectConfig, 'pool'>) {
    const naming = { ...config, onCreateConnection: namingFailures }
    super(naming)
    this.#config = naming
  }

  override createDriver(): PostgresDriver {
    return new ServerDriver(this.#config)
  }
}

class ServerDriver extends PostgresDriver {
  #awayUntil = 0

  /** Waits for a server that restarts: nothing has been sent to it yet. */
  override async acquireConnection(
    options?: Parameters<PostgresDriver['acquireConnection']>[0],
  ): ReturnType<PostgresDriver['acquireConnection']> {
    const started = performance.now()
    const giveUpAt = started < this.#awayUntil ? started : started + RECONNECT_MS
    for (let pause = 50; ; pause *= 2) {
      try {
        return await super.acquireConnection(options)
      } catch (error) {
        const named = asUnavailable(error)
        if (named === error) throw error
        if (performance.now() + pause > giveUpAt) {
          this.#awayUntil = performance.now() + KNOWN_AWAY_MS
          throw named
        }
        await delay(pause)
      }
    }
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // The server undoes what a lost connection began, and Kysely throws what led here.
      if (asUnavailable(error) === error) throw error
    }
  }
}

/** Lets a connection's statements fail with DatabaseUnavailableError where the database itself failed. */
async function namingFailures(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options)
    } catch (error) {
      throw asUnavailable(error)
    }
  }
}
