import type { Database } from '../database.ts'
import type { WebVitalsRow } from './tables.ts'

/** Adds counts to those of the same day, page, measure and class, in one statement. */
export async function addWebVitals(db: Database, rows: readonly WebVitalsRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('web_vitals')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_slug', 'day', 'page', 'name', 'class'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('web_vitals.count', '+', ref('excluded.count')) })),
    )
    .execute()
}

/** Deletes what is older than a day (`2026-11-24`). */
export async function deleteWebVitals(db: Database, before: string): Promise<void> {
  await db.deleteFrom('web_vitals').where('day', '<', before).execute()
}

export type CountedVital = Pick<WebVitalsRow, 'page' | 'name' | 'class' | 'count'>

/** A dealer's counts since a day, by page, measure and class. */
export async function listWebVitals(
  db: Database,
  tenantSlug: string,
  since: string,
): Promise<CountedVital[]> {
  const rows = await db
    .selectFrom('web_vitals')
    .select(({ fn }) => ['page' as const, 'name' as const, 'class' as const, fn.sum('count').as('count')])
    .where('tenant_slug', '=', tenantSlug)
    .where('day', '>=', since)
    .groupBy(['page', 'name', 'class'])
    .orderBy('page')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
