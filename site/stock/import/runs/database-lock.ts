// Locks of imports in the PostgreSQL that several machines or containers share, whose processes cannot see each other.
import { Client } from 'pg'
import { describeWork, ImportBusyError, type LockName } from './import-busy.ts'

/** Marks our locks among those of other programs in the same database. */
const CLASS = 0x46_43

/**
 * Acquires a lock of the server's and returns its release. The lock belongs to a connection of its own, so that the
 * server ends it at once with a process that is killed; an import that outlives its connection is not interrupted,
 * because importing the same feed twice changes nothing more.
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 * @throws ImportBusyError; the driver's error when the server does not answer
 */
export async function takeDatabaseLock(url: string, name: LockName): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
  // Unhandled it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  const release = () => client.end().catch(() => undefined)
  try {
    for (const lock of listLocks(name)) {
      const { rows } = await client.query<{ taken: boolean }>(
        `select pg_try_advisory_lock${lock.isShared ? '_shared' : ''}($1, hashtext($2)) as taken`,
        [CLASS, lock.key],
      )
      if (!rows[0]?.taken) throw new ImportBusyError(`Not now: ${lock.work} (in another process).`)
    }
    return release
  } catch (error) {
    await release()
    throw error
  }
}

type Lock = { key: string; isShared: boolean; work: string }

/** Imports share the index, which rebuilding it takes for itself; each dealer's import is one at a time. */
function listLocks(name: LockName): Lock[] {
  if (name === 'reindex')
    return [{ key: 'index', isShared: false, work: 'imports are running, or the index is being rebuilt' }]
  const own = { key: name, isShared: false, work: describeWork(name) }
  return name === 'watch' ? [own] : [{ key: 'index', isShared: true, work: describeWork('reindex') }, own]
}
