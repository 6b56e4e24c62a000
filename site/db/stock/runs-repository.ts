// Records of imports, each with a packed copy of its file. Identical files of a dealer are stored once.
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { Tables } from '../tables.ts'
import type { StockRunRow } from './tables.ts'

/** A run without its outcomes, which may name thousands of cars. */
export type StockRunHead = Omit<StockRunRow, 'outcomes'>

const HEAD = ['tenant_slug', 'name', 'file', 'at', 'counts', 'head', 'copy'] as const

/**
 * Stores a run and the copy of its file, in place of the run of that name; deletes the dealer's runs in `dropped`, and the
 * copies that no run refers to any more. The dealer's imports must be locked.
 * @param parts of the copy as base64, in memory: a transaction that waited for a disk would hold up SQLite's other writers
 */
export async function putRun(
  db: Database,
  run: StockRunRow,
  { parts, dropped }: { parts: readonly string[] | null; dropped: readonly string[] },
): Promise<void> {
  await retryLostConnection(() =>
    db.transaction().execute(async (trx) => {
      if (parts !== null) await insertCopy(trx, run, parts)
      const { tenant_slug, name, ...changes } = run
      await trx
        .insertInto('stock_runs')
        .values(run)
        .onConflict((conflict) => conflict.columns(['tenant_slug', 'name']).doUpdateSet(changes))
        .execute()
      if (dropped.length === 0) return
      await trx
        .deleteFrom('stock_runs')
        .where('tenant_slug', '=', tenant_slug)
        .where('name', 'in', dropped)
        .execute()
      // A run without a copy does not have the imports' lock: it must not delete what an import is about to refer to.
      if (parts !== null) await deleteUnusedCopies(trx, tenant_slug)
    }),
  )
}

/** Stores a copy, unless the dealer has it. */
export async function insertCopy(
  trx: Transaction<Tables>,
  { tenant_slug, copy }: Pick<StockRunRow, 'tenant_slug' | 'copy'>,
  parts: readonly string[],
): Promise<void> {
  const known = trx
    .selectFrom('stock_run_copies')
    .select('part')
    .where('tenant_slug', '=', tenant_slug)
    .where('copy', '=', copy)
    .limit(1)
  if ((await known.executeTakeFirst()) !== undefined) return
  for (const [part, content] of parts.entries())
    await trx.insertInto('stock_run_copies').values({ tenant_slug, copy, part, content }).execute()
}

async function deleteUnusedCopies(trx: Transaction<Tables>, tenantSlug: string): Promise<void> {
  await trx
    .deleteFrom('stock_run_copies')
    .where('tenant_slug', '=', tenantSlug)
    .where('copy', 'not in', ({ selectFrom }) =>
      selectFrom('stock_runs').select('copy').where('tenant_slug', '=', tenantSlug),
    )
    .execute()
}

/** A dealer's runs, newest first; the last `limit` of them. */
export function listRuns(db: Database, tenantSlug: string, limit?: number): Promise<StockRunHead[]> {
  const query = db
    .selectFrom('stock_runs')
    .select(HEAD)
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('at', 'desc')
    .orderBy('name', 'desc')
  return (limit === undefined ? query : query.limit(limit)).execute()
}

/** The last run of every feed of a dealer, newest first. */
export function listLatestRuns(db: Database, tenantSlug: string): Promise<StockRunHead[]> {
  return db
    .selectFrom('stock_runs')
    .select(HEAD)
    .where('tenant_slug', '=', tenantSlug)
    .where('name', 'in', ({ selectFrom }) =>
      selectFrom('stock_runs')
        .select(({ fn }) => fn.max('name').as('name'))
        .where('tenant_slug', '=', tenantSlug)
        .groupBy('file'),
    )
    .orderBy('at', 'desc')
    .orderBy('name', 'desc')
    .execute()
}

/** Of the last run of every dealer's feeds: when, and its rows by outcome; newest first. */
export function listLatestCounts(
  db: Database,
): Promise<Pick<StockRunRow, 'tenant_slug' | 'file' | 'at' | 'counts'>[]> {
  return db
    .selectFrom('stock_runs')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('stock_runs')
          .select(({ fn }) => ['tenant_slug', fn.max('name').as('name')])
          .groupBy(['tenant_slug', 'file'])
          .as('latest'),
      (join) =>
        join
          .onRef('latest.tenant_slug', '=', 'stock_runs.tenant_slug')
          .onRef('latest.name', '=', 'stock_runs.name'),
    )
    .select(['stock_runs.tenant_slug', 'stock_runs.file', 'stock_runs.at', 'stock_runs.counts'])
    .orderBy('stock_runs.at', 'desc')
    .execute()
}

/** A run by its name; null for none. */
export async function findRun(db: Database, tenantSlug: string, name: string): Promise<StockRunRow | null> {
  const query = db
    .selectFrom('stock_runs')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('name', '=', name)
  return (await query.executeTakeFirst()) ?? null
}

/** The packed bytes of a copy, part by part; none where it is not stored. */
export async function* readCopy(
  db: Database,
  { tenant_slug, copy }: Pick<StockRunRow, 'tenant_slug' | 'copy'>,
): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const found = await db
      .selectFrom('stock_run_copies')
      .select('content')
      .where('tenant_slug', '=', tenant_slug)
      .where('copy', '=', copy)
      .where('part', '=', part)
      .executeTakeFirst()
    if (found === undefined) return
    yield Buffer.from(found.content, 'base64')
  }
}
