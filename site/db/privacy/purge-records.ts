import type { Database } from '../database.ts'
import { deleteAccount, deleteLead, forgetReserver } from './erase-records.ts'
import type { RecordCounts } from './person-records.ts'

/** Records of one transaction: a long purge lets requests write between them. */
const BATCH_SIZE = 100

/**
 * Deletes a dealer's records of people that nothing has happened to since an instant: leads, accounts that nobody has signed
 * in to, the person of settled reservations, and what belongs to them. Safe to run on several instances at once.
 * @param before ISO UTC
 */
export async function purgeRecords(db: Database, tenantSlug: string, before: string): Promise<RecordCounts> {
  const leads = await inBatches(
    () => oldLeads(db, tenantSlug, before),
    (rows) =>
      db.transaction().execute(async (trx) => {
        for (const { id } of rows) await deleteLead(trx, tenantSlug, id)
      }),
  )
  const accounts = await inBatches(
    () => oldAccounts(db, tenantSlug, before),
    (rows) =>
      db.transaction().execute(async (trx) => {
        for (const { user_id, phone } of rows) await deleteAccount(trx, tenantSlug, user_id, phone)
      }),
  )
  const reservations = await inBatches(
    () => oldReservations(db, tenantSlug, before),
    (rows) =>
      db.transaction().execute(async (trx) => {
        for (const { id } of rows) await forgetReserver(trx, tenantSlug, id)
      }),
  )
  return { leads, accounts, reservations }
}

/** What a purge would reach at this moment. */
export async function countOldRecords(
  db: Database,
  tenantSlug: string,
  before: string,
): Promise<RecordCounts> {
  const [leads, accounts, reservations] = await Promise.all(
    [oldLeads, oldAccounts, oldReservations].map(
      async (find) => (await find(db, tenantSlug, before, Number.MAX_SAFE_INTEGER)).length,
    ),
  )
  return { leads: leads ?? 0, accounts: accounts ?? 0, reservations: reservations ?? 0 }
}

async function inBatches<Row>(
  find: () => Promise<Row[]>,
  remove: (rows: Row[]) => Promise<void>,
): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await find()
    if (rows.length === 0) return count
    await remove(rows)
    count += rows.length
  }
}

const oldLeads = (db: Database, tenantSlug: string, before: string, limit = BATCH_SIZE) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('tenant_slug', '=', tenantSlug)
    .where('updated_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events')
            .select('lead_events.id')
            .whereRef('lead_events.tenant_slug', '=', 'leads.tenant_slug')
            .whereRef('lead_events.lead_id', '=', 'leads.id')
            .where('lead_events.at', '>=', before),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute()

/** `verified_at` is the last sign-in. */
const oldAccounts = (db: Database, tenantSlug: string, before: string, limit = BATCH_SIZE) =>
  db
    .selectFrom('people')
    .select(['user_id', 'phone'])
    .where('tenant_slug', '=', tenantSlug)
    .where('created_at', '<', before)
    .where((where) => where.or([where('verified_at', 'is', null), where('verified_at', '<', before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.user_id')
            .whereRef('sessions.tenant_slug', '=', 'people.tenant_slug')
            .whereRef('sessions.user_id', '=', 'people.user_id')
            .where('sessions.expires_at', '>=', before),
        ),
      ),
    )
    .limit(limit)
    .execute()

const oldReservations = (db: Database, tenantSlug: string, before: string, limit = BATCH_SIZE) =>
  db
    .selectFrom('reservations')
    .select('id')
    .where('tenant_slug', '=', tenantSlug)
    .where('created_at', '<', before)
    .where('phone', '<>', '')
    .where('state', 'not in', ['paying', 'held'])
    .where('deposit', 'not in', ['to-capture', 'to-release'])
    .limit(limit)
    .execute()
