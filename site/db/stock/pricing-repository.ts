import type { Database } from '../database.ts'
import type { StockPricingRow } from './tables.ts'

/** Work on a dealer's stock: by which terms. */
export type PricingWork = { tenantSlug: string; fingerprint: string }

/** How far a dealer's stock is priced; undefined before the site has looked at it. */
export function findPricing(db: Database, tenantSlug: string): Promise<StockPricingRow | undefined> {
  return db.selectFrom('stock_pricing').selectAll().where('tenant_slug', '=', tenantSlug).executeTakeFirst()
}

/**
 * Takes the work of pricing a dealer's stock, in a single statement, so that one of several instances has it: `priced` by
 * these terms already, or `elsewhere` for an instance that was heard of since `silentSince`.
 */
export async function takePricing(
  db: Database,
  { tenantSlug, fingerprint }: PricingWork,
  { now, silentSince }: { now: string; silentSince: string },
): Promise<'taken' | 'elsewhere' | 'priced'> {
  const work = { working_on: fingerprint, cars_done: 0, cars_total: 0, heard_at: now }
  const taken = await db
    .insertInto('stock_pricing')
    .values({ tenant_slug: tenantSlug, priced_by: '', ...work })
    .onConflict((conflict) =>
      conflict
        .column('tenant_slug')
        .doUpdateSet(work)
        .where(({ eb, and, or }) =>
          or([
            and([
              eb('stock_pricing.working_on', '=', fingerprint),
              eb('stock_pricing.heard_at', '<=', silentSince),
            ]),
            and([
              eb('stock_pricing.working_on', '!=', fingerprint),
              // Other terms that are being worked on would replace these when they are done.
              or([
                eb('stock_pricing.working_on', '!=', ''),
                eb('stock_pricing.priced_by', '!=', fingerprint),
              ]),
            ]),
          ]),
        ),
    )
    .returning('tenant_slug')
    .executeTakeFirst()
  if (taken !== undefined) return 'taken'
  const row = await findPricing(db, tenantSlug)
  return row?.working_on === fingerprint ? 'elsewhere' : 'priced'
}

/** Notes how far the work is; nothing where other terms have been taken up since. */
export async function notePricing(
  db: Database,
  { tenantSlug, fingerprint }: PricingWork,
  { done, total, now }: { done: number; total: number; now: string },
): Promise<void> {
  await db
    .updateTable('stock_pricing')
    .set({ cars_done: done, cars_total: total, heard_at: now })
    .where('tenant_slug', '=', tenantSlug)
    .where('working_on', '=', fingerprint)
    .execute()
}

/** Ends the work: the stock is priced by these terms, or, where it failed, as it was. */
export async function endPricing(
  db: Database,
  { tenantSlug, fingerprint }: PricingWork,
  isPriced: boolean,
): Promise<void> {
  await db
    .updateTable('stock_pricing')
    .set({ working_on: '', ...(isPriced ? { priced_by: fingerprint } : {}) })
    .where('tenant_slug', '=', tenantSlug)
    .where('working_on', '=', fingerprint)
    .execute()
}
