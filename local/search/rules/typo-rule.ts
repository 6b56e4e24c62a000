import type { TermSets } from '../query/resolve.ts'
import { getLength, maxTypoCost, withParts } from '../query/term.ts'
import type { GraphRuleKind } from './graph-rule.ts'

const onlyTypos = [
  { one: 'none', two: 'none' },
  { zero: 'none', two: 'none' },
  { zero: 'none', one: 'none' },
] as const

/** `typo`: prefers fewer typos. Joined words cost as many typos as there are words. */
export function typoRule(sets: TermSets): GraphRuleKind {
  return {
    edges(_, term) {
      const base = getLength(term) === 1 ? 0 : getLength(term)
      return onlyTypos.slice(0, maxTypoCost(term) + 1).map((change, typos) => {
        const narrowed = withParts(term, change)
        return {
          key: `${narrowed.key} ${typos}`,
          cost: typos + base,
          resolve: () => sets.term(narrowed),
          used: { before: null, term: narrowed },
        }
      })
    },
  }
}
