import type { SearchIndex } from '../index/search-index.ts'
import type { Token } from '../text/tokenizer.ts'
import type { PlacedTerm, TermMaker } from './make-terms.ts'
import type { Phrase } from './phrase.ts'

const MAX_TOKENS = 1000
export const MAX_TERMS = 10
const SENTENCE_GAP = 7

/** A parsed query. */
export interface ParsedQuery {
  terms: PlacedTerm[]
  /** Excluded words. */
  negativeWords: string[]
  negativePhrases: Phrase[]
}

/** Parses a query: words, "phrases", -negatives. The last word is a prefix unless a space or separator follows it. */
export function parseQuery(text: string, index: SearchIndex, maker: TermMaker): ParsedQuery {
  const tokens = index.tokenizer
    .tokens(text)
    .slice(0, MAX_TOKENS)
    .filter(({ lemma }) => lemma !== '')
  return new QueryReader(maker, index.settings.prefixSearch !== 'disabled').read(tokens)
}

interface OpenPhrase {
  texts: (string | null)[]
  from: number
  to: number
}

class QueryReader {
  readonly #maker: TermMaker
  readonly #allowsPrefix: boolean
  readonly #query: ParsedQuery = { terms: [], negativeWords: [], negativePhrases: [] }
  #position = -1
  #phrase: OpenPhrase | null = null
  #phraseIsNegative = false
  #nextIsNegative = false
  #afterSpace = true

  constructor(maker: TermMaker, allowsPrefix: boolean) {
    this.#maker = maker
    this.#allowsPrefix = allowsPrefix
  }

  read(tokens: Token[]): ParsedQuery {
    for (const [at, token] of tokens.entries()) {
      if (this.#query.terms.length >= MAX_TERMS) return this.#query
      if (token.kind === 'word' || token.kind === 'stop') this.#word(token, at === tokens.length - 1)
      else this.#separator(token)
      this.#afterSpace = /\s$/u.test(token.lemma)
    }
    this.#closePhrase()
    return this.#query
  }

  #word({ lemma, kind }: Token, isLast: boolean): void {
    this.#position += 1
    if (this.#phrase) {
      if (this.#phrase.texts.every((text) => text === null)) this.#phrase.from = this.#position
      this.#phrase.to = this.#position
      this.#phrase.texts.push(kind === 'stop' ? null : lemma)
    } else if (this.#nextIsNegative) {
      this.#query.negativeWords.push(lemma)
      this.#nextIsNegative = false
    } else if (isLast || kind === 'word') {
      const term = this.#maker.word(lemma, isLast && this.#allowsPrefix)
      this.#query.terms.push({ term, from: this.#position, to: this.#position })
    }
  }

  #separator({ lemma, kind }: Token): void {
    if (kind === 'hard') {
      this.#position += SENTENCE_GAP
      // A sentence end splits a phrase.
      if (this.#phrase) {
        this.#closePhrase()
        this.#phrase = { texts: [], from: 0, to: 0 }
      }
    }
    let quotes = lemma.split('"').length - 1
    if (quotes > 0) {
      if (this.#phrase) {
        quotes -= 1
        this.#closePhrase()
        this.#phraseIsNegative = false
      }
      if (quotes % 2 === 1) {
        this.#phraseIsNegative = this.#nextIsNegative
        this.#phrase = { texts: [], from: 0, to: 0 }
      }
    }
    this.#nextIsNegative = this.#phrase === null && lemma === '-' && this.#afterSpace
  }

  #closePhrase(): void {
    const phrase = this.#phrase
    this.#phrase = null
    if (!phrase || phrase.texts.every((text) => text === null)) return
    const term = this.#maker.phrase(phrase.texts)
    if (this.#phraseIsNegative) this.#query.negativePhrases.push(term.phrase!)
    else this.#query.terms.push({ term, from: phrase.from, to: phrase.to })
  }
}
