import type { Bits } from '../index/bits.ts'
import { END, type QueryGraph, START } from '../query/graph.ts'
import { getLength } from '../query/term.ts'
import type { Condition, GraphRuleKind } from './graph-rule.ts'

/** An edge from one node of the query to the next. */
export interface Edge {
  to: number
  cost: number
  /** Null for an unconditional edge: to the end, or past a dropped term. */
  condition: Condition | null
  /** Nodes that must be dropped once this edge is used. */
  dropped: ReadonlySet<number>
}

const UNCONDITIONAL: ReadonlySet<number> = new Set()

/** A query graph whose edges have the costs and conditions of one rule. */
export class RuleGraph {
  readonly edges: Edge[][]
  readonly #order: number[]
  readonly #resolved = new Map<string, Bits>()
  #costs: Set<number>[] | null = null

  constructor(edges: Edge[][], order: number[]) {
    this.edges = edges
    this.#order = order
  }

  /** All costs of paths from the start, ascending. */
  costs(): number[] {
    return [...this.costsFrom(START)].sort((a, b) => a - b)
  }

  /** All costs of paths from a node to the end. */
  costsFrom(node: number): ReadonlySet<number> {
    this.#costs ??= this.#allCosts()
    return this.#costs[node]!
  }

  /** Documents that match a condition; must not be changed. */
  resolve(condition: Condition): Bits {
    let docs = this.#resolved.get(condition.key)
    if (!docs) {
      docs = condition.resolve()
      this.#resolved.set(condition.key, docs)
    }
    return docs
  }

  /** Removes an edge without documents. */
  remove(from: number, edge: Edge): void {
    this.edges[from] = this.edges[from]!.filter((other) => other !== edge)
    this.#costs = null
  }

  #allCosts(): Set<number>[] {
    const costs: Set<number>[] = this.edges.map(() => new Set<number>())
    costs[END]!.add(0)
    for (const node of this.#order) {
      for (const { to, cost } of this.edges[node]!) {
        for (const rest of costs[to]!) costs[node]!.add(cost + rest)
      }
    }
    return costs
  }
}

/** Creates the edges of a rule over a query. `removals`: nodes in the order in which they may be dropped. */
export function ruleGraph(
  graph: QueryGraph,
  edgesOf: GraphRuleKind['edges'],
  removals: number[][],
): RuleGraph {
  const droppable = droppableNodes(removals)
  const edges = graph.nodes.map(({ term, after }, from): Edge[] => {
    if (!term && from !== START) return []
    return [...after]
      .sort((a, b) => a - b)
      .flatMap((to): Edge[] => {
        const next = graph.nodes[to]!.term
        if (!next) return [{ to, cost: 0, condition: null, dropped: UNCONDITIONAL }]
        const dropped = droppable.get(to)
        const skip = dropped ? [{ to, cost: getLength(next), condition: null, dropped }] : []
        return [
          ...skip,
          ...edgesOf(term, next).map((condition) => ({
            to,
            cost: condition.cost,
            condition,
            dropped: UNCONDITIONAL,
          })),
        ]
      })
  })
  return new RuleGraph(edges, backwards(graph))
}

function droppableNodes(removals: number[][]): Map<number, ReadonlySet<number>> {
  const droppable = new Map<number, ReadonlySet<number>>()
  let before: number[] = []
  for (const nodes of removals) {
    const dropped = new Set(before)
    for (const node of nodes) droppable.set(node, dropped)
    before = [...before, ...nodes]
  }
  return droppable
}

/** The nodes in reverse topological order. */
function backwards(graph: QueryGraph): number[] {
  const order: number[] = []
  const seen = new Set<number>([END])
  const visit = (node: number) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const next of graph.nodes[node]!.after) visit(next)
    order.push(node)
  }
  visit(START)
  return order
}
