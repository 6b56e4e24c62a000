import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { AlertMailRow, SearchAlertRow } from './tables.ts'

/** The channel of the outbox that carries mails of alerts; `lead_id` of such a delivery is the mail's id. */
export const ALERT_CHANNEL = 'alert'

export type AlertKey = { tenantSlug: string; id: string }
type NewAlert = Pick<
  SearchAlertRow,
  'tenant_slug' | 'email' | 'path' | 'words' | 'search' | 'origin' | 'consent' | 'created_at'
>

/**
 * Stores a search that is asked for and puts a mail with its link into the outbox, in one transaction. One that waits for its
 * link is mailed again, one that is active is not.
 * @returns false where the person has `most` other alerts at this dealer
 */
export function requestAlert(db: Database, alert: NewAlert, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mine = await trx
      .selectFrom('search_alerts')
      .select(['id', 'path', 'state'])
      .where('tenant_slug', '=', alert.tenant_slug)
      .where('email', '=', alert.email)
      .execute()
    const known = mine.find(({ path }) => path === alert.path)
    if (known?.state === 'active') return true
    if (known === undefined && mine.length >= most) return false
    const id = known?.id ?? randomUUID()
    const empty = { confirmed_at: null, seen: null, stock_version: '', due_at: '', mailed_at: null }
    if (known === undefined)
      await trx
        .insertInto('search_alerts')
        .values({ ...alert, id, state: 'pending', ...empty, revision: 0 })
        .execute()
    await insertMail(
      trx,
      { tenant_slug: alert.tenant_slug, alert_id: id, kind: 'confirm' },
      [],
      alert.created_at,
    )
    return true
  })
}

async function insertMail(
  trx: Database,
  mail: Pick<AlertMailRow, 'tenant_slug' | 'alert_id' | 'kind'>,
  lines: readonly string[],
  now: string,
): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('alert_mails')
    .values({ ...mail, id, lines: JSON.stringify(lines), created_at: now })
    .execute()
  await trx
    .insertInto('lead_deliveries')
    .values({
      tenant_slug: mail.tenant_slug,
      id: randomUUID(),
      lead_id: id,
      channel: ALERT_CHANNEL,
      state: 'waiting',
      attempts: 0,
      due_at: now,
      last_error: null,
      created_at: now,
      delivered_at: null,
    })
    .execute()
}

export async function findAlert(db: Database, { tenantSlug, id }: AlertKey): Promise<SearchAlertRow | null> {
  const query = db.selectFrom('search_alerts').selectAll().where('tenant_slug', '=', tenantSlug)
  return (await query.where('id', '=', id).executeTakeFirst()) ?? null
}

/** A mail with its alert; null where either was deleted. */
export async function findAlertMail(db: Database, { tenantSlug, id }: AlertKey) {
  const mail = await db
    .selectFrom('alert_mails')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .executeTakeFirst()
  const alert = mail && (await findAlert(db, { tenantSlug, id: mail.alert_id }))
  return mail && alert ? { mail, alert } : null
}

/** Confirms an alert; again, it changes nothing. @returns false when there is none */
export async function confirmAlert(
  db: Database,
  { tenantSlug, id }: AlertKey,
  now: string,
): Promise<boolean> {
  await db
    .updateTable('search_alerts')
    .set({ state: 'active', confirmed_at: now })
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  return (await findAlert(db, { tenantSlug, id })) !== null
}

/** Deletes an alert with its mails; also those that are still to be delivered. */
export async function deleteAlert(db: Database, { tenantSlug, id }: AlertKey): Promise<void> {
  const mails = await db
    .selectFrom('alert_mails')
    .select('id')
    .where('tenant_slug', '=', tenantSlug)
    .where('alert_id', '=', id)
    .execute()
  for (const mail of mails)
    await db
      .deleteFrom('lead_deliveries')
      .where('tenant_slug', '=', tenantSlug)
      .where('lead_id', '=', mail.id)
      .where('channel', '=', ALERT_CHANNEL)
      .execute()
  await db
    .deleteFrom('alert_mails')
    .where('tenant_slug', '=', tenantSlug)
    .where('alert_id', '=', id)
    .execute()
  await db.deleteFrom('search_alerts').where('tenant_slug', '=', tenantSlug).where('id', '=', id).execute()
}

/** Deletes what was asked for before `before` and never confirmed, of all dealers. */
export async function deleteUnconfirmed(db: Database, before: string): Promise<void> {
  const old = await db
    .selectFrom('search_alerts')
    .select(['tenant_slug', 'id'])
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .execute()
  for (const { tenant_slug: tenantSlug, id } of old) await deleteAlert(db, { tenantSlug, id })
}

/** Active alerts of all dealers that have not been looked at with this stock, or whose news may be mailed now. */
export function listDueAlerts(
  db: Database,
  { stockVersion, now, limit }: { stockVersion: string; now: string; limit: number },
): Promise<SearchAlertRow[]> {
  return db
    .selectFrom('search_alerts')
    .selectAll()
    .where('state', '=', 'active')
    .where(({ eb, or, and }) =>
      or([eb('stock_version', '!=', stockVersion), and([eb('due_at', '!=', ''), eb('due_at', '<=', now)])]),
    )
    .orderBy('tenant_slug')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Stores the result of a look, and its mail where there are `lines`, in one transaction.
 * @returns false when another instance has looked meanwhile, or the alert was deleted: nothing was changed
 */
export function recordLook(
  db: Database,
  { tenant_slug, id, revision }: SearchAlertRow,
  look: Pick<SearchAlertRow, 'stock_version' | 'due_at'> & { seen?: string; lines?: readonly string[] },
  now: string,
): Promise<boolean> {
  const { lines, ...changes } = look
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('search_alerts')
      .set({ ...changes, revision: revision + 1, ...(lines ? { mailed_at: now } : {}) })
      .where('tenant_slug', '=', tenant_slug)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    if (lines) await insertMail(trx, { tenant_slug, alert_id: id, kind: 'news' }, lines, now)
    return true
  })
}
