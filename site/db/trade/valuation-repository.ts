import type { Database } from '../database.ts'
import type { TradeValuationRow } from './tables.ts'

export async function insertValuation(db: Database, row: TradeValuationRow): Promise<void> {
  await db.insertInto('trade_valuations').values(row).execute()
}

/** A dealer's valuation; null for another dealer's too. */
export async function findValuation(
  db: Database,
  tenantSlug: string,
  id: string,
): Promise<TradeValuationRow | null> {
  const query = db.selectFrom('trade_valuations').selectAll()
  return (await query.where('tenant_slug', '=', tenantSlug).where('id', '=', id).executeTakeFirst()) ?? null
}

/** What may still change of a valuation. */
export type ValuationChanges = Partial<
  Pick<TradeValuationRow, 'adjustments' | 'low_cents' | 'high_cents' | 'step' | 'shown' | 'lead_id'>
>

/**
 * Changes a valuation that nobody has accepted yet.
 * @returns false where there is none, or its offer stands already
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

/** Keeps what a page reported to have shown, whatever has become of the valuation. @returns false where there is none */
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
