import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { LeadDeliveryRow, LeadRow } from './tables.ts'

/** A delivery that a worker has claimed. */
export type ClaimedDelivery = Pick<LeadDeliveryRow, 'tenant_slug' | 'id' | 'lead_id' | 'channel' | 'attempts'>

type Key = Pick<LeadDeliveryRow, 'tenant_slug' | 'id'>

/**
 * Claims due deliveries until the lease ends at `until`. Each counts as an attempt; a delivery of a worker that dies is claimed
 * again after its lease.
 * @param channels available channels; deliveries of others keep waiting
 * @param now ISO UTC
 */
export async function claimDeliveries(
  db: Database,
  { channels, now, until, limit }: { channels: readonly string[]; now: string; until: string; limit: number },
): Promise<ClaimedDelivery[]> {
  const due = await db
    .selectFrom('lead_deliveries')
    .select(['tenant_slug', 'id', 'lead_id', 'channel', 'attempts', 'due_at'])
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  const claimed: ClaimedDelivery[] = []
  for (const { due_at, ...delivery } of due) {
    const attempts = delivery.attempts + 1
    // Of two workers that read the same delivery, the first update wins.
    const { numUpdatedRows } = await db
      .updateTable('lead_deliveries')
      .set({ attempts, due_at: until })
      .where('tenant_slug', '=', delivery.tenant_slug)
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting')
      .where('due_at', '=', due_at)
      .where('attempts', '=', delivery.attempts)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) claimed.push({ ...delivery, attempts })
  }
  return claimed
}

/** Marks a delivery as delivered. */
export async function markDelivered(db: Database, key: Key, now: string): Promise<void> {
  await change(db, key, { state: 'delivered', delivered_at: now, last_error: null })
}

/** Marks an attempt as failed: retried at `dueAt`, or never when that is null. */
export async function markFailed(
  db: Database,
  key: Key,
  { error, dueAt }: { error: string; dueAt: string | null },
): Promise<void> {
  const last_error = error.slice(0, 500)
  await change(db, key, dueAt === null ? { state: 'dead', last_error } : { due_at: dueAt, last_error })
}

/** Retried when the connection is lost: an unrecorded delivery would be sent twice. */
function change(db: Database, { tenant_slug, id }: Key, changes: Partial<LeadDeliveryRow>) {
  const update = db
    .updateTable('lead_deliveries')
    .set(changes)
    .where('tenant_slug', '=', tenant_slug)
    .where('id', '=', id)
  return retryLostConnection(() => update.execute())
}

export type ListedDelivery = LeadDeliveryRow & Pick<LeadRow, 'kind' | 'lead_status'>

/** A dealer's deliveries with kind and status of their leads, newest first. */
export function listDeliveries(
  db: Database,
  tenantSlug: string,
  { state, channel, limit }: { state?: string; channel?: string; limit: number },
): Promise<ListedDelivery[]> {
  let query = db
    .selectFrom('lead_deliveries')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.tenant_slug', '=', 'lead_deliveries.tenant_slug')
        .onRef('leads.id', '=', 'lead_deliveries.lead_id'),
    )
    .selectAll('lead_deliveries')
    .select(['leads.kind', 'leads.lead_status'])
    .where('lead_deliveries.tenant_slug', '=', tenantSlug)
  if (state !== undefined) query = query.where('lead_deliveries.state', '=', state)
  if (channel !== undefined) query = query.where('lead_deliveries.channel', '=', channel)
  return query
    .orderBy('lead_deliveries.created_at', 'desc')
    .orderBy('lead_deliveries.id')
    .limit(limit)
    .execute()
}

/** Schedules failed deliveries again: one by its id, or all of a dealer. @returns their number */
export async function replayDead(
  db: Database,
  tenantSlug: string,
  { id, now }: { id?: string | undefined; now: string },
): Promise<number> {
  let query = db
    .updateTable('lead_deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where('tenant_slug', '=', tenantSlug)
    .where('state', '=', 'dead')
  if (id !== undefined) query = query.where('id', '=', id)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}
