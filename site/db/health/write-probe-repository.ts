import { sql } from 'kysely'
import type { Database } from '../database.ts'

const KEPT_MS = 86_400_000

/** Writes a row of an instance. @throws what a database throws that takes no writes */
export async function probeWrites(db: Database, instance: string, now: string): Promise<void> {
  await db
    .insertInto('write_probes')
    .values({ instance, at: now })
    .onConflict((conflict) => conflict.column('instance').doUpdateSet({ at: now }))
    .execute()
  const stale = new Date(Date.parse(now) - KEPT_MS).toISOString()
  await db.deleteFrom('write_probes').where('at', '<', stale).execute()
}

/** The time of a PostgreSQL server, milliseconds since 1970. */
export async function serverTime(db: Database): Promise<number> {
  const { rows } = await sql<{
    ms: string | number
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
  return Number(rows[0]?.ms)
}
