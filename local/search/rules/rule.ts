import type { Bits } from '../index/bits.ts'
import type { QueryGraph } from '../query/graph.ts'

/** How well a document did under one rule: `rank` of `max`, the more the better. */
export interface Rank {
  rank: number
  max: number
}

/** Equal documents under one rule. */
export interface Bucket {
  docs: Bits
  /** What of the query these documents fit; null in a search without words. */
  graph: QueryGraph | null
  /** Null for a rule that sorts and does not judge. */
  rank: Rank | null
}

/** In place of a rank: the time was up before the rule could say anything. */
export const SKIPPED: Rank = { rank: 0, max: 1 }

export type RuleKind =
  | 'words'
  | 'typo'
  | 'proximity'
  | 'attributeRank'
  | 'wordPosition'
  | 'exactAttribute'
  | 'exactWords'
  | 'sort'
  | 'geo'

/** A ranking rule cuts a set of documents into buckets, the best first. */
export interface RankingRule {
  readonly kind: RuleKind
  /** Starts over with a bucket of the rule before. */
  start(universe: Bits, graph: QueryGraph | null): void
  /** The next bucket of the documents that are left, or null when there is none. */
  next(universe: Bits): Bucket | null
}
