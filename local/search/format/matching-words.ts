import type { SearchIndex } from '../index/search-index.ts'
import type { PlacedTerm } from '../query/make-terms.ts'
import { originalCharCount } from '../text/normalize.ts'
import type { Token } from '../text/tokenizer.ts'

interface Words {
  texts: Set<string>
  term: PlacedTerm
  /** Order by length is not required: a prefix highlights as much as was typed. */
  typedLength: number
}

/** A matching text. `ids` are the query positions of the words it matches. */
export interface TokenMatch {
  charCount: number
  ids: number[]
}

/** The matched words of a search, for highlighting. */
export class MatchingWords {
  readonly #words: Words[]
  readonly phrases: { texts: (string | null)[]; ids: number[] }[]

  constructor(index: SearchIndex, terms: readonly PlacedTerm[]) {
    const { texts } = index.text.dictionary
    this.phrases = terms.flatMap(({ term, from, to }) => {
      const { split } = term.derivations()
      const phrases = [...(term.phrase ? [term.phrase] : []), ...term.synonyms, ...(split ? [split] : [])]
      return phrases.map((phrase) => ({ texts: phrase.texts, ids: range(from, to) }))
    })
    const words = terms.map((placed) => {
      const { term } = placed
      const { one, two } = term.derivations()
      const ids = [...(term.exact >= 0 ? [term.exact] : []), ...term.prefixOf, ...one, ...two]
      return {
        texts: new Set(ids.map((id) => texts[id]!)),
        term: placed,
        typedLength: [...term.original].length,
      }
    })
    // Whole words before prefixes, and texts that match more words first.
    const order = ({ term }: Words) => (term.term.isPrefix ? 1000 : 0) - (term.to - term.from)
    this.#words = words.sort((a, b) => order(a) - order(b))
  }

  /** Whether a single word matches, and how many of its characters. */
  match(token: Token, text: string): TokenMatch | null {
    const raw = text.slice(token.start, token.end)
    for (const { texts, term, typedLength } of this.#words) {
      const ids = range(term.from, term.to)
      if (term.term.isPrefix) {
        for (const word of texts) {
          if (!token.lemma.startsWith(word)) continue
          const length = [...word].slice(0, typedLength).join('').length
          return { charCount: originalCharCount(raw, length), ids }
        }
      } else if (texts.has(token.lemma)) return { charCount: [...raw].length, ids }
    }
    return null
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
