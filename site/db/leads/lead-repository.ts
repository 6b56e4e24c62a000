import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import { moveLeadToSlot, type SlotToTake } from './appointments-repository.ts'
import { type FileToSave, putLeadFiles } from './lead-files.ts'
import { indexLead } from './lead-index.ts'
import type { LeadRow } from './tables.ts'

/** A lead to be saved with its deliveries. */
export type LeadToSave = {
  tenantSlug: string
  id: string
  kind: string
  leadStatus: string
  /** JSON of the payload. */
  payload: string
  /** Identifies a submission, so that a repeated one is saved once. */
  digest: string
  /** ISO UTC. */
  now: string
  deliveries: readonly { id: string; channel: string; dueAt: string }[]
  /** The time it books, or null for none any more; absent where the lead is about no time. */
  slot?: SlotToTake | null
  files?: readonly FileToSave[]
}

/** The delivery that tells the shopper, and not the dealer. */
export const CONFIRMATION_CHANNEL = 'confirmation'

/** `repeated`: the submission was saved before, and nothing was changed. */
export type SavedLead = { id: string; repeated: boolean }

/**
 * Saves a lead, or a further step of it, and its deliveries in one transaction, or in the caller's open one. When it returns,
 * the lead is durable. @throws SlotTakenError where its time is taken, and nothing is saved. Retried when the connection is lost; if the first attempt was committed, the result is `repeated`.
 */
export function saveLead(db: Database, lead: LeadToSave): Promise<SavedLead> {
  if (db.isTransaction) return saveInTransaction(db, lead)
  return retryLostConnection(() => db.transaction().execute((trx) => saveInTransaction(trx, lead)))
}

async function saveInTransaction(trx: Database, lead: LeadToSave): Promise<SavedLead> {
  const { tenantSlug: tenant_slug, digest, id, now } = lead
  const taken = await trx
    .insertInto('lead_submissions')
    .values({ tenant_slug, digest, lead_id: id, created_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'digest']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n)
    return { id: (await findSubmission(trx, tenant_slug, digest)) ?? id, repeated: true }
  if (lead.slot !== undefined) await moveLeadToSlot(trx, tenant_slug, id, lead.slot)
  await putLead(trx, lead)
  await putLeadFiles(trx, tenant_slug, id, { files: lead.files ?? [], now })
  await putDeliveries(trx, lead)
  return { id, repeated: false }
}

async function putLead(trx: Database, lead: LeadToSave): Promise<void> {
  const changes = {
    kind: lead.kind,
    lead_status: lead.leadStatus,
    payload: lead.payload,
    updated_at: lead.now,
    ...indexLead(lead.payload),
  }
  await trx
    .insertInto('leads')
    .values({ tenant_slug: lead.tenantSlug, id: lead.id, created_at: lead.now, progress: 'new', ...changes })
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'id']).doUpdateSet(changes))
    .execute()
}

/** Replaces deliveries of an earlier step of the lead that have not been attempted. */
async function putDeliveries(trx: Database, { tenantSlug, id, now, deliveries }: LeadToSave): Promise<void> {
  for (const { id: deliveryId, channel, dueAt } of deliveries) {
    await trx
      .deleteFrom('lead_deliveries')
      .where('tenant_slug', '=', tenantSlug)
      .where('lead_id', '=', id)
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .execute()
    await trx
      .insertInto('lead_deliveries')
      .values({
        tenant_slug: tenantSlug,
        id: deliveryId,
        lead_id: id,
        channel,
        state: 'waiting',
        attempts: 0,
        due_at: dueAt,
        last_error: null,
        created_at: now,
        delivered_at: null,
      })
      .execute()
  }
}

/** One lead of a dealer's. */
export async function findLead(db: Database, tenantSlug: string, id: string): Promise<LeadRow | null> {
  const query = db.selectFrom('leads').selectAll().where('tenant_slug', '=', tenantSlug).where('id', '=', id)
  return (await retryLostConnection(() => query.executeTakeFirst())) ?? null
}

/** The lead id of an earlier identical submission, or null. */
export async function findSubmission(
  db: Database,
  tenantSlug: string,
  digest: string,
): Promise<string | null> {
  const query = db
    .selectFrom('lead_submissions')
    .select('lead_id')
    .where('tenant_slug', '=', tenantSlug)
    .where('digest', '=', digest)
  return (await retryLostConnection(() => query.executeTakeFirst()))?.lead_id ?? null
}

/** A dealer's leads, newest first. */
export function listLeads(db: Database, tenantSlug: string, limit: number): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
