import type { Bits } from '../index/bits.ts'
import { positionBucket } from '../index/occurrence.ts'
import type { QueryGraph } from '../query/graph.ts'
import { fieldsIn } from '../query/occurrences.ts'
import type { TermSets } from '../query/resolve.ts'
import { exactTerm, type Located } from '../query/term.ts'
import type { Bucket, RankingRule } from './rule.ts'

interface Candidates {
  /** An attribute equals the query. */
  whole: Bits
  /** An attribute starts with the query, or equals it. */
  start: Bits
}

interface Exact {
  located: Located
  words: (number | null)[]
}

const MAX_COUNTED_WORDS = 30

/** `exactness`, first half: attributes equal to the query, then those that start with it, then others. */
export class ExactAttributeRule implements RankingRule {
  readonly #sets: TermSets
  #graph: QueryGraph | null = null
  #candidates: Candidates | null = null
  #step = 3

  constructor(sets: TermSets) {
    this.#sets = sets
  }

  start(universe: Bits, graph: QueryGraph | null): void {
    this.#graph = graph
    this.#candidates = graph ? this.#find(universe, exactTerms(graph)) : null
    this.#step = this.#candidates ? 3 : 1
  }

  next(universe: Bits): Bucket | null {
    const rank = { rank: this.#step, max: 3 }
    const docs =
      this.#step === 3 ? this.#candidates!.whole : this.#step === 2 ? this.#candidates!.start : universe
    this.#step = Math.max(this.#step - 1, 1)
    return { docs: docs.clone().and(universe), graph: this.#graph, rank }
  }

  #find(universe: Bits, terms: Exact[]): Candidates | null {
    if (hasHole(terms)) return null
    const { sets } = this.#sets
    const inPlace = universe.clone()
    for (const { located, words } of terms) {
      for (const [offset, word] of words.entries()) {
        if (word === null) continue
        inPlace.and(sets.wordPlaces(word).atPositions(1 << positionBucket(located.from + offset)))
        if (inPlace.isEmpty()) return null
      }
    }
    return this.#byField(
      inPlace,
      terms.flatMap(({ words }) => words.filter((word) => word !== null)),
      terms.reduce((sum, { located }) => sum + located.to - located.from + 1, 0),
    )
  }

  #byField(inPlace: Bits, words: number[], count: number): Candidates {
    const { sets } = this.#sets
    const found = { whole: sets.space.none(), start: sets.space.none() }
    const places = words.map((word) => sets.wordPlaces(word))
    const fields = places.reduce((common, { masks }) => common & masks.fields, -1)
    for (const id of fieldsIn({ fields }, sets.space)) {
      if (sets.space.index.fields.list[id]!.searchable !== 'match' || !sets.allows(id)) continue
      const inField = inPlace.clone()
      for (const place of places) inField.and(place.inField(id))
      found.start.or(inField)
      if (count <= MAX_COUNTED_WORDS) found.whole.or(sets.ofLength(inField, id, count))
    }
    return found
  }
}

/** The terms still as typed, one per position. */
function exactTerms(graph: QueryGraph): Exact[] {
  const byPlace = new Map<number, Exact>()
  for (const { term } of graph.nodes) {
    const exact = term && exactTerm(term)
    if (!term || !exact || byPlace.has(term.firstId)) continue
    byPlace.set(term.firstId, {
      located: term,
      words: 'phrase' in exact ? exact.phrase.words : [exact.word],
    })
  }
  return [...byPlace.values()].sort((a, b) => a.located.firstId - b.located.firstId)
}

function hasHole(terms: Exact[]): boolean {
  return terms.length === 0 || terms.some(({ located }, at) => located.firstId !== at)
}
