import type { PreparedCar } from '../car/prepared-car.ts'
import type { IndexedRow } from './indexed-row.ts'
/** What became of a row (every row has one). */
export const OUTCOMES = [
  'new',
  'price drop',
  'reserved',
  'sold',
  'changed',
  'gone',
  'set aside',
  'unchanged',
] as const
export type OutcomeKind = (typeof OUTCOMES)[number]

/** A car that a run adds, changes or takes away. */
export type Outcome = {
  kind: OutcomeKind
  id: string
  stocknum: string
  name: string
  /** Wire names of the fields that changed. */
  fields?: string[]
  /** Dollars asked before and now, when that changed; null for no price. */
  price?: [before: number | null, after: number | null]
}

export type OutcomeCounts = Record<OutcomeKind, number>

export function noOutcomes(): OutcomeCounts {
  return Object.fromEntries(OUTCOMES.map((kind) => [kind, 0])) as OutcomeCounts
}

/** What became of a car of the feed, against the index's row of it. */
export function outcomeOf(row: IndexedRow | undefined, car: PreparedCar): Outcome {
  const { id, stocknum, name } = car
  const kind = kindOf(row, car)
  const before = row?.price ?? null
  const priced = kind !== 'new' && before !== car.price
  return { kind, id, stocknum, name, ...(priced ? { price: [before, car.price] } : {}) }
}

function kindOf(row: IndexedRow | undefined, car: PreparedCar): OutcomeKind {
  if (row === undefined) return 'new'
  if (row.import_hash === car.hash) return 'unchanged'
  if (car.status === 'sold' && row.status !== 'sold') return 'sold'
  if (car.reserved && row.reserved !== true) return 'reserved'
  const price = car.price ?? 0
  return price > 0 && price < Number(row.price ?? 0) ? 'price drop' : 'changed'
}

/** What becomes of a car that leaves. */
export function goneOutcome({ id, stocknum, name }: IndexedRow): Outcome {
  return { kind: 'gone', id, stocknum: stocknum ?? '', name: name ?? '' }
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
