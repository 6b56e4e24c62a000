import type { Database } from '../database.ts'
import { valuationsOf } from '../privacy/person-records.ts'
import type { TradeValuationRow } from './tables.ts'

export async function insertValuation(db: Database, row: TradeValuationRow): Promise<void> {
  await db.insertInto('trade_valuations').values(row).execute()
}

/** A dealer's valuation, or null. */
export async function findValuation(
  db: Database,
  tenantSlug: string,
  id: string,
): Promise<TradeValuationRow | null> {
  const query = db.selectFrom('trade_valuations').selectAll()
  return (await query.where('tenant_slug', '=', tenantSlug).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Changeable fields of a valuation. */
export type ValuationChanges = Partial<
  Pick<
    TradeValuationRow,
    | ('adjustments' | 'low_cents' | 'high_cents' | 'step' | 'shown' | 'lead_id')
    | ('firm_cents' | 'firm_until' | 'firm_reasons')
  >
>

/**
 * Changes a valuation that nobody has accepted yet.
 * @returns false when there is none or it was accepted
 */
export async function changeValuation(
  db: Database,
  tenantSlug: string,
  id: string,
  changes: ValuationChanges & { updated_at: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('trade_valuations')
    .set(changes)
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .where('step', '<>', 'accepted')
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Stores what a page reported as shown, in any state of the valuation. @returns false when there is none */
export async function recordShown(
  db: Database,
  tenantSlug: string,
  leadId: string,
  shown: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('trade_valuations')
    .set({ shown })
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** The valuation of a lead, by the lead's plain id; null for none. */
export async function findLeadValuation(
  db: Database,
  tenantSlug: string,
  leadId: string,
): Promise<TradeValuationRow | null> {
  const query = db.selectFrom('trade_valuations').selectAll().where('tenant_slug', '=', tenantSlug)
  return (await query.where(valuationsOf(tenantSlug, leadId)).executeTakeFirst()) ?? null
}
