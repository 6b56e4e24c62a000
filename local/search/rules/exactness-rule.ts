import type { Bits } from '../index/bits.ts'
import type { TermSets } from '../query/resolve.ts'
import { exactTerm, getLength, type Located, onlyExact } from '../query/term.ts'
import type { GraphRuleKind } from './graph-rule.ts'

/** `exactness`, second half: prefers more words exactly as typed. */
export function exactWordsRule(sets: TermSets): GraphRuleKind {
  return {
    edges: (_, term) => [
      {
        key: `${term.key} exact`,
        cost: 0,
        resolve: () => exactDocs(term, sets),
        used: { before: null, term: onlyExact(term) },
      },
      {
        key: `${term.key} any`,
        cost: getLength(term),
        resolve: () => sets.term(term),
        used: { before: null, term },
      },
    ],
  }
}

function exactDocs(term: Located, sets: TermSets): Bits {
  const exact = exactTerm(term)
  if (!exact) return sets.sets.space.none()
  return 'phrase' in exact ? sets.phrase(exact.phrase) : sets.sets.wordDocs(exact.word, false)
}
