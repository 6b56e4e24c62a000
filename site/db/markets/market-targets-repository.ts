import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { MarketTargetRow } from './tables.ts'

export type TargetKey = Pick<MarketTargetRow, 'tenant_slug' | 'market'>

/** Where the vehicles of all dealers are sent. */
export function listTargets(db: Database): Promise<MarketTargetRow[]> {
  return db.selectFrom('market_targets').selectAll().orderBy('tenant_slug').orderBy('market').execute()
}

/** Where a dealer's vehicles are sent at a market place; null for nowhere. */
export async function findTarget(
  db: Database,
  { tenant_slug, market }: TargetKey,
): Promise<MarketTargetRow | null> {
  const query = db
    .selectFrom('market_targets')
    .selectAll()
    .where('tenant_slug', '=', tenant_slug)
    .where('market', '=', market)
  return (await query.executeTakeFirst()) ?? null
}

/** Stores a target in place of the one before. */
export async function putTarget(db: Database, row: MarketTargetRow): Promise<void> {
  const { tenant_slug: _, market: _market, ...changes } = row
  await db
    .insertInto('market_targets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'market']).doUpdateSet(changes))
    .execute()
}

/** Changes a target where there is one. */
export async function changeTarget(
  db: Database,
  { tenant_slug, market }: TargetKey,
  changes: Partial<MarketTargetRow>,
): Promise<void> {
  const update = db
    .updateTable('market_targets')
    .set(changes)
    .where('tenant_slug', '=', tenant_slug)
    .where('market', '=', market)
  await retryLostConnection(() => update.execute())
}

/** Notes which list was compared, unless all is to be compared anew since `target` was read. */
export async function notePlanned(
  db: Database,
  target: MarketTargetRow,
  planned: Pick<MarketTargetRow, 'planned_version' | 'planned_at'>,
): Promise<void> {
  await db
    .updateTable('market_targets')
    .set(planned)
    .where('tenant_slug', '=', target.tenant_slug)
    .where('market', '=', target.market)
    .where('planned_version', '=', target.planned_version)
    .execute()
}

/** Forgets a target with all that is known of what it was sent. */
export async function deleteTarget(db: Database, { tenant_slug, market }: TargetKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['market_pushes', 'market_targets'] as const)
      await trx
        .deleteFrom(table)
        .where('tenant_slug', '=', tenant_slug)
        .where('market', '=', market)
        .execute()
  })
}
