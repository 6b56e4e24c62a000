import type { Bits } from '../index/bits.ts'
import { END, type QueryGraph, START } from './graph.ts'
import { type Phrase, phraseDocs } from './phrase.ts'
import { made, type Places } from './places.ts'
import { type Located, phrasesOf, prefixOf, wordsOf } from './term.ts'
import type { WordSets } from './word-sets.ts'

/** Sets of documents by term, each made once. */
export class TermSets {
  readonly sets: WordSets
  readonly #phrases = new Map<number, Bits>()
  readonly #terms = new Map<string, Bits>()
  readonly #places = new Map<string, Places>()

  constructor(sets: WordSets) {
    this.sets = sets
  }

  phrase(phrase: Phrase): Bits {
    return made(this.#phrases, phrase.id, () => phraseDocs(phrase, this.sets))
  }

  /** Documents that hold anything that may stand for the term; not to be changed. */
  term(located: Located): Bits {
    return made(this.#terms, located.key, () => this.#resolve(located))
  }

  /** The same, where it stands in one field. */
  termInField(located: Located, field: number): Bits {
    const { sets } = this
    if (!sets.allows(field)) return sets.space.none()
    return this.#withPhrases(located, (places) => places.inField(field))
  }

  /** The same, where it stands at some positions of any field, one bit for each bucket. */
  termAtPositions(located: Located, buckets: number): Bits {
    return this.#withPhrases(located, (places) => places.atPositions(buckets))
  }

  /** Where the single words stand that may stand for the term. */
  places(located: Located): Places {
    const { term, zero, one, two } = located
    return made(this.#places, `${term.id} ${zero} ${one} ${two}`, () =>
      this.sets.places({ words: wordsOf(located).map(({ word }) => word), prefix: prefixOf(located) }),
    )
  }

  /** Adds the phrases that may stand for the term; they are where their first word is. */
  #withPhrases(located: Located, at: (places: Places) => Bits): Bits {
    const words = at(this.places(located))
    const phrases = phrasesOf(located).filter((phrase) => !this.phrase(phrase).isEmpty())
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

  /** Documents of the universe that some reading of the query fits. */
  graph(graph: QueryGraph, universe: Bits): Bits {
    const docs = new Map<number, Bits>([[START, universe]])
    const copyOf = (set: Bits | undefined) => set?.clone() ?? this.sets.space.none()
    const visit = (id: number): Bits => {
      const known = docs.get(id)
      if (known) return known
      const { term, before: nodes } = graph.nodes[id]!
      const [first, ...others] = [...nodes].map(visit)
      // Most nodes follow one other: its documents are then not copied twice.
      const before =
        others.length === 0 && first ? first : others.reduce((all, more) => all.or(more), copyOf(first))
      const found = term ? before.clone().and(this.term(term)) : before
      docs.set(id, found)
      return found
    }
    return visit(END).clone()
  }

  #resolve(located: Located): Bits {
    const docs = this.sets.space.none()
    for (const { word, derived } of wordsOf(located)) this.sets.addWordDocs(word, derived, docs)
    for (const phrase of phrasesOf(located)) docs.or(this.phrase(phrase))
    const prefix = prefixOf(located)
    if (prefix !== null) docs.or(this.sets.prefixDocs(prefix, located.term.ngram !== null))
    return docs
  }
}

/** The first word of a phrase that is none of the stop words. */
export const firstWord = ({ words }: Phrase) => words.find((word) => word !== null) ?? null
