/** What became of a row (every row has one). */
export const OUTCOMES = [
  'new',
  'price drop',
  'reserved',
  'sold',
  'changed',
  'unchanged',
  'gone',
  'set aside',
] as const
export type OutcomeKind = (typeof OUTCOMES)[number]

export type Outcome = {
  kind: OutcomeKind
  id: string
  stocknum: string
  /** Wire names of the fields that changed. */
  fields?: string[]
}

/** How many rows became what. */
export function countOutcomes(outcomes: readonly Outcome[]): Record<OutcomeKind, number> {
  const counts = Object.fromEntries(OUTCOMES.map((kind) => [kind, 0])) as Record<OutcomeKind, number>
  for (const { kind } of outcomes) counts[kind] += 1
  return counts
}
