import type { QueryGraph } from '../query/graph.ts'
import type { TermSets } from '../query/resolve.ts'
import type { GraphRuleKind } from './graph-rule.ts'

/** `words`: prefers more matching words. `removals` is the order in which words are dropped. */
export function wordsRule(sets: TermSets, removals: (graph: QueryGraph) => number[][]): GraphRuleKind {
  return {
    removals,
    edges: (_, term) => [
      { key: String(term.key), cost: 0, resolve: () => sets.term(term), used: { before: null, term } },
    ],
  }
}
