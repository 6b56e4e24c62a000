import { DatabaseSync } from 'node:sqlite'
import type { Transaction } from 'kysely'
import { insertProblems, upsertPrices } from '#db/stock/history-repository.ts'
import type { StockGoneRow, StockPriceRow, StockProblemRow } from '#db/stock/tables.ts'
import type { Tables } from '#db/tables.ts'

const BATCH = 500

/**
 * Takes in the history that earlier versions kept in a SQLite file of its own: prices, cars that left, problems. Cars that
 * have left since keep the newer entry. https://nodejs.org/docs/latest-v24.x/api/sqlite.html
 */
export async function takeInHistory(trx: Transaction<Tables>, path: string): Promise<void> {
  const old = new DatabaseSync(path, { timeout: 10_000 })
  try {
    for (const rows of batches(old, 'SELECT id, at, run, earlier, later FROM price'))
      await upsertPrices(trx, lastOfInstant(rows.map(readPrice)))
    for (const rows of batches(old, 'SELECT * FROM gone'))
      await trx
        .insertInto('stock_gone')
        .values(rows.map(readGone))
        .onConflict((conflict) => conflict.column('car_id').doNothing())
        .execute()
    const dealers = old.prepare('SELECT DISTINCT dealer FROM problem').all()
    for (const { dealer } of dealers)
      await trx.deleteFrom('stock_problems').where('tenant_slug', '=', String(dealer)).execute()
    for (const rows of batches(old, 'SELECT * FROM problem')) await insertProblems(trx, rows.map(readProblem))
  } finally {
    old.close()
  }
}

type Row = Record<string, unknown>

function* batches(old: DatabaseSync, query: string): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of old.prepare(query).iterate()) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** A statement may not write one row twice. */
function lastOfInstant(rows: readonly StockPriceRow[]): StockPriceRow[] {
  return [...new Map(rows.map((row) => [`${row.car_id}\n${row.at}`, row])).values()]
}

const text = (value: unknown) => String(value ?? '').replaceAll('\0', '')

function readPrice({ id, at, run, earlier, later }: Row): StockPriceRow {
  const dollars = (value: unknown) => (value === null ? null : Number(value))
  return {
    tenant_slug: text(id).split('_', 1)[0] ?? '',
    car_id: text(id),
    at: text(at),
    run: text(run),
    earlier: dollars(earlier),
    later: dollars(later),
  }
}

const readGone = ({ id, dealer, key, at, run, row }: Row): StockGoneRow => ({
  car_id: text(id),
  tenant_slug: text(dealer),
  number_key: text(key),
  at: text(at),
  run: text(run),
  row: text(row),
})

/** Rejected rows were called 'set aside' in the first version, and had no name of their car. */
const readProblem = (row: Row): StockProblemRow => ({
  tenant_slug: text(row.dealer),
  feed: text(row.feed),
  kind: row.kind === 'set aside' ? 'rejected' : text(row.kind),
  number_key: text(row.key),
  at: text(row.at),
  run: text(row.run),
  line: Number(row.line),
  stocknum: text(row.stocknum),
  field: text(row.field),
  reason: text(row.reason),
  name: text(row.name),
})
