import { bucketPosition, POSITION_BUCKETS } from '../index/occurrence.ts'
import { firstWord, type TermSets } from '../query/resolve.ts'
import { getLength, type Located, listPhrases } from '../query/term.ts'
import type { Condition, GraphRuleKind } from './graph-rule.ts'

const WORST = 10

/** `wordPosition`: prefers words closer to their position in the query. */
export function positionRule(sets: TermSets): GraphRuleKind {
  return {
    edges(_, term) {
      const worst = getLength(term) * WORST
      const byCost = new Map([[worst, 0]])
      const positions = listPositions(term, sets)
      for (let bucket = 0; bucket < POSITION_BUCKETS; bucket += 1) {
        if ((positions & (1 << bucket)) === 0) continue
        const cost = getCost(term, bucketPosition(bucket))
        byCost.set(cost, (byCost.get(cost) ?? 0) | (1 << bucket))
      }
      return [...byCost].map(
        ([cost, buckets]): Condition => ({
          key: `${term.key} at ${cost}`,
          cost,
          resolve: () => sets.termAtPositions(term, buckets),
          used: { before: null, term },
        }),
      )
    },
  }
}

function getCost(term: Located, position: number): number {
  let cost = 0
  for (let at = 0; at < getLength(term); at += 1) cost += costOfDistance(Math.abs(position - term.from) + at)
  return cost
}

const LIMITS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024]

/** 0 for the same position, then one more each time the distance passes a threshold. */
function costOfDistance(distance: number): number {
  const cost = LIMITS.findIndex((limit) => distance <= limit)
  return cost < 0 ? WORST : cost
}

/** The possible positions of the term, as a bucket mask. */
function listPositions(term: Located, sets: TermSets): number {
  let positions = sets.places(term).masks.positions
  // The position of a phrase's first word is precise enough.
  for (const phrase of listPhrases(term)) {
    const first = firstWord(phrase)
    if (first !== null) positions |= sets.sets.wordPlaces(first).masks.positions
  }
  return positions
}
