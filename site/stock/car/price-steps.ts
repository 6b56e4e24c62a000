import { toDollars } from '@forecourt/schemas/contract/pure'
import type { IndexedRow } from '../diff/indexed-row.ts'

/** An advertised price in dollars, and the instant from which it counted. */
export type PriceStep = { at: string; price: number }

/** Documents are read as a whole on every vehicle's page. */
const MOST_STEPS = 8

type Priced = { priceCents: number | null; price_type: string }

/**
 * A car's prices with the present one as the last, the oldest first; none before the first change. Prices with different
 * labels include different charges, so another label begins anew, as does a car without a price.
 */
export function listPriceSteps(
  { priceCents, price_type }: Priced,
  before: IndexedRow | undefined,
  now: string,
): PriceStep[] {
  const price = toDollars(priceCents)
  const earlier = before?.price ?? null
  if (price === null || earlier === null || (before?.price_type ?? '') !== price_type) return []
  const known = before?.price_steps ?? []
  if (price === earlier) return [...known]
  const start = known.length > 0 ? known : [{ at: before?.created_at ?? now, price: earlier }]
  return [...start, { at: now, price }].slice(-MOST_STEPS)
}

type Change = { at: string; before: number | null; after: number | null }

/**
 * The steps that the import's history knows, for a row that an earlier version wrote.
 * @param changes the newest first
 */
export function stepsOfHistory(row: IndexedRow, changes: readonly Change[]): PriceStep[] {
  const steps: PriceStep[] = []
  for (const { at, before, after } of changes.toReversed()) {
    if (after === null) steps.length = 0
    else if (steps.length > 0) steps.push({ at, price: after })
    else if (before !== null) steps.push({ at: row.created_at ?? at, price: before }, { at, price: after })
  }
  return steps.at(-1)?.price === row.price ? steps.slice(-MOST_STEPS) : []
}
