import type { Bits } from '../index/bits.ts'
import { graphOfPaths, type QueryGraph } from '../query/graph.ts'
import type { Located } from '../query/term.ts'
import { PathFinder } from './paths.ts'
import type { Bucket, RankingRule } from './rule.ts'
import { type Edge, type RuleGraph, ruleGraph } from './rule-graph.ts'

/** An edge from one term to the next: its cost, its documents, and the terms it used. */
export interface Condition {
  key: string
  cost: number
  /** Matching documents; called once, the result is not changed. */
  resolve(): Bits
  used: { before: Located | null; term: Located }
}

/** The specific part of a graph-based rule. */
export interface GraphRuleKind {
  /** The edges from one term (null at the start of the query) to the next. */
  edges(before: Located | null, term: Located): Condition[]
  /** The cost of dropping a node, and nodes to drop with it; for the rule `words` only. */
  removals?(graph: QueryGraph): number[][]
}

/** A rule that ranks a document by the cheapest path through the query that it matches. */
export class GraphRule implements RankingRule {
  readonly #kind: GraphRuleKind
  #graph!: RuleGraph
  #maxCost = 1
  #nextCost = 0

  constructor(kind: GraphRuleKind) {
    this.#kind = kind
  }

  start(_universe: Bits, graph: QueryGraph | null): void {
    if (!graph) throw new Error('A rule on words needs a query.')
    const removals = this.#kind.removals?.(graph)
    this.#graph = ruleGraph(graph, this.#kind.edges, removals ?? [])
    const phraseWords = removals ? Math.max(graph.phraseWordCount() - 1, 0) : 0
    this.#maxCost = 1 + phraseWords + Math.max(0, ...this.#graph.costs())
    this.#nextCost = 0
  }

  next(universe: Bits): Bucket | null {
    const cost = this.#graph.costs().find((candidate) => candidate >= this.#nextCost)
    if (cost === undefined) return null
    this.#nextCost = cost + 1
    const found = new PathFinder(this.#graph, universe).find(cost)
    const rank = { rank: this.#maxCost - cost, max: this.#maxCost }
    return {
      docs: found.docs,
      graph: graphOfPaths(found.paths.map((path) => path.map(usedBy))),
      rank,
    }
  }
}

const usedBy = ({ condition }: Edge) => condition!.used
