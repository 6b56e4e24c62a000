import type { Database } from '../database.ts'
import type { StockSourceRow } from './tables.ts'

/** The source of a dealer's stock file; null for none. */
export async function findSource(db: Database, tenantSlug: string): Promise<StockSourceRow | null> {
  const query = db.selectFrom('stock_sources').selectAll().where('tenant_slug', '=', tenantSlug)
  return (await query.executeTakeFirst()) ?? null
}

/** Stores a dealer's source in place of the one before. */
export async function putSource(db: Database, row: StockSourceRow): Promise<void> {
  const { tenant_slug: _, ...changes } = row
  await db
    .insertInto('stock_sources')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_slug').doUpdateSet(changes))
    .execute()
}

export async function deleteSource(db: Database, tenantSlug: string): Promise<void> {
  await db.deleteFrom('stock_sources').where('tenant_slug', '=', tenantSlug).execute()
}

/** Makes a dealer's source due at once. */
export async function hurrySource(db: Database, tenantSlug: string, now: string): Promise<void> {
  await db.updateTable('stock_sources').set({ next_at: now }).where('tenant_slug', '=', tenantSlug).execute()
}

/**
 * Takes the sources that are due until `until`. Of several instances one has each; that of an instance that died is taken
 * again after its lease.
 */
export async function claimSources(
  db: Database,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<StockSourceRow[]> {
  const due = await db
    .selectFrom('stock_sources')
    .selectAll()
    .where('next_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  const claimed: StockSourceRow[] = []
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable('stock_sources')
      .set({ leased_until: until })
      .where('tenant_slug', '=', row.tenant_slug)
      .where('leased_until', '=', row.leased_until)
      .where('next_at', '=', row.next_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) claimed.push({ ...row, leased_until: until })
  }
  return claimed
}

/** Keeps a claimed source until `until`. @returns false where it was saved anew, removed, or is another's meanwhile */
export async function renewClaim(
  db: Database,
  { tenant_slug, leased_until }: Pick<StockSourceRow, 'tenant_slug' | 'leased_until'>,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_sources')
    .set({ leased_until: until })
    .where('tenant_slug', '=', tenant_slug)
    .where('leased_until', '=', leased_until)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores how a fetch went and gives it back; nothing where the source was saved anew or removed meanwhile. */
export async function endFetch(
  db: Database,
  { tenant_slug, leased_until }: Pick<StockSourceRow, 'tenant_slug' | 'leased_until'>,
  changes: Partial<StockSourceRow>,
): Promise<void> {
  await db
    .updateTable('stock_sources')
    .set({ ...changes, leased_until: '' })
    .where('tenant_slug', '=', tenant_slug)
    .where('leased_until', '=', leased_until)
    .execute()
}
