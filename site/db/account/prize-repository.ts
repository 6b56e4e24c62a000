import type { Database } from '../database.ts'
import type { PhoneKey } from './codes-repository.ts'
import type { PrizeDrawsTable } from './tables.ts'

/** Stores a number's only draw; false when it had one before. */
export async function insertDraw(db: Database, draw: Omit<PrizeDrawsTable, 'lead_id'>): Promise<boolean> {
  const inserted = await db
    .insertInto('prize_draws')
    .values({ ...draw, lead_id: null })
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'phone']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Deletes a draw whose lead was not saved. */
export async function deleteDraw(db: Database, tenantSlug: string, code: string): Promise<void> {
  await db
    .deleteFrom('prize_draws')
    .where('tenant_slug', '=', tenantSlug)
    .where('code', '=', code)
    .where('lead_id', 'is', null)
    .execute()
}

/** Stores the lead that a draw belongs to. */
export async function setDrawLead(
  db: Database,
  { tenantSlug, code, leadId }: { tenantSlug: string; code: string; leadId: string },
): Promise<void> {
  await db
    .updateTable('prize_draws')
    .set({ lead_id: leadId })
    .where('tenant_slug', '=', tenantSlug)
    .where('code', '=', code)
    .execute()
}

/** A draw by its code. */
export async function findDraw(
  db: Database,
  tenantSlug: string,
  code: string,
): Promise<PrizeDrawsTable | null> {
  const row = await db
    .selectFrom('prize_draws')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** A draw by phone number. */
export async function findDrawOf(
  db: Database,
  { tenantSlug, phone }: PhoneKey,
): Promise<PrizeDrawsTable | null> {
  const row = await db
    .selectFrom('prize_draws')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row ?? null
}
