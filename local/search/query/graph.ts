import type { PlacedTerm, TermMaker } from './make-terms.ts'
import { intersect, type Located, locate, originalPhrase } from './term.ts'

export const START = 0
export const END = 1

export interface GraphNode {
  /** Null for start, end and deleted nodes. */
  term: Located | null
  before: Set<number>
  after: Set<number>
}

/** All readings of a query: a path from start to end takes each typed word once, alone or joined. */
export class QueryGraph {
  readonly nodes: GraphNode[]

  constructor(nodes: GraphNode[]) {
    this.nodes = nodes
  }

  /** The graph of a query, and its terms including joined ones. Two or three consecutive words may be joined. */
  static of(placed: readonly PlacedTerm[], maker: TermMaker): { graph: QueryGraph; terms: PlacedTerm[] } {
    const graph = new QueryGraph([emptyNode(), emptyNode()])
    const terms = [...placed]
    for (let at = 0; at < placed.length; at += 1) {
      for (let length = 1; length <= Math.min(3, at + 1); length += 1) {
        const first = at - length + 1
        const read = length === 1 ? placed[at]! : maker.ngram(placed.slice(first, at + 1))
        if (!read) continue
        if (length > 1) terms.push(read)
        graph.nodes.push({ ...emptyNode(), term: locate(read.term, read.from, read.to, first, at) })
      }
    }
    graph.#connect()
    return { graph, terms }
  }

  clone(): QueryGraph {
    return new QueryGraph(
      this.nodes.map(({ term, before, after }) => ({ term, before: new Set(before), after: new Set(after) })),
    )
  }

  /** Removes nodes and connects their predecessors to their successors. */
  without(removed: Iterable<number>): QueryGraph {
    const graph = this.clone()
    const { nodes } = graph
    for (const id of removed) {
      const { before, after } = nodes[id]!
      for (const one of before) {
        nodes[one]!.after.delete(id)
        for (const other of after) nodes[one]!.after.add(other)
      }
      for (const other of after) {
        nodes[other]!.before.delete(id)
        for (const one of before) nodes[other]!.before.add(one)
      }
      nodes[id] = emptyNode()
    }
    return graph
  }

  /**
   * The nodes in the order in which they may be dropped, worst first, keeping at least one term. `getCost` is the rank
   * in which a typed term is dropped, from 1. A quoted phrase is never dropped.
   */
  removalOrder(getCost: (termId: number) => number): number[][] {
    const groups = new Map<number, number[]>()
    let hasMandatory = false
    for (const [id, { term }] of this.nodes.entries()) {
      if (!term) continue
      if (originalPhrase(term) || term.mandatory) {
        hasMandatory = true
        continue
      }
      let cost = 0
      for (let at = term.firstId; at <= term.lastId; at += 1) cost = Math.max(cost, getCost(at))
      const group = groups.get(cost)
      if (group) group.push(id)
      else groups.set(cost, [id])
    }
    const order = [...groups].sort(([a], [b]) => a - b).map(([, ids]) => ids)
    return hasMandatory ? order : order.slice(0, -1)
  }

  /** Drops from the end of the query. */
  removalOrderLast(): number[][] {
    const terms = this.nodes.flatMap(({ term }) => term ?? [])
    const first = Math.min(...terms.map(({ firstId }) => firstId))
    const last = Math.max(...terms.map(({ lastId }) => lastId))
    return first >= last ? [] : this.removalOrder((id) => 1 + last - id)
  }

  /** The number of quoted words. */
  phraseWordCount(): number {
    return this.nodes.reduce((sum, { term }) => {
      const phrase = term && originalPhrase(term)
      return sum + (phrase ? phrase.words.filter((word) => word !== null).length : 0)
    }, 0)
  }

  #connect(): void {
    for (const [id, node] of this.nodes.entries()) {
      if (id === END) continue
      const last = node.term ? node.term.lastId : -1
      const nexts = this.nodes.flatMap(({ term }, other) => (term && term.firstId > last ? [other] : []))
      const nearest = Math.min(...nexts.map((other) => this.nodes[other]!.term!.firstId))
      const after = nexts.filter((other) => this.nodes[other]!.term!.firstId === nearest)
      for (const next of after.length > 0 ? after : [END]) {
        node.after.add(next)
        this.nodes[next]!.before.add(id)
      }
    }
  }
}

const emptyNode = (): GraphNode => ({ term: null, before: new Set(), after: new Set() })

/** A condition of a path: the previous term, where the rule considered it, and the term itself. */
export type UsedTerms = { before: Located | null; term: Located }

/** The graph of just these paths; equal suffixes are merged. */
export function graphOfPaths(paths: readonly UsedTerms[][]): QueryGraph {
  const nodes = [emptyNode(), emptyNode()]
  const known = new Map<string, number>()
  for (const path of paths) {
    const terms = singleTerms(path)
    const ids: number[] = []
    let suffix = ''
    for (const term of terms.toReversed()) {
      suffix = `${term.key}/${suffix}`
      let id = known.get(suffix)
      if (id === undefined) {
        id = nodes.push({ ...emptyNode(), term }) - 1
        known.set(suffix, id)
      }
      ids.unshift(id)
    }
    let previous = START
    for (const id of [...ids, END]) {
      nodes[previous]!.after.add(id)
      nodes[id]!.before.add(previous)
      previous = id
    }
  }
  return new QueryGraph(nodes)
}

function singleTerms(path: readonly UsedTerms[]): Located[] {
  const terms: Located[] = []
  for (const { before, term } of path) {
    const last = terms[terms.length - 1]
    if (before && last && before.firstId === last.firstId && before.lastId === last.lastId) {
      terms[terms.length - 1] = intersect(before, last)
    } else if (before) terms.push(before)
    terms.push(term)
  }
  return terms
}
