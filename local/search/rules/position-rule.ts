import type { TermSets } from '../query/resolve.ts'
import { type Located, lengthOf, phrasesOf } from '../query/term.ts'
import type { Condition, GraphRuleKind } from './graph-rule.ts'

const WORST = 10

/** `wordPosition`: the nearer a word stands in its attribute to where it was typed, the better. */
export function positionRule(sets: TermSets): GraphRuleKind {
  return {
    edges(_, term) {
      const byCost = new Map<number, number[]>()
      for (const position of positionsOf(term, sets)) {
        const cost = costOf(term, position)
        byCost.set(cost, [...(byCost.get(cost) ?? []), position])
      }
      const worst = lengthOf(term) * WORST
      if (!byCost.has(worst)) byCost.set(worst, [])
      return [...byCost].map(
        ([cost, positions]): Condition => ({
          key: `${term.key} at ${cost}`,
          cost,
          resolve: () =>
            positions.reduce(
              (docs, position) => docs.or(sets.termAtPosition(term, position)),
              sets.sets.space.none(),
            ),
          used: { before: null, term },
        }),
      )
    },
  }
}

function costOf(term: Located, position: number): number {
  let cost = 0
  for (let at = 0; at < lengthOf(term); at += 1) cost += costOfDistance(Math.abs(position - term.from) + at)
  return cost
}

const LIMITS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024]

/** 0 for the same place, then one more each time the distance passes a limit. */
function costOfDistance(distance: number): number {
  const cost = LIMITS.findIndex((limit) => distance <= limit)
  return cost < 0 ? WORST : cost
}

function positionsOf(term: Located, sets: TermSets): Set<number> {
  const positions = new Set(sets.positionsOf(term).positions())
  // Where the first word of a phrase stands is near enough.
  for (const { words } of phrasesOf(term)) {
    const first = words.find((word) => word !== null)
    if (first == null) continue
    for (const position of sets.sets.positions.word(first).positions()) positions.add(position)
  }
  return positions
}
