// What the index does not hold: earlier prices, cars that left the stock, and rejected rows; in the site's database, which
// keeps the documents of the index small.
import type { Database } from '#db/database.ts'
import {
  countProblems,
  listGone,
  listPrices,
  listPricesOf,
  listProblems,
  listProblemsOfNumber,
  recordHistory,
} from '#db/stock/history-repository.ts'
import type { StockPriceRow, StockProblemRow } from '#db/stock/tables.ts'
import { slugify } from '../car/car-identity.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { RowProblem } from '../vehicle/read-vehicle.ts'

/** Days after which a car that left the stock is deleted from the history. */
const MAX_AGE_DAYS = 400
const DAY_MS = 86_400_000

export type ProblemKind = 'rejected' | 'warning'

/** A rejected row or a warning, with its run. */
export type StoredProblem = RowProblem & { kind: ProblemKind; feed: string; at: string; run: string }

/** Dollars; null for no price. */
export type PriceChange = { id: string; before: number | null; after: number | null }
export type StoredPrice = Omit<PriceChange, 'id'> & { at: string; run: string }

/** A car that has left the index, with its last row. */
export type GoneCar = { at: string; run: string; row: IndexedRow }

/** The history entry of a run. */
export type RunHistory = {
  tenantSlug: string
  feed: string
  /** The feed is the dealer's whole stock, so problems of earlier runs are replaced. */
  isWhole: boolean
  /** The feed lists changes, so problems of other rows remain. */
  isChange: boolean
  /** ISO instant. */
  at: string
  run: string
  prices: readonly PriceChange[]
  gone: readonly IndexedRow[]
  /** Ids of cars that had left and are in stock again. */
  returned: readonly string[]
  problems: readonly (RowProblem & { kind: ProblemKind })[]
  /** Stock numbers of a change's rows. */
  stocknums: readonly string[]
}

export class StockHistory {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Stores a run's entry before the index is written; idempotent, so an interrupted run can be repeated. */
  record(entry: RunHistory): Promise<void> {
    const { tenantSlug, feed, isWhole, isChange, at, run, prices, gone, returned, stocknums } = entry
    const of = { tenant_slug: tenantSlug, at, run }
    return recordHistory(this.#db, {
      tenantSlug,
      feed,
      replaces: isWhole ? 'all' : isChange ? { keys: [...new Set(stocknums.map(slugify))] } : 'feed',
      prices: prices.map(({ id, before, after }) => ({ ...of, car_id: id, earlier: before, later: after })),
      gone: gone.map((row) => ({
        ...of,
        car_id: row.id,
        number_key: slugify(row.stocknum ?? ''),
        row: JSON.stringify(row),
      })),
      returned,
      goneBefore: new Date(Date.parse(at) - MAX_AGE_DAYS * DAY_MS).toISOString(),
      problems: entry.problems.map(({ kind, line, stocknum, field, reason, name = '' }) => ({
        ...of,
        feed,
        kind,
        line,
        number_key: slugify(stocknum),
        stocknum: storable(stocknum.slice(0, 300)),
        field: storable(field),
        reason: storable(reason),
        name: storable(name),
      })),
    })
  }

  /** Price changes of a car, newest first. */
  async listPrices(id: string): Promise<StoredPrice[]> {
    return (await listPrices(this.#db, id)).map(readPrice)
  }

  /** Price changes of all of a dealer's cars by id, newest first. */
  async findPrices(tenantSlug: string): Promise<Map<string, StoredPrice[]>> {
    const byId = Map.groupBy(await listPricesOf(this.#db, tenantSlug), ({ car_id }) => car_id)
    return new Map([...byId].map(([id, rows]) => [id, rows.map(readPrice)]))
  }

  /** The dealer's cars that left the stock, by id, with their last rows. */
  async findGone(tenantSlug: string): Promise<Map<string, IndexedRow>> {
    const rows = await listGone(this.#db, tenantSlug)
    return new Map(rows.map(({ car_id, row }) => [car_id, JSON.parse(row) as IndexedRow]))
  }

  /** Cars with that stock number that left the stock, newest first. */
  async listGone(tenantSlug: string, stocknum: string): Promise<GoneCar[]> {
    const rows = await listGone(this.#db, tenantSlug, slugify(stocknum))
    return rows.map(({ at, run, row }) => ({ at, run, row: JSON.parse(row) as IndexedRow }))
  }

  /** Current problems of the rows with that stock number. */
  async listCarProblems(tenantSlug: string, stocknum: string): Promise<StoredProblem[]> {
    return (await listProblemsOfNumber(this.#db, tenantSlug, slugify(stocknum))).map(readProblem)
  }

  /** Current problems of a kind, newest runs first. */
  async listProblems(tenantSlug: string, kind: ProblemKind, limit: number): Promise<StoredProblem[]> {
    return (await listProblems(this.#db, { tenantSlug, kind, limit })).map(readProblem)
  }

  countProblems(tenantSlug: string, kind: ProblemKind): Promise<number> {
    return countProblems(this.#db, tenantSlug, kind)
  }
}

/** PostgreSQL has no text with a zero byte, which a broken file may have. */
const storable = (text: string) => text.replaceAll('\0', '')

const readPrice = ({ at, run, earlier, later }: StockPriceRow): StoredPrice => ({
  at,
  run,
  before: earlier,
  after: later,
})

function readProblem({ tenant_slug: _dealer, number_key: _key, ...problem }: StockProblemRow): StoredProblem {
  return problem as StoredProblem
}
