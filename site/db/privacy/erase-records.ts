import { internationalPhone } from '#app/domain/phone/phone-number.ts'
import { deleteAlert } from '../alerts/alerts-repository.ts'
import type { Database } from '../database.ts'
import {
  countRecords,
  findPersonRecords,
  type PersonKey,
  type RecordCounts,
  valuationsOf,
} from './person-records.ts'

/** States in which a reservation still has something to be settled with the person. */
const OPEN = { states: ['paying', 'held'], deposits: ['to-capture', 'to-release'] }

/**
 * Erases a person at one dealer, in one transaction. Of a reservation the deposit and its dates stay for the books, without
 * the person; one that is not settled stays whole. @returns what was erased, and `open_reservations` that were not
 */
export function erasePersonRecords(db: Database, tenantSlug: string, key: PersonKey): Promise<RecordCounts> {
  return db.transaction().execute(async (trx) => {
    const records = await findPersonRecords(trx, tenantSlug, key)
    for (const { id } of records.leads) await deleteLead(trx, tenantSlug, id)
    for (const { user_id, phone } of records.accounts) await deleteAccount(trx, tenantSlug, user_id, phone)
    for (const { id } of records.alerts) await deleteAlert(trx, { tenantSlug, id })
    if (key.phone !== '') await deleteByPhone(trx, tenantSlug, key.phone)
    let open = 0
    for (const { id } of records.reservations) if (!(await forgetReserver(trx, tenantSlug, id))) open += 1
    const counts = countRecords(records)
    return { ...counts, reservations: records.reservations.length - open, open_reservations: open }
  })
}

const LEAD_TABLES = [
  'lead_deliveries',
  'lead_submissions',
  'lead_events',
  'appointments',
  'lead_files',
  'prize_draws',
] as const

/** Deletes a lead with its booking, its files, its deliveries, its notes, its valuations and its prize. */
export async function deleteLead(db: Database, tenantSlug: string, leadId: string): Promise<void> {
  for (const table of LEAD_TABLES)
    await db.deleteFrom(table).where('tenant_slug', '=', tenantSlug).where('lead_id', '=', leadId).execute()
  await db
    .deleteFrom('trade_valuations')
    .where('tenant_slug', '=', tenantSlug)
    .where(valuationsOf(tenantSlug, leadId))
    .execute()
  await db.deleteFrom('leads').where('tenant_slug', '=', tenantSlug).where('id', '=', leadId).execute()
}

/** Deletes an account with all that hangs on it. */
export async function deleteAccount(
  db: Database,
  tenantSlug: string,
  userId: string,
  phone: string,
): Promise<void> {
  for (const table of ['watchlist_cars', 'sessions', 'verifications', 'people'] as const)
    await db.deleteFrom(table).where('tenant_slug', '=', tenantSlug).where('user_id', '=', userId).execute()
  await deleteByPhone(db, tenantSlug, phone)
}

async function deleteByPhone(db: Database, tenantSlug: string, phone: string): Promise<void> {
  for (const table of ['sign_in_codes', 'sign_in_turns', 'prize_draws', 'sms_messages'] as const)
    await db
      .deleteFrom(table)
      .where('tenant_slug', '=', tenantSlug)
      .where('phone', 'in', [phone, internationalPhone(phone)])
      .execute()
}

/** Takes the person out of a settled reservation; false when it is not settled. */
export async function forgetReserver(db: Database, tenantSlug: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reservations')
    .set({ first_name: '', last_name: '', email: '', phone: '', lead_id: null, session_url: null })
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .where('state', 'not in', OPEN.states)
    .where('deposit', 'not in', OPEN.deposits)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
