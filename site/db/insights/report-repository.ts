import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { InsightReportRow } from './tables.ts'

/** The channel of the outbox that carries monthly reports; `lead_id` of such a delivery is the report's id. */
export const REPORT_CHANNEL = 'report'

/** Whether a dealer's report of a month (`2026-10`) was made. */
export async function hasReport(db: Database, tenantSlug: string, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('insight_reports')
    .select('id')
    .where('tenant_slug', '=', tenantSlug)
    .where('month', '=', month)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores a report and puts it into the outbox, in one transaction.
 * @returns false when another instance has made that month's: nothing was changed
 */
export function insertReport(db: Database, report: Omit<InsightReportRow, 'id'>): Promise<boolean> {
  const id = randomUUID()
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('insight_reports')
      .values({ ...report, id })
      .onConflict((conflict) => conflict.columns(['tenant_slug', 'month']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await trx
      .insertInto('lead_deliveries')
      .values({
        tenant_slug: report.tenant_slug,
        id: randomUUID(),
        lead_id: id,
        channel: REPORT_CHANNEL,
        state: 'waiting',
        attempts: 0,
        due_at: report.created_at,
        last_error: null,
        created_at: report.created_at,
        delivered_at: null,
      })
      .execute()
    return true
  })
}

/** A report by its id; null for none. */
export async function findReport(
  db: Database,
  tenantSlug: string,
  id: string,
): Promise<InsightReportRow | null> {
  const row = await db
    .selectFrom('insight_reports')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
