// Kysely dialects whose drivers throw DatabaseUnavailableError when the database itself fails.
import type { Database as SqliteFile } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { Cooldown } from '#app/integrations/resilience/cooldown.ts'
import { retry } from '#app/integrations/resilience/retry.ts'
import { asUnavailable, DatabaseUnavailableError } from './unavailable.ts'

/** How long requests wait for a connection while the server restarts. */
const RECONNECT_MS = 3_000
const RECONNECT_BACKOFF = { firstMs: 50, longestMs: RECONNECT_MS, jitter: 0 }
/** How long requests fail at once after the server was unavailable. */
const OUTAGE_MS = 2_000

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

  /** SQLite supports transactional DDL; Kysely's adapter disables it for migrations that rebuild tables, which we do not have. */
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
    super({ database: file, onCreateConnection: convertErrors })
    this.#file = file
  }

  /** Takes the write lock at once: one that is taken after a read is refused, not waited for, where another process has written. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already ended the transaction; another rollback would hide that error.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** A PostgreSQL server. */
export class ServerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: Pick<PostgresDialectConfig, 'pool'>) {
    const withErrors = { ...config, onCreateConnection: convertErrors }
    super(withErrors)
    this.#config = withErrors
  }

  override createDriver(): PostgresDriver {
    return new ServerDriver(this.#config)
  }
}

class ServerDriver extends PostgresDriver {
  readonly #outage = new Cooldown(OUTAGE_MS, () => performance.now())

  /** Waits for a server that restarts; nothing has been sent yet, so retrying is safe. */
  override acquireConnection(
    options?: Parameters<PostgresDriver['acquireConnection']>[0],
  ): ReturnType<PostgresDriver['acquireConnection']> {
    const started = performance.now()
    const giveUpAt = this.#outage.isActive ? started : started + RECONNECT_MS
    const acquire = () =>
      super.acquireConnection(options).catch((error: unknown) => {
        throw asUnavailable(error)
      })
    return retry(acquire, (error, failures) => {
      if (!(error instanceof DatabaseUnavailableError)) return null
      const delayMs = backoffMs(failures, RECONNECT_BACKOFF)
      if (performance.now() + delayMs <= giveUpAt) return delayMs
      this.#outage.start()
      return null
    })
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // The server rolls back a lost connection's transaction, and Kysely throws the original error.
      if (asUnavailable(error) === error) throw error
    }
  }
}

/** Makes a connection throw DatabaseUnavailableError when the database itself fails. */
async function convertErrors(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options)
    } catch (error) {
      throw asUnavailable(error)
    }
  }
}
