import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { StockPushKeyRow } from './tables.ts'

/** Valid keys per dealer: a new key can be deployed before the old one is revoked. */
const KEYS_A_DEALER = 2

/** The key with that hash; null for none. */
export async function findPushKey(db: Database, hash: string): Promise<StockPushKeyRow | null> {
  const query = db.selectFrom('stock_push_keys').selectAll().where('hash', '=', hash)
  return (await retryLostConnection(() => query.executeTakeFirst())) ?? null
}

/** Stores a key; all but the dealer's previous one are revoked. */
export function insertPushKey(db: Database, key: StockPushKeyRow): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.insertInto('stock_push_keys').values(key).execute()
    const own = await trx
      .selectFrom('stock_push_keys')
      .select('hash')
      .where('tenant_slug', '=', key.tenant_slug)
      .where('hash', '!=', key.hash)
      .orderBy('made_at', 'desc')
      .orderBy('hash')
      .execute()
    const ended = own.slice(KEYS_A_DEALER - 1).map(({ hash }) => hash)
    if (ended.length > 0) await trx.deleteFrom('stock_push_keys').where('hash', 'in', ended).execute()
  })
}

/** The dealer's keys, the oldest first. */
export function listPushKeys(db: Database, tenantSlug: string): Promise<StockPushKeyRow[]> {
  return db
    .selectFrom('stock_push_keys')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('made_at')
    .execute()
}

/** Revokes the dealer's keys. @returns their number */
export async function deletePushKeys(db: Database, tenantSlug: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_push_keys')
    .where('tenant_slug', '=', tenantSlug)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
