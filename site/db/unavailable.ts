// Failures of the database itself, as opposed to those of a statement.

/** The database is unreachable, out of space or not writable. A pending statement may have been executed. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  /** The connection failed, so that a retry on another one may succeed. */
  readonly connectionLost: boolean

  constructor(cause: unknown, connectionLost: boolean) {
    super(`The database cannot be used: ${formatMessage(cause)}`, { cause })
    this.connectionLost = connectionLost
  }
}

/** Converts a driver's error to DatabaseUnavailableError if the database itself failed; others are unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error
  const { code = '' } = error as { code?: unknown }
  if (CONNECTION_CODES.test(String(code)) || CONNECTION_MESSAGES.test(error.message))
    return new DatabaseUnavailableError(error, true)
  return FAILURE_CODES.test(String(code)) ? new DatabaseUnavailableError(error, false) : error
}

/**
 * Codes of a lost connection: PostgreSQL's class 08, shutdown, crash and start-up (57P01 to 57P05), too many clients
 * (53300): https://www.postgresql.org/docs/current/errcodes-appendix.html; and those of the network.
 */
const CONNECTION_CODES =
  /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/
/** node-postgres errors for lost and refused connections that have no code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout (expired|exceeded)|Postgres connection has been discarded)/
/**
 * Codes of a database that cannot do its work: PostgreSQL's out of resources, system error and read-only server;
 * SQLite's full disk, failing disk, lock of another process and read-only file: https://www.sqlite.org/rescode.html
 */
const FAILURE_CODES =
  /^(53...|58...|25006|SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|PROTOCOL)(_.*)?)$/

/** AggregateError (a host with several addresses) has no message of its own. */
function formatMessage(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return (
    cause.message ||
    (cause instanceof AggregateError ? cause.errors.map(formatMessage).join('; ') : cause.name)
  )
}
