/*
 * What the index does not hold: earlier prices, cars that left the stock, and rejected rows. A small SQLite database beside the
 * run records, which keeps the documents of the index small.
 * https://nodejs.org/docs/latest-v24.x/api/sqlite.html
 */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cannotOpen, preparePrivateFile } from '#db/private-files.ts'
import { slugify } from '../car/car-identity.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { RowProblem } from '../vehicle/read-vehicle.ts'

/** Price changes stored per car. */
const MAX_PRICES_PER_CAR = 50
/** Days after which a car that left the stock is deleted from the history. */
const MAX_AGE_DAYS = 400
const DAY_MS = 86_400_000

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS price (id TEXT NOT NULL, at TEXT NOT NULL, run TEXT NOT NULL, earlier REAL, later REAL);
  CREATE INDEX IF NOT EXISTS price_of ON price (id, at);
  CREATE TABLE IF NOT EXISTS gone (
    id TEXT PRIMARY KEY, dealer TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL, run TEXT NOT NULL, row TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS gone_of ON gone (dealer, key);
  CREATE TABLE IF NOT EXISTS problem (
    dealer TEXT NOT NULL, feed TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL,
    run TEXT NOT NULL, line INTEGER NOT NULL, stocknum TEXT NOT NULL, field TEXT NOT NULL, reason TEXT NOT NULL,
    name TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX IF NOT EXISTS problem_of ON problem (dealer, key);
`

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

export class StockHistory implements Disposable {
  readonly #db: DatabaseSync

  /** @param path of the database, created if missing; ':memory:' for tests */
  constructor(path: string) {
    if (path !== ':memory:') preparePrivateFile(path)
    this.#db = new DatabaseSync(path, { timeout: 10_000 })
    try {
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
      this.#db.exec(SCHEMA)
      this.#migrate()
    } catch (error) {
      throw cannotOpen(path, error)
    }
  }

  /** Version 1: rejected rows were called 'set aside' before. Version 2: a problem has the name of its car. */
  #migrate(): void {
    const version = Number(this.#db.prepare('PRAGMA user_version').get()?.user_version)
    if (version >= 2) return
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      // Another process may have been faster.
      const columns = this.#db.prepare('PRAGMA table_info(problem)').all()
      if (!columns.some(({ name }) => name === 'name'))
        this.#db.exec("ALTER TABLE problem ADD COLUMN name TEXT NOT NULL DEFAULT ''")
      this.#db.exec("UPDATE problem SET kind = 'rejected' WHERE kind = 'set aside'; PRAGMA user_version = 2;")
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  [Symbol.dispose](): void {
    this.#db.close()
  }

  /** Stores a run's entry before the index is written; idempotent, so an interrupted run can be repeated. */
  record(entry: RunHistory): void {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      this.#storePrices(entry)
      this.#storeGone(entry)
      this.#storeProblems(entry)
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  /** Price changes of a car, newest first. */
  listPrices(id: string): StoredPrice[] {
    const found = this.#db
      .prepare(
        'SELECT at, run, earlier AS before, later AS after FROM price WHERE id = ? ORDER BY at DESC, rowid DESC',
      )
      .all(id)
    return found as StoredPrice[]
  }

  /** Price changes of all of a dealer's cars by id, newest first. */
  findPrices(tenantSlug: string): Map<string, StoredPrice[]> {
    const found = this.#db
      .prepare(
        'SELECT id, at, run, earlier AS before, later AS after FROM price WHERE id >= ?1 AND id < ?2 ORDER BY at DESC, rowid DESC',
      )
      // Ids begin with the slug and an underscore; the next character is a backquote.
      .all(`${tenantSlug}_`, `${tenantSlug}\``)
    const prices = new Map<string, StoredPrice[]>()
    for (const { id, ...change } of found) {
      const known = prices.get(String(id))
      if (known) known.push(change as StoredPrice)
      else prices.set(String(id), [change as StoredPrice])
    }
    return prices
  }

  /** The dealer's cars that left the stock, by id, with their last rows. */
  findGone(tenantSlug: string): Map<string, IndexedRow> {
    const rows = this.#db.prepare('SELECT id, row FROM gone WHERE dealer = ?').all(tenantSlug)
    return new Map(rows.map(({ id, row }) => [String(id), JSON.parse(String(row)) as IndexedRow]))
  }

  /** Cars with that stock number that left the stock, newest first. */
  listGone(tenantSlug: string, stocknum: string): GoneCar[] {
    return this.#db
      .prepare('SELECT at, run, row FROM gone WHERE dealer = ? AND key = ? ORDER BY at DESC')
      .all(tenantSlug, slugify(stocknum))
      .map(({ at, run, row }) => ({ at: String(at), run: String(run), row: JSON.parse(String(row)) }))
  }

  /** Current problems of the rows with that stock number. */
  listCarProblems(tenantSlug: string, stocknum: string): StoredProblem[] {
    return this.#db
      .prepare('SELECT * FROM problem WHERE dealer = ? AND key = ? ORDER BY at DESC, line')
      .all(tenantSlug, slugify(stocknum))
      .map(readProblem)
  }

  /** Current problems of a kind, newest runs first. */
  listProblems(tenantSlug: string, kind: ProblemKind, limit: number): StoredProblem[] {
    return this.#db
      .prepare('SELECT * FROM problem WHERE dealer = ? AND kind = ? ORDER BY at DESC, feed, line LIMIT ?')
      .all(tenantSlug, kind, limit)
      .map(readProblem)
  }

  countProblems(tenantSlug: string, kind: ProblemKind): number {
    const counted = this.#db.prepare('SELECT COUNT(*) AS count FROM problem WHERE dealer = ? AND kind = ?')
    return Number(counted.get(tenantSlug, kind)?.count)
  }

  #storePrices({ prices, at, run }: RunHistory): void {
    const last = this.#db.prepare(
      'SELECT earlier, later FROM price WHERE id = ? ORDER BY at DESC, rowid DESC LIMIT 1',
    )
    const add = this.#db.prepare('INSERT INTO price VALUES (?, ?, ?, ?, ?)')
    const deleteOldest = this.#db.prepare(
      'DELETE FROM price WHERE id = ?1 AND rowid NOT IN (SELECT rowid FROM price WHERE id = ?1 ORDER BY at DESC, rowid DESC LIMIT ?2)',
    )
    for (const { id, before, after } of prices) {
      const known = last.get(id)
      if (known !== undefined && known.earlier === before && known.later === after) continue
      add.run(id, at, run, before, after)
      deleteOldest.run(id, MAX_PRICES_PER_CAR)
    }
  }

  #storeGone({ tenantSlug, gone, returned, at, run }: RunHistory): void {
    const add = this.#db.prepare('INSERT OR REPLACE INTO gone VALUES (?, ?, ?, ?, ?, ?)')
    for (const row of gone)
      add.run(row.id, tenantSlug, slugify(row.stocknum ?? ''), at, run, JSON.stringify(row))
    const deleteReturned = this.#db.prepare('DELETE FROM gone WHERE id = ?')
    for (const id of returned) deleteReturned.run(id)
    const oldest = new Date(Date.parse(at) - MAX_AGE_DAYS * DAY_MS).toISOString()
    this.#db.prepare('DELETE FROM gone WHERE dealer = ? AND at < ?').run(tenantSlug, oldest)
  }

  #storeProblems({ tenantSlug, feed, isWhole, isChange, stocknums, problems, at, run }: RunHistory): void {
    if (isWhole) this.#db.prepare('DELETE FROM problem WHERE dealer = ?').run(tenantSlug)
    else if (!isChange) {
      this.#db.prepare('DELETE FROM problem WHERE dealer = ? AND feed = ?').run(tenantSlug, feed)
    } else {
      const deleteOfCar = this.#db.prepare('DELETE FROM problem WHERE dealer = ? AND key = ?')
      for (const stocknum of stocknums) deleteOfCar.run(tenantSlug, slugify(stocknum))
      // Problems of the file as a whole are those of the last one alone.
      this.#db.prepare("DELETE FROM problem WHERE dealer = ? AND feed = ? AND key = ''").run(tenantSlug, feed)
    }
    const add = this.#db.prepare('INSERT INTO problem VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    for (const { kind, line, stocknum, field, reason, name = '' } of problems) {
      const number = stocknum.slice(0, 300)
      add.run(tenantSlug, feed, kind, slugify(stocknum), at, run, line, number, field, reason, name)
    }
  }
}

function readProblem(row: Record<string, unknown>): StoredProblem {
  const { dealer: _dealer, key: _key, ...problem } = row
  return problem as StoredProblem
}

/** Path of the import history in the stock's data folder. */
export const historyFile = (folder: string) => join(folder, 'history.db')
