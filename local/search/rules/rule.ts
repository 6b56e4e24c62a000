import type { Bits } from '../index/bits.ts'
import type { QueryGraph } from '../query/graph.ts'

/** A document's result under one rule: `rank` of `max`, higher is better. */
export interface Rank {
  rank: number
  max: number
}

/** Documents equal under one rule. */
export interface Bucket {
  docs: Bits
  /** The part of the query these documents match; null in a search without words. */
  graph: QueryGraph | null
  /** Null for a sort rule. */
  rank: Rank | null
}

/** Replaces a rank when the time was up before the rule ran. */
export const SKIPPED: Rank = { rank: 0, max: 1 }

/** A ranking rule splits a set of documents into buckets, best first. */
export interface RankingRule {
  /** Starts with a bucket of the previous rule. */
  start(universe: Bits, graph: QueryGraph | null): void
  /** The next bucket of the remaining documents; null when there is none. */
  next(universe: Bits): Bucket | null
}
