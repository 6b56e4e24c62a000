// What the index does not hold: earlier prices, cars that left the stock, and rejected rows.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { Tables } from '../tables.ts'
import type { StockGoneRow, StockPriceRow, StockProblemRow } from './tables.ts'

/** Price changes stored per car. */
const MAX_PRICES_PER_CAR = 50
/** Rows of one statement: eleven values each are well below what either engine binds. */
const BATCH = 500

/** The history entry of a run. */
export type HistoryEntry = {
  tenantSlug: string
  feed: string
  /** Which of the dealer's earlier problems it replaces: all, its feed's, or those of the rows that a change names. */
  replaces: 'all' | 'feed' | { keys: readonly string[] }
  prices: readonly StockPriceRow[]
  gone: readonly StockGoneRow[]
  /** Ids of cars that had left and are in stock again. */
  returned: readonly string[]
  /** Cars that left before are deleted; ISO instant. */
  goneBefore: string
  problems: readonly StockProblemRow[]
}

/**
 * Stores a run's entry; idempotent, so an interrupted run can be repeated. Every batch has a transaction of its own, so that
 * no large run keeps the site from writing to a SQLite file.
 */
export async function recordHistory(db: Database, entry: HistoryEntry): Promise<void> {
  const write = (work: (trx: Trx) => Promise<void>) =>
    retryLostConnection(() => db.transaction().execute(work))
  for (const prices of batches(entry.prices)) await write((trx) => storePrices(trx, prices))
  for (const gone of batches(entry.gone)) await write((trx) => upsertGone(trx, gone))
  for (const ids of batches(entry.returned))
    await write(async (trx) => void (await trx.deleteFrom('stock_gone').where('car_id', 'in', ids).execute()))
  await write((trx) => deleteOldGone(trx, entry))
  await write((trx) => storeProblems(trx, entry))
}

/** Price changes of a car, newest first. */
export function listPrices(db: Database, carId: string): Promise<StockPriceRow[]> {
  return db.selectFrom('stock_prices').selectAll().where('car_id', '=', carId).orderBy('at', 'desc').execute()
}

/** Price changes of all of a dealer's cars, newest first. */
export function listPricesOf(db: Database, tenantSlug: string): Promise<StockPriceRow[]> {
  return db
    .selectFrom('stock_prices')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('at', 'desc')
    .execute()
}

/** A dealer's cars that left the stock: all, or those of one stock number; newest first. */
export function listGone(db: Database, tenantSlug: string, numberKey?: string): Promise<StockGoneRow[]> {
  let query = db.selectFrom('stock_gone').selectAll().where('tenant_slug', '=', tenantSlug)
  if (numberKey !== undefined) query = query.where('number_key', '=', numberKey)
  return query.orderBy('at', 'desc').execute()
}

/** Current problems of the rows with that stock number. */
export function listProblemsOfNumber(
  db: Database,
  tenantSlug: string,
  numberKey: string,
): Promise<StockProblemRow[]> {
  return db
    .selectFrom('stock_problems')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('number_key', '=', numberKey)
    .orderBy('at', 'desc')
    .orderBy('line')
    .execute()
}

/** Current problems of a kind, newest runs first. */
export function listProblems(
  db: Database,
  { tenantSlug, kind, limit }: { tenantSlug: string; kind: string; limit: number },
): Promise<StockProblemRow[]> {
  return db
    .selectFrom('stock_problems')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('feed')
    .orderBy('line')
    .limit(limit)
    .execute()
}

export async function countProblems(db: Database, tenantSlug: string, kind: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_problems')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_slug', '=', tenantSlug)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

type Trx = Transaction<Tables>

async function storePrices(trx: Trx, prices: readonly StockPriceRow[]): Promise<void> {
  const known = await listKnownPrices(
    trx,
    prices.map(({ car_id }) => car_id),
  )
  const changed = prices.filter(({ car_id, earlier, later }) => {
    const last = known.get(car_id)?.at(-1)
    return last === undefined || last.earlier !== earlier || last.later !== later
  })
  await upsertPrices(trx, changed)
  for (const { car_id } of changed) {
    const kept = known.get(car_id) ?? []
    const oldest = kept[kept.length - MAX_PRICES_PER_CAR]
    if (oldest === undefined) continue
    await trx.deleteFrom('stock_prices').where('car_id', '=', car_id).where('at', '<=', oldest.at).execute()
  }
}

/** The price changes of these cars, oldest first. */
async function listKnownPrices(trx: Trx, ids: readonly string[]): Promise<Map<string, StockPriceRow[]>> {
  const rows = await trx
    .selectFrom('stock_prices')
    .selectAll()
    .where('car_id', 'in', ids)
    .orderBy('at')
    .execute()
  return Map.groupBy(rows, ({ car_id }) => car_id)
}

/** Adds price changes; those of the same instant are replaced. */
export async function upsertPrices(trx: Kysely<Tables>, prices: readonly StockPriceRow[]): Promise<void> {
  for (const batch of batches(prices))
    await trx
      .insertInto('stock_prices')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['car_id', 'at']).doUpdateSet({
          run: sql`excluded.run`,
          earlier: sql`excluded.earlier`,
          later: sql`excluded.later`,
        }),
      )
      .execute()
}

async function upsertGone(trx: Trx, gone: readonly StockGoneRow[]): Promise<void> {
  await trx
    .insertInto('stock_gone')
    .values(gone)
    .onConflict((conflict) =>
      conflict.column('car_id').doUpdateSet({
        number_key: sql`excluded.number_key`,
        at: sql`excluded.at`,
        run: sql`excluded.run`,
        row: sql`excluded.row`,
      }),
    )
    .execute()
}

async function deleteOldGone(trx: Trx, { tenantSlug, goneBefore }: HistoryEntry): Promise<void> {
  await trx
    .deleteFrom('stock_gone')
    .where('tenant_slug', '=', tenantSlug)
    .where('at', '<', goneBefore)
    .execute()
}

async function storeProblems(
  trx: Trx,
  { tenantSlug, feed, replaces, problems }: HistoryEntry,
): Promise<void> {
  const ofDealer = () => trx.deleteFrom('stock_problems').where('tenant_slug', '=', tenantSlug)
  if (replaces === 'all') await ofDealer().execute()
  else if (replaces === 'feed') await ofDealer().where('feed', '=', feed).execute()
  else {
    for (const keys of batches(replaces.keys)) await ofDealer().where('number_key', 'in', keys).execute()
    // Problems of the file as a whole are those of the last one alone.
    await ofDealer().where('feed', '=', feed).where('number_key', '=', '').execute()
  }
  await insertProblems(trx, problems)
}

export async function insertProblems(
  trx: Kysely<Tables>,
  problems: readonly StockProblemRow[],
): Promise<void> {
  for (const batch of batches(problems)) await trx.insertInto('stock_problems').values(batch).execute()
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
}
