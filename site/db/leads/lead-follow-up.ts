import type { Database } from '../database.ts'
import type { LeadDeliveryRow, LeadEventRow } from './tables.ts'

/** What somebody does with a lead: `text` is the note, or the new progress. */
export type LeadEvent = Omit<LeadEventRow, 'tenant_slug' | 'lead_id'>

/** Adds a note to a lead. */
export async function addLeadNote(
  db: Database,
  tenantSlug: string,
  leadId: string,
  event: Omit<LeadEvent, 'kind'>,
): Promise<void> {
  await addEvent(db, tenantSlug, leadId, { ...event, kind: 'note' })
}

/** Makes a lead new again, with a note of why: its shopper has changed it. To be called in a transaction. */
export async function reopenLead(
  trx: Database,
  tenantSlug: string,
  leadId: string,
  event: Omit<LeadEvent, 'kind'>,
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ progress: 'new' })
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', leadId)
    .execute()
  await addEvent(trx, tenantSlug, leadId, { ...event, kind: 'note' })
}

/** Says how far staff have got with a lead. Saying the same again adds nothing to its story. */
export async function setLeadProgress(
  db: Database,
  tenantSlug: string,
  leadId: string,
  event: Omit<LeadEvent, 'kind'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ progress: event.text })
      .where('tenant_slug', '=', tenantSlug)
      .where('id', '=', leadId)
      .where('progress', '!=', event.text)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await addEvent(trx, tenantSlug, leadId, { ...event, kind: 'progress' })
  })
}

/**
 * Sends a lead again: what is not delivered becomes due now; where everything is delivered, each of `deliveries` is a new
 * one, which its receiver can distinguish from the first. @returns how many are due
 */
export async function resendLead(
  db: Database,
  tenantSlug: string,
  leadId: string,
  {
    deliveries,
    ...event
  }: Omit<LeadEvent, 'kind' | 'text'> & { deliveries: readonly { id: string; channel: string }[] },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const again = await makeDue(trx, tenantSlug, leadId, event.at)
    const due = again > 0 ? again : deliveries.length
    if (again === 0 && deliveries.length > 0)
      await trx
        .insertInto('lead_deliveries')
        .values(deliveries.map((delivery) => newDelivery(tenantSlug, leadId, delivery, event.at)))
        .execute()
    if (due > 0) await addEvent(trx, tenantSlug, leadId, { ...event, kind: 'resend', text: '' })
    return due
  })
}

/** Sends a lead once more by one channel. */
export async function addDelivery(
  db: Database,
  tenantSlug: string,
  leadId: string,
  { at, ...delivery }: { id: string; channel: string; at: string },
): Promise<void> {
  await db
    .insertInto('lead_deliveries')
    .values(newDelivery(tenantSlug, leadId, delivery, at))
    .execute()
}

/** A delivery that is being sent at this moment may arrive twice, with one id (decision 020). */
async function makeDue(db: Database, tenantSlug: string, leadId: string, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('lead_deliveries')
    .set(({ eb }) => ({
      state: 'waiting',
      due_at: now,
      attempts: eb.case().when('state', '=', 'dead').then(0).else(eb.ref('attempts')).end(),
    }))
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .where('state', '!=', 'delivered')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const newDelivery = (
  tenantSlug: string,
  leadId: string,
  { id, channel }: { id: string; channel: string },
  now: string,
): LeadDeliveryRow => ({
  tenant_slug: tenantSlug,
  id,
  lead_id: leadId,
  channel,
  state: 'waiting',
  attempts: 0,
  due_at: now,
  last_error: null,
  created_at: now,
  delivered_at: null,
})

async function addEvent(db: Database, tenantSlug: string, leadId: string, event: LeadEvent): Promise<void> {
  await db
    .insertInto('lead_events')
    .values({ tenant_slug: tenantSlug, lead_id: leadId, ...event })
    .execute()
}

/** What staff did with a lead, the newest first. */
export function listLeadEvents(db: Database, tenantSlug: string, leadId: string): Promise<LeadEventRow[]> {
  return db
    .selectFrom('lead_events')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/** A lead's deliveries, the newest first. */
export function listDeliveries(db: Database, tenantSlug: string, leadId: string): Promise<LeadDeliveryRow[]> {
  return db
    .selectFrom('lead_deliveries')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .orderBy('channel')
    .orderBy('id')
    .execute()
}
