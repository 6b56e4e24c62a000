import type { Bits } from '../index/bits.ts'
import type { QueryGraph } from './graph.ts'
import type { TermSets } from './resolve.ts'

/**
 * For the strategy `frequency`: the rank in which each typed word is dropped. The most frequent word goes first,
 * after words without documents. Equally frequent words share a rank.
 */
export function frequencyOrder(graph: QueryGraph, sets: TermSets): (termId: number) => number {
  const docs = new Map<number, Bits>()
  for (const { term } of graph.nodes) {
    if (!term) continue
    for (let id = term.firstId; id <= term.lastId; id += 1) {
      docs.set(id, (docs.get(id) ?? sets.sets.space.none()).or(sets.term(term)))
    }
  }
  const counts = [...docs].map(([id, set]) => ({ id, count: set.count() || Number.POSITIVE_INFINITY }))
  const distinct = [...new Set(counts.map(({ count }) => count))].sort((a, b) => b - a)
  const costs = new Map(counts.map(({ id, count }) => [id, distinct.indexOf(count) + 1]))
  return (id) => costs.get(id) ?? 1
}
