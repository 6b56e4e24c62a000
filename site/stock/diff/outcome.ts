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
