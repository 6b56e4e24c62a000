import type { Bits } from '../index/bits.ts'
import { END, type QueryGraph, START } from './graph.ts'
import { type Phrase, phraseDocs } from './phrase.ts'
import type { FieldSets, PositionSets } from './places.ts'
import { made } from './places-of.ts'
import { type Located, phrasesOf, prefixOf, wordsOf } from './term.ts'
import type { WordSets } from './word-sets.ts'

/** Sets of documents by term, each made once. */
export class TermSets {
  readonly sets: WordSets
  readonly #phrases = new Map<number, Bits>()
  readonly #terms = new Map<string, Bits>()
  readonly #fields = new Map<string, FieldSets>()
  readonly #positions = new Map<string, PositionSets>()

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
    const docs = this.fieldsOf(located).in(field)
    return this.#withPhrases(located, docs, (first) => sets.fields.word(first).in(field))
  }

  /** The same, where it stands at one position of any field. */
  termAtPosition(located: Located, position: number): Bits {
    const docs = this.positionsOf(located).at(position)
    return this.#withPhrases(located, docs, (first) => this.sets.positions.word(first).at(position))
  }

  /** Where the single words stand that may stand for the term. */
  fieldsOf(located: Located): FieldSets {
    return made(this.#fields, located.key, () =>
      this.sets.fields.any(singleWords(located), prefixOf(located)),
    )
  }

  positionsOf(located: Located): PositionSets {
    return made(this.#positions, located.key, () =>
      this.sets.positions.any(singleWords(located), prefixOf(located)),
    )
  }

  /** Adds the phrases that may stand for the term; they are where their first word is. */
  #withPhrases(located: Located, words: Bits | undefined, at: (first: number) => Bits | undefined): Bits {
    const phrases = phrasesOf(located).filter((phrase) => !this.phrase(phrase).isEmpty())
    if (phrases.length === 0) return words ?? this.sets.space.none()
    const docs = words?.clone() ?? this.sets.space.none()
    for (const phrase of phrases) {
      const first = firstWord(phrase)
      const there = first === null ? undefined : at(first)
      if (there) docs.or(this.phrase(phrase).clone().and(there))
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

const singleWords = (located: Located) => wordsOf(located).map(({ word }) => word)

const firstWord = ({ words }: Phrase) => words.find((word) => word !== null) ?? null
