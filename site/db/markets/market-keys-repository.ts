// A key is 32 random bytes, shown once; only its SHA-256 is stored, which for a random key needs neither salt nor a slow
// hash (as the keys for sending stock, stock/push/push-keys.ts).
import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { MarketKeyRow } from './tables.ts'

/** Valid keys of one purpose: a new one can be handed over before the old one ends. */
const MOST_KEYS = 2

type Of = Pick<MarketKeyRow, 'tenant_slug' | 'purpose'>

const hashKey = (key: string) => hash('sha256', key, 'hex')

/** What a key opens, and whose; null for an unknown one. */
export async function findMarketKey(db: Database, key: string): Promise<Of | null> {
  const query = db
    .selectFrom('market_keys')
    .select(['tenant_slug', 'purpose'])
    .where('hash', '=', hashKey(key))
  return (await retryLostConnection(() => query.executeTakeFirst())) ?? null
}

/** Makes a key and returns it for the only time; all but the one before it end. */
export async function makeMarketKey(db: Database, of: Of, now: string): Promise<string> {
  const key = `market_${randomBytes(32).toString('base64url')}`
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('market_keys')
      .values({ ...of, hash: hashKey(key), made_at: now })
      .execute()
    const kept = trx
      .selectFrom('market_keys')
      .select('hash')
      .where('tenant_slug', '=', of.tenant_slug)
      .where('purpose', '=', of.purpose)
      .orderBy('made_at', 'desc')
      .orderBy('hash')
      .limit(MOST_KEYS)
    const hashes = (await kept.execute()).map(({ hash: one }) => one)
    await deleteKeys(trx, of).where('hash', 'not in', hashes).execute()
  })
  return key
}

/** When a dealer's keys were made, by purpose, the oldest first. */
export function listMarketKeys(
  db: Database,
  tenantSlug: string,
): Promise<Pick<MarketKeyRow, 'purpose' | 'made_at'>[]> {
  return db
    .selectFrom('market_keys')
    .select(['purpose', 'made_at'])
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('made_at')
    .execute()
}

/** Ends a dealer's keys of one purpose. */
export async function revokeMarketKeys(db: Database, of: Of): Promise<void> {
  await deleteKeys(db, of).execute()
}

const deleteKeys = (db: Database, { tenant_slug, purpose }: Of) =>
  db.deleteFrom('market_keys').where('tenant_slug', '=', tenant_slug).where('purpose', '=', purpose)
