import { Bits } from '../index/bits.ts'
import { END, type QueryGraph, START } from './graph.ts'
import { computeOnce, type WordOccurrences } from './occurrences.ts'
import { type Phrase, phraseDocs } from './phrase.ts'
import { type Located, listPhrases, prefixOf, STUDIO_TEXTS } from './term.ts'
import type { WordSets } from './word-sets.ts'

/** Sets of documents by term, each computed once. */
export class TermSets {
  readonly sets: WordSets
  readonly #phrases = new Map<number, Bits>()
  readonly #terms = new Map<number, Bits>()
  readonly #places = new Map<string, WordOccurrences>()

  constructor(sets: WordSets) {
    this.sets = sets
  }

  phrase(phrase: Phrase): Bits {
    return computeOnce(this.#phrases, phrase.id, () => phraseDocs(phrase, this.sets))
  }

  /** Documents with any alternative of the term; must not be changed. */
  term(located: Located): Bits {
    return computeOnce(this.#terms, located.key, () => this.#resolve(located))
  }

  /** The same within one field. */
  termInField(located: Located, field: number): Bits {
    const { sets } = this
    if (!sets.allows(field)) return sets.space.none()
    return this.#withPhrases(located, (places) => places.inField(field))
  }

  /** The same at some positions of any field, as a bucket mask. */
  termAtPositions(located: Located, buckets: number): Bits {
    return this.#withPhrases(located, (places) => places.atPositions(buckets))
  }

  /** Occurrences of the single-word alternatives of the term. */
  places(located: Located): WordOccurrences {
    const { term, zero, one, two } = located
    return computeOnce(this.#places, `${term.id} ${zero} ${one} ${two}`, () =>
      this.sets.places({ words: STUDIO_TEXTS(located).map(({ word }) => word), prefix: prefixOf(located) }),
    )
  }

  /** Adds the phrase alternatives of the term, at the position of their first word. */
  #withPhrases(located: Located, at: (places: WordOccurrences) => Bits): Bits {
    const words = at(this.places(located))
    const phrases = listPhrases(located).filter((phrase) => !this.phrase(phrase).isEmpty())
    if (phrases.length === 0) return words
    const docs = words.clone()
    for (const phrase of phrases) {
      const first = firstWord(phrase)
      if (first !== null)
        docs.or(
          this.phrase(phrase)
            .clone()
            .and(at(this.sets.wordPlaces(first))),
        )
    }
    return docs
  }

  /** A cached set is used directly where the term has no other alternatives. */
  #resolve(located: Located): Bits {
    const { sets } = this
    const words = STUDIO_TEXTS(located)
    const prefix = prefixOf(located)
    const long = words.filter(({ word }) => sets.space.isLong(word))
    const cached = [
      ...long.map(({ word, derived }) => sets.wordDocs(word, derived)),
      ...listPhrases(located).map((phrase) => this.phrase(phrase)),
      ...(prefix === null ? [] : [sets.prefixDocs(prefix, located.term.ngram !== null)]),
    ]
    const [first, ...others] = cached
    if (first && others.length === 0 && long.length === words.length) return first
    const docs = first?.clone() ?? sets.space.none()
    for (const other of others) docs.or(other)
    for (const { word, derived } of words) if (!sets.space.isLong(word)) sets.addDocs(word, derived, docs)
    return docs
  }
}

/** The documents of one universe that match readings of a query; results for common prefixes are shared. */
export class Readings {
  readonly #terms: TermSets
  readonly #universe: Bits
  /** Documents that match the first term of a reading. */
  readonly #first = new Map<number, Bits | null>()

  constructor(terms: TermSets, universe: Bits) {
    this.#terms = terms
    this.#universe = universe
  }

  /** Documents that match some reading of the query; must not be changed. */
  of(graph: QueryGraph): Bits {
    const docs = new Map<number, Bits | null>([[START, this.#universe]])
    const visit = (id: number): Bits | null =>
      computeOnce(docs, id, () => {
        const { term, before } = graph.nodes[id]!
        const all = union([...before].map(visit))
        if (!term || !all) return all
        return all === this.#universe
          ? computeOnce(this.#first, term.key, () => this.#documentsOf(all, term))
          : this.#documentsOf(all, term)
      })
    return visit(END) ?? this.#terms.sets.space.none()
  }

  #documentsOf(docs: Bits, term: Located): Bits | null {
    return hasNoAlternatives(term) ? null : Bits.both(docs, this.#terms.term(term))
  }
}

/** The union of some sets, of which null is an empty one; a single set is not copied. */
function union(sets: readonly (Bits | null)[]): Bits | null {
  const [first, ...others] = sets.filter((set) => set !== null)
  if (!first || others.length === 0) return first ?? null
  return others.reduce((all, more) => all.or(more), first.clone())
}

/** Whether the term has no alternatives, as is true of most joined words. */
const hasNoAlternatives = (located: Located) =>
  STUDIO_TEXTS(located).length === 0 && prefixOf(located) === null && listPhrases(located).length === 0

/** The first word of a phrase that is not a stop word. */
export const firstWord = ({ words }: Phrase) => words.find((word) => word !== null) ?? null
