import type { PreparedCar } from '../car/prepared-car.ts'
import type { IndexedRow } from './indexed-row.ts'
/** Result of importing a row. */
export const OUTCOMES = [
  'new',
  'price drop',
  'reserved',
  'sold',
  'changed',
  'gone',
  'rejected',
  'unchanged',
] as const
export type OutcomeKind = (typeof OUTCOMES)[number]

/** A car that a run adds, changes or removes. */
export type ImportOutcome = {
  kind: OutcomeKind
  id: string
  stocknum: string
  name: string
  /** Wire names of the fields that changed. */
  fields?: string[]
  /** Price in dollars before and after, if it changed; null for no price. */
  price?: [before: number | null, after: number | null]
}

export type OutcomeCounts = Record<OutcomeKind, number>

export function emptyCounts(): OutcomeCounts {
  return Object.fromEntries(OUTCOMES.map((kind) => [kind, 0])) as OutcomeCounts
}

/** Compares a car of the feed with its indexed row. */
export function compareCar(row: IndexedRow | undefined, car: PreparedCar): ImportOutcome {
  const { id, stocknum, name } = car
  const kind = getOutcomeKind(row, car)
  const before = row?.price ?? null
  const priceChanged = kind !== 'new' && before !== car.price
  return { kind, id, stocknum, name, ...(priceChanged ? { price: [before, car.price] } : {}) }
}

function getOutcomeKind(row: IndexedRow | undefined, car: PreparedCar): OutcomeKind {
  if (row === undefined) return 'new'
  if (row.import_hash === car.hash) return 'unchanged'
  if (car.status === 'sold' && row.status !== 'sold') return 'sold'
  if (car.reserved && row.reserved !== true) return 'reserved'
  const price = car.price ?? 0
  return price > 0 && price < Number(row.price ?? 0) ? 'price drop' : 'changed'
}

/** The outcome of a car that leaves the stock. */
export function goneOutcome({ id, stocknum, name }: IndexedRow): ImportOutcome {
  return { kind: 'gone', id, stocknum: stocknum ?? '', name: name ?? '' }
}

/** Wire names of the fields that differ between two documents; a field that was emptied in the index is as one without. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const own of ['import_hash', 'import_feed', 'rank']) names.delete(own)
  return [...names]
    .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
    .sort()
}
