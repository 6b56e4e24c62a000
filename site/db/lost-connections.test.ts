// A PostgreSQL that cuts connections, restarts or is unavailable, and a disk that is full.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase, openSqlite } from './database.ts'
import { type LeadToSave, listLeads, saveLead } from './leads/lead-repository.ts'
import { migrate } from './migrate.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { startPostgres } from './testing/postgres.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

const NOW = '2026-11-21T01:00:00.000Z'
const leadOf = (payload = '{}'): LeadToSave => ({
  tenantSlug: 'a',
  id: 'one',
  kind: 'enquiry',
  leadStatus: 'Complete',
  payload,
  digest: 'first sending',
  now: NOW,
  deliveries: [{ id: 'd-1', channel: 'webhook', dueAt: NOW }],
})
const unavailable = { name: 'DatabaseUnavailableError' }

async function openServer() {
  const url = await postgres.createDatabase()
  const broken: Error[] = []
  const db = await openDatabase({ url, dataDir: '', onError: (error) => broken.push(error) })
  onTestFinished(() => db.destroy())
  return { db, url, broken }
}

const pidOf = async (db: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

const terminate = (db: Database, pid: number | undefined) =>
  sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)

test('a connection lost in a transaction fails it as unavailable, and is reported once', async () => {
  const { db, broken } = await openServer()
  const cut = db.transaction().execute(async (trx) => {
    await terminate(db, await pidOf(trx))
    await saveLead(trx, leadOf())
  })
  await expect(cut).rejects.toMatchObject(unavailable)
  await expect.poll(() => broken).toHaveLength(1)
  expect(await listLeads(db, 'a', 9)).toEqual([])
})

test('an idle connection that is lost does not end the process', async () => {
  const { db, broken } = await openServer()
  const cut = db.connection().execute(async (held) => {
    await terminate(db, await pidOf(held))
    await expect.poll(() => broken).toHaveLength(1)
    await pidOf(held)
  })
  await expect(cut).rejects.toMatchObject(unavailable)
  expect(await pidOf(db)).toBeTypeOf('number')
})

test('a lead whose connection is lost is saved once by a retry', async () => {
  const { db } = await openServer()
  // Another transaction holds the row, so that the lead's own waits in its middle.
  const saved = await db.transaction().execute(async (blocker) => {
    const row = { tenant_slug: 'a', digest: 'first sending', lead_id: 'other', created_at: NOW }
    await blocker.insertInto('lead_submissions').values(row).execute()
    const saving = saveLead(db, leadOf())
    const waiting = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows[0]?.pid
    }
    await expect.poll(waiting).toBeTypeOf('number')
    await terminate(db, await waiting())
    await blocker.deleteFrom('lead_submissions').execute()
    return () => saving
  })
  expect(await saved()).toEqual({ id: 'one', repeated: false })
  expect(await listLeads(db, 'a', 9)).toHaveLength(1)
})

test('a lead whose commit was not acknowledged is one lead after a retry', async () => {
  const { db } = await openServer()
  let tries = 0
  const saved = await retryLostConnection(async () => {
    const result = await saveLead(db, leadOf())
    tries += 1
    if (tries === 1) throw new DatabaseUnavailableError(new Error('Connection terminated'), true)
    return result
  })
  expect(saved).toEqual({ id: 'one', repeated: true })
  expect(await listLeads(db, 'a', 9)).toHaveLength(1)
})

test.each(['fast', 'immediate'] as const)(
  'a statement waits for a server that restarts (-m %s)',
  async (mode) => {
    const { db, broken } = await openServer()
    await saveLead(db, leadOf())
    await postgres.shutDown(mode)
    // A statement sent on a connection that is still thought to be open fails, as it may have been executed.
    await expect.poll(() => broken).toHaveLength(1)
    const [leads] = await Promise.allSettled([listLeads(db, 'a', 9), postgres.start()])
    expect(leads).toMatchObject({ status: 'fulfilled', value: [{}] })
  },
)

test('an unavailable server is named in the error, and used again once it is back', async () => {
  const { db } = await openServer()
  await postgres.shutDown('fast')
  const refused = { ...unavailable, message: expect.stringContaining('ECONNREFUSED 127.0.0.1') }
  await expect(saveLead(db, leadOf())).rejects.toMatchObject(refused)
  await postgres.start()
  expect(await saveLead(db, leadOf())).toEqual({ id: 'one', repeated: false })
})

test('a full disk is reported as the cause, and nothing is partially saved', async () => {
  const db = openSqlite(':memory:')
  await migrate(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db)
  await limit((rows[0]?.page_count ?? 0) + 1)
  const full = { ...unavailable, message: expect.stringContaining('database or disk is full') }
  await expect(saveLead(db, leadOf(JSON.stringify({ words: 'x'.repeat(100_000) })))).rejects.toMatchObject(
    full,
  )
  await limit(1_000_000)
  expect(await listLeads(db, 'a', 9)).toEqual([])
  expect(await saveLead(db, leadOf())).toEqual({ id: 'one', repeated: false })
})

test('a file locked by another process is unavailable', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'db-')), 'site.sqlite')
  const db = openSqlite(file)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const other = new Sqlite(file)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  await sql`pragma busy_timeout = 1`.execute(db)
  await expect(saveLead(db, leadOf())).rejects.toMatchObject(unavailable)
})
