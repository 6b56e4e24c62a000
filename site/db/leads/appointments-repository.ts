import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'

/** A time of a department at a place: an ISO UTC instant, or a whole day `YYYY-MM-DD`. */
export type Slot = { placeId: string; department: string; starts: string }

/** A slot to be taken, and how often it can be. */
export type SlotToTake = Slot & { seats: number }

/** A slot is taken as often as it can be. */
export class SlotTakenError extends Error {
  override readonly name = 'SlotTaken'
}

/**
 * Gives a lead this slot instead of the one it had; null for none. The unique key lets no more than `seats` leads have it.
 * To be called in the transaction that saves the lead. @throws SlotTakenError
 */
export async function moveLeadToSlot(
  trx: Database,
  tenantSlug: string,
  leadId: string,
  slot: SlotToTake | null,
): Promise<void> {
  await trx
    .deleteFrom('appointments')
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .execute()
  if (slot === null) return
  for (let seat = 0; seat < slot.seats; seat += 1) {
    const { placeId: place_id, department, starts } = slot
    const taken = await trx
      .insertInto('appointments')
      .values({ tenant_slug: tenantSlug, place_id, department, starts, seat, lead_id: leadId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (taken.numInsertedOrUpdatedRows === 1n) return
  }
  throw new SlotTakenError()
}

/** The slot that a lead has; null for none. */
export async function findLeadSlot(db: Database, tenantSlug: string, leadId: string): Promise<Slot | null> {
  const query = db
    .selectFrom('appointments')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
  const row = await retryLostConnection(() => query.executeTakeFirst())
  return row ? { placeId: row.place_id, department: row.department, starts: row.starts } : null
}

/** How often each slot of a dealer's is taken, from a day (`YYYY-MM-DD`) on. */
export async function countTaken(
  db: Database,
  tenantSlug: string,
  from: string,
): Promise<(Slot & { taken: number })[]> {
  const query = db
    .selectFrom('appointments')
    .select(['place_id', 'department', 'starts'])
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('tenant_slug', '=', tenantSlug)
    .where('starts', '>=', from)
    .groupBy(['place_id', 'department', 'starts'])
  const rows = await retryLostConnection(() => query.execute())
  return rows.map(({ place_id: placeId, department, starts, taken }) => ({
    placeId,
    department,
    starts,
    taken: Number(taken),
  }))
}
