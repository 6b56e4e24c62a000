// How the hits of several queries are compared: consecutive relevance rules yield one score, sort rules yield values.
// After `ScoreDetails::weighted_score_values` of milli.
import { GeoSortRule } from '../rules/geo-sort-rule.ts'
import type { Rank, RankingRule } from '../rules/rule.ts'
import { SortRule } from '../rules/sort-rule.ts'

export type ScoreValue =
  | { kind: 'score'; score: number }
  | { kind: 'sort'; ascending: boolean; value: number | string | null }
  | { kind: 'geo'; ascending: boolean; metres: number | null }

/** A document's results under the rules; `ranks` of relevance rules, null for the others. */
export function scoreValues(
  doc: number,
  rules: readonly RankingRule[],
  ranks: readonly (Rank | null)[],
  weight: number,
): ScoreValue[] {
  const values: ScoreValue[] = []
  let merged: Rank | null = null
  const flush = () => {
    if (merged) values.push({ kind: 'score', score: (merged.rank / merged.max) * weight })
    merged = null
  }
  for (const [at, rule] of rules.entries()) {
    const rank = ranks[at]
    if (rule instanceof SortRule) {
      flush()
      values.push({ kind: 'sort', ascending: rule.ascending, value: rule.valueOf(doc) })
    } else if (rule instanceof GeoSortRule) {
      flush()
      values.push({ kind: 'geo', ascending: rule.ascending, metres: rule.metresTo(doc) })
    } else if (rank) merged = merged ? mergedRank(merged, rank) : rank
  }
  flush()
  return values
}

const mergedRank = (outer: Rank, inner: Rank): Rank => ({
  rank: Math.max(outer.rank - 1, 0) * inner.max + inner.rank,
  max: outer.max * inner.max,
})

/** The part of a hit that is compared. */
export interface Scored {
  values: readonly ScoreValue[]
  /** The score of all relevance rules, with its weight. */
  score: number
}

/** Above 0 when `left` comes first. Where values cannot be compared, more values win, then the score. */
export function compareScored(left: Scored, right: Scored): number {
  for (let at = 0; ; at += 1) {
    const a = left.values[at]
    const b = right.values[at]
    if (!a || !b) return left.values.length - right.values.length
    const order = compareValues(a, b)
    if (order === null) return left.values.length - right.values.length || left.score - right.score
    if (order !== 0) return order
  }
}

function compareValues(a: ScoreValue, b: ScoreValue): number | null {
  if (a.kind === 'score' && b.kind === 'score') return apart(a.score, b.score)
  if (a.kind === 'sort' && b.kind === 'sort') {
    return a.ascending === b.ascending ? compareSorted(a.ascending, a.value, b.value) : null
  }
  if (a.kind !== 'geo' || b.kind !== 'geo' || a.ascending !== b.ascending) return null
  if (a.metres === null || b.metres === null) return Number(b.metres === null) - Number(a.metres === null)
  // Meilisearch puts the farther first in both directions.
  return apart(a.metres, b.metres)
}

/** Numbers come before texts, both before missing values. */
function compareSorted(ascending: boolean, a: number | string | null, b: number | string | null): number {
  const byKind = kindOf(a) - kindOf(b)
  if (byKind !== 0 || a === null || b === null) return byKind
  const order = a < b ? -1 : Number(a > b)
  return ascending ? -order : order
}

const kindOf = (value: number | string | null) => (value === null ? 0 : typeof value === 'string' ? 1 : 2)

const apart = (a: number, b: number) => (Math.abs(a - b) <= Number.EPSILON ? 0 : a - b)
