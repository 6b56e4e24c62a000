import type { PreparedCar } from '../car/prepared-car.ts'
import type { IndexedRow } from './indexed-row.ts'
import type { Outcome } from './outcome.ts'

export type StockDiff = {
  /** Cars that are new or changed, to be written whole. */
  put: PreparedCar[]
  /** Cars in which only the rank moved. */
  rerank: { id: string; rank: number }[]
  /** Ids that leave the index. */
  remove: string[]
  outcomes: Outcome[]
  /** Cars that leave the shop window by this run: gone, or sold now. */
  lost: number
}

export type DiffInput = {
  before: ReadonlyMap<string, IndexedRow>
  after: readonly PreparedCar[]
  /** Cars whose rows were set aside: known, but not judged, so they stay as they are. */
  keptIds: ReadonlySet<string>
  /** Ids of rows that say their car is withdrawn. */
  withdrawnIds: ReadonlySet<string>
  /** A full snapshot: what it does not name is gone. */
  snapshot: boolean
}

/** Compares a feed's cars with the index's rows of the same feed. Changed fields are named later, from the documents. */
export function diffStock({ before, after, keptIds, withdrawnIds, snapshot }: DiffInput): StockDiff {
  const diff: StockDiff = { put: [], rerank: [], remove: [], outcomes: [], lost: 0 }
  const named = new Set(after.map(({ id }) => id))
  for (const car of after) {
    const { id, stocknum, rank } = car
    const row = before.get(id)
    const kind = outcomeOf(row, car)
    diff.outcomes.push({ kind, id, stocknum })
    if (kind !== 'unchanged') diff.put.push(car)
    else if (row?.rank !== rank) diff.rerank.push({ id, rank })
    if (kind === 'sold' && row !== undefined) diff.lost += 1
  }
  for (const [id, row] of before) {
    const leaves = withdrawnIds.has(id) || (snapshot && !named.has(id) && !keptIds.has(id))
    if (!leaves) continue
    diff.remove.push(id)
    diff.outcomes.push({ kind: 'gone', id, stocknum: row.stocknum ?? '' })
    // A sold car that leaves the feed at last was no longer stock.
    if (row.status !== 'sold') diff.lost += 1
  }
  return diff
}

function outcomeOf(row: IndexedRow | undefined, car: PreparedCar): Outcome['kind'] {
  if (row === undefined) return 'new'
  if (row.import_hash === car.hash) return 'unchanged'
  if (car.status === 'sold' && row.status !== 'sold') return 'sold'
  if (car.reserved && row.reserved !== true) return 'reserved'
  const price = car.price ?? 0
  return price > 0 && price < Number(row.price ?? 0) ? 'price drop' : 'changed'
}

/** Wire names of the fields in which two documents of one car differ. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const own of ['import_hash', 'import_feed', 'rank']) names.delete(own)
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).sort()
}
