import type { Rank } from '../rules/rule.ts'

/**
 * The score of a document from its ranks, best rule first: each rule divides what the one before left open.
 * Rules that sort have no part in it.
 */
export function scoreOf(ranks: readonly (Rank | null)[]): number {
  let rank = 1
  let max = 1
  for (const own of ranks) {
    if (!own) continue
    rank = Math.max(rank - 1, 0) * own.max + own.rank
    max *= own.max
  }
  return rank / max
}
