import type { Bits } from '../index/bits.ts'
import { END, START } from '../query/graph.ts'
import type { Condition } from './graph-rule.ts'
import type { Edge, RuleGraph } from './rule-graph.ts'

/** Documents that match some path of one cost, and the paths that yielded any. */
export interface FoundPaths {
  docs: Bits
  paths: Edge[][]
}

/** Traverses all paths of one cost, depth first, and assigns each document to the first path it matches. */
export class PathFinder {
  readonly #graph: RuleGraph
  readonly #universe: Bits
  /** Documents not yet assigned to a path. */
  readonly #left: Bits
  readonly #resolved = new Map<string, Bits>()
  /** Pairs of conditions without common documents. */
  readonly #apart = new Set<string>()
  readonly #path: Edge[] = []
  readonly #found: FoundPaths
  #dropped: ReadonlySet<number> = new Set()
  #isDone = false

  constructor(graph: RuleGraph, universe: Bits) {
    this.#graph = graph
    this.#universe = universe
    this.#left = universe.clone()
    this.#found = { docs: universe.clone().andNot(universe), paths: [] }
  }

  find(cost: number): FoundPaths {
    this.#isDone = this.#left.isEmpty()
    this.#visit(START, cost, null)
    return this.#found
  }

  #visit(node: number, remaining: number, docs: Bits | null): void {
    for (const edge of this.#graph.edges[node]!) {
      if (this.#isDone) return
      const rest = remaining - edge.cost
      if (rest < 0 || !this.#graph.costsFrom(edge.to).has(rest)) continue
      if (edge.condition) this.#take(node, edge, edge.condition, rest, docs)
      else if (edge.to === END) this.#deliver(docs)
      else this.#skip(edge, rest, docs)
    }
  }

  #skip(edge: Edge, rest: number, docs: Bits | null): void {
    const before = this.#dropped
    this.#dropped = new Set([...before, ...edge.dropped])
    this.#visit(edge.to, rest, docs)
    this.#dropped = before
  }

  #take(from: number, edge: Edge, condition: Condition, rest: number, docs: Bits | null): void {
    if (this.#dropped.has(edge.to)) return
    const fitting = this.#resolve(condition)
    if (fitting.isEmpty()) {
      this.#graph.remove(from, edge)
      return
    }
    if (this.#path.some((earlier) => this.#apart.has(`${earlier.condition!.key} ${condition.key}`))) return
    const both = fitting
      .clone()
      .and(docs ?? this.#left)
      .and(this.#left)
    if (both.isEmpty()) {
      this.#remember(condition, fitting)
      return
    }
    this.#path.push(edge)
    this.#visit(edge.to, rest, both)
    this.#path.pop()
  }

  #resolve(condition: Condition): Bits {
    let docs = this.#resolved.get(condition.key)
    if (!docs) {
      docs = this.#graph.resolve(condition).clone().and(this.#universe)
      this.#resolved.set(condition.key, docs)
    }
    return docs
  }

  #remember(condition: Condition, fitting: Bits): void {
    for (const { condition: earlier } of this.#path) {
      if (!this.#resolve(earlier!).intersects(fitting)) this.#apart.add(`${earlier!.key} ${condition.key}`)
    }
  }

  #deliver(docs: Bits | null): void {
    const fresh = (docs ?? this.#left).clone().and(this.#left)
    if (fresh.isEmpty()) return
    this.#found.paths.push([...this.#path])
    this.#found.docs.or(fresh)
    this.#left.andNot(fresh)
    this.#isDone = this.#left.isEmpty()
  }
}
