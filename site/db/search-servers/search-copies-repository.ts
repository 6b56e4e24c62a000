/*
 * Which copies of dealers' stock have missed a change. A write is noted for every copy but the one that is read, before it
 * begins: a process that ends in the middle leaves a note behind, and after a while the copy counts as one that missed it.
 */
import type { Database } from '../database.ts'

/** The write of a copy that has missed a change. */
const MISSED = ''
/** The row of a replica that has been met before. */
const MET = 'met'
/** Stands for every dealer of a server: an index was lost, or has never been filled. */
export const ALL_DEALERS = '*'
/** No write takes longer: the import of 200,000 cars takes minutes. */
const WRITE_MS = 30 * 60_000

/** A copy of one dealer's stock: the server's name. */
export type Copy = { server: string; tenantSlug: string }

/** Notes that copies are being written. */
export async function noteWrite(
  db: Database,
  { writeId, copies, now }: { writeId: string; copies: readonly Copy[]; now: string },
): Promise<void> {
  if (copies.length === 0) return
  const rows = copies.map((copy) => ({ ...rowOf(copy), write_id: writeId, since: now }))
  await db.insertInto('search_copies').values(rows).execute()
}

/** Ends a write: the copies that have missed it are not read from now on. */
export async function endWrite(
  db: Database,
  { writeId, missed, now }: { writeId: string; missed: readonly Copy[]; now: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await noteMissed(transaction, missed, now)
    await transaction.deleteFrom('search_copies').where('write_id', '=', writeId).execute()
  })
}

/** Notes that copies are not to be read. */
export async function noteMissed(db: Database, copies: readonly Copy[], now: string): Promise<void> {
  if (copies.length === 0) return
  const rows = copies.map((copy) => ({ ...rowOf(copy), write_id: MISSED, since: now }))
  await db
    .insertInto('search_copies')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a dealer's copies are being written. */
export async function isWritten(db: Database, tenantSlug: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_copies')
    .select('write_id')
    .where('tenant_slug', '=', tenantSlug)
    .where('write_id', 'not in', [MISSED, MET])
    .executeTakeFirst()
  return row !== undefined
}

/** Copies that have missed a change, ordered. */
export async function listMissed(db: Database, now: string): Promise<Copy[]> {
  const rows = await db
    .selectFrom('search_copies')
    .select(['server', 'tenant_slug'])
    .distinct()
    .where('write_id', '!=', MET)
    .where(({ eb, or }) =>
      or([eb('write_id', '=', MISSED), eb('since', '<', new Date(Date.parse(now) - WRITE_MS).toISOString())]),
    )
    .orderBy('server')
    .orderBy('tenant_slug')
    .execute()
  return rows.map(({ server, tenant_slug: tenantSlug }) => ({ server, tenantSlug }))
}

/** A replica that is met for the first time is not read before it is rebuilt, whatever it has. */
export async function meetReplicas(db: Database, names: readonly string[], now: string): Promise<void> {
  for (const server of names)
    await db.transaction().execute(async (transaction) => {
      const met = await transaction
        .insertInto('search_copies')
        .values({ server, tenant_slug: ALL_DEALERS, write_id: MET, since: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('server')
        .executeTakeFirst()
      if (met) await noteMissed(transaction, [{ server, tenantSlug: ALL_DEALERS }], now)
    })
}

/** A copy is as the others again, whatever of it was missed before `now`. */
export async function forgetMissed(db: Database, { server, tenantSlug }: Copy, now: string): Promise<void> {
  const staleSince = new Date(Date.parse(now) - WRITE_MS).toISOString()
  await db
    .deleteFrom('search_copies')
    .where('server', '=', server)
    .where('tenant_slug', '=', tenantSlug)
    .where('write_id', '!=', MET)
    .where(({ eb, or }) => or([eb('write_id', '=', MISSED), eb('since', '<', staleSince)]))
    .execute()
}

const rowOf = ({ server, tenantSlug }: Copy) => ({ server, tenant_slug: tenantSlug })
