import type { Bits } from '../index/bits.ts'
import { END, type QueryGraph, START } from './graph.ts'
import { type Phrase, phraseDocs } from './phrase.ts'
import { type Located, phrasesOf, prefixOf, wordsOf } from './term.ts'
import type { WordSets } from './word-sets.ts'

/** Sets of documents by term, each made once. */
export class TermSets {
  readonly sets: WordSets
  readonly #phrases = new Map<number, Bits>()
  readonly #terms = new Map<string, Bits>()

  constructor(sets: WordSets) {
    this.sets = sets
  }

  phrase(phrase: Phrase): Bits {
    let docs = this.#phrases.get(phrase.id)
    if (!docs) {
      docs = phraseDocs(phrase, this.sets)
      this.#phrases.set(phrase.id, docs)
    }
    return docs
  }

  /** Documents that hold anything that may stand for the term; not to be changed. */
  term(located: Located): Bits {
    let docs = this.#terms.get(located.key)
    if (!docs) {
      docs = this.#resolve(located)
      this.#terms.set(located.key, docs)
    }
    return docs
  }

  /** The same, where it stands in one field. */
  termInField(located: Located, field: number): Bits {
    const docs = this.sets.space.none()
    for (const { word } of wordsOf(located)) orMaybe(docs, this.sets.fieldDocs(word, field))
    for (const phrase of phrasesOf(located)) {
      const first = firstWord(phrase)
      const inField = first === null ? undefined : this.sets.fieldDocs(first, field)
      if (inField) docs.or(this.phrase(phrase).clone().and(inField))
    }
    const prefix = prefixOf(located)
    if (prefix !== null) orMaybe(docs, this.sets.prefixFieldDocs(prefix, field))
    return docs
  }

  /** The same, where it stands at one position of any field. */
  termAtPosition(located: Located, position: number): Bits {
    const docs = this.sets.space.none()
    for (const { word } of wordsOf(located)) orMaybe(docs, this.sets.positionDocs(word, position))
    for (const phrase of phrasesOf(located)) {
      const first = firstWord(phrase)
      const there = first === null ? undefined : this.sets.positionDocs(first, position)
      if (there) docs.or(this.phrase(phrase).clone().and(there))
    }
    const prefix = prefixOf(located)
    if (prefix !== null) orMaybe(docs, this.sets.prefixPositionDocs(prefix, position))
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
    for (const { word, derived } of wordsOf(located)) docs.or(this.sets.wordDocs(word, derived))
    for (const phrase of phrasesOf(located)) docs.or(this.phrase(phrase))
    const prefix = prefixOf(located)
    if (prefix !== null) docs.or(this.sets.prefixDocs(prefix, located.term.ngram !== null))
    return docs
  }
}

const firstWord = ({ words }: Phrase) => words.find((word) => word !== null) ?? null

function orMaybe(docs: Bits, more: Bits | undefined): void {
  if (more) docs.or(more)
}
