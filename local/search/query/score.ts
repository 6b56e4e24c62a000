import type { Rank } from '../rules/rule.ts'

/**
 * The score of a document from its ranks, most important rule first: each rule divides the interval its predecessor
 * left. Sort rules do not contribute.
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
