import type { Bits } from '../index/bits.ts'
import { MAX_DISTANCE } from '../query/pairs.ts'
import type { Phrase } from '../query/phrase.ts'
import type { TermSets } from '../query/resolve.ts'
import { getLength, type Located, listPhrases, prefixOf, STUDIO_TEXTS } from '../query/term.ts'
import type { Condition, GraphRuleKind } from './graph-rule.ts'

/** `proximity`: prefers words closer to each other, in query order. */
export function proximityRule(sets: TermSets): GraphRuleKind {
  return {
    edges(before, term) {
      const joined = getLength(term) - 1
      const anywhere = (cost: number): Condition => ({
        key: String(term.key),
        cost,
        resolve: () => sets.term(term),
        used: { before: null, term },
      })
      // A dropped term in between removes the distance.
      if (!before || before.to + 1 !== term.from) return [anywhere(joined)]
      const near = Array.from({ length: MAX_DISTANCE - 1 }, (_, at): Condition => {
        const cost = at + joined
        return {
          key: `${before.key} > ${term.key} ${cost}`,
          cost,
          resolve: () => new Nearness(sets).of(before, term, cost + 1),
          used: { before, term },
        }
      })
      return [...near, anywhere(MAX_DISTANCE - 1 + joined)]
    },
  }
}

interface Side {
  word: number
  phrase: Phrase | null
}

/** Documents in which two terms have a given distance. */
class Nearness {
  readonly #sets: TermSets

  constructor(sets: TermSets) {
    this.#sets = sets
  }

  /** In reverse order words count one further apart. */
  of(left: Located, right: Located, cost: number): Bits {
    const forward = 1 + cost - getLength(right)
    const backward = cost - getLength(right)
    const docs = this.#sets.sets.space.none()
    const lefts = sides(left, 'last')
    const prefix = prefixOf(right)
    if (prefix !== null) for (const side of lefts) this.#addPrefix(side, prefix, forward, backward, docs)
    const rights = sides(right, 'first')
    for (const side of lefts) {
      for (const other of rights) this.#addPair(side, other, forward, backward, docs)
    }
    return docs
  }

  #addPair(left: Side, right: Side, forward: number, backward: number, docs: Bits): void {
    const maxDistance = [left.phrase, right.phrase].flatMap((phrase) =>
      phrase ? [this.#sets.phrase(phrase)] : [],
    )
    this.#add(this.#sets.sets.pairDocs(left.word, right.word, forward), maxDistance, docs)
    if (backward >= 1 && maxDistance.length === 0)
      this.#add(this.#sets.sets.pairDocs(right.word, left.word, backward), [], docs)
  }

  #addPrefix(left: Side, prefix: string, forward: number, backward: number, docs: Bits): void {
    const maxDistance = left.phrase ? [this.#sets.phrase(left.phrase)] : []
    this.#add(this.#sets.sets.prefixPairDocs(left.word, prefix, forward), maxDistance, docs)
    // The other way round only the prefix as a whole word counts.
    const whole = this.#sets.sets.space.index.text.dictionary.find(prefix)
    if (!left.phrase && whole >= 0) this.#add(this.#sets.sets.pairDocs(whole, left.word, backward), [], docs)
  }

  #add(found: Bits | null, maxDistance: Bits[], docs: Bits): void {
    if (!found) return
    docs.or(maxDistance.reduce((all, set) => all.and(set), maxDistance.length > 0 ? found.clone() : found))
  }
}

/** The words of a term adjacent to its neighbour: all single ones, and the outer ones of phrases. */
function sides(term: Located, end: 'first' | 'last'): Side[] {
  const single = STUDIO_TEXTS(term).map(({ word }) => ({ word, phrase: null }))
  const outer = listPhrases(term).flatMap((phrase) => {
    const word = end === 'first' ? phrase.words[0] : phrase.words[phrase.words.length - 1]
    return typeof word === 'number' ? [{ word, phrase }] : []
  })
  return [...single, ...outer]
}
