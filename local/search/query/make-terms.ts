import type { SearchIndex } from '../index/search-index.ts'
import { MAX_WORD_BYTES } from '../text/tokenizer.ts'
import { countAdjacent } from './pairs.ts'
import { Phrases } from './phrase.ts'
import type { Space } from './space.ts'
import type { Derivations, QueryTerm } from './term.ts'
import { findTypos, type TypoWords } from './typos.ts'

const MAX_PREFIX_WORDS = 1000

/** A term and its position in the query. */
export interface PlacedTerm {
  term: QueryTerm
  from: number
  to: number
}

/** Makes the terms of one query. */
export class TermMaker {
  readonly phrases: Phrases
  readonly terms: QueryTerm[] = []
  readonly #index: SearchIndex
  readonly #whole: Space

  constructor(index: SearchIndex, whole: Space) {
    this.#index = index
    this.#whole = whole
    this.phrases = new Phrases((text) => index.text.dictionary.find(text))
  }

  /** A typed word. */
  word(text: string, isPrefix: boolean): QueryTerm {
    return this.#make(text, isPrefix, this.typosAllowed(text), null)
  }

  /** A quoted phrase; null for a stop word. */
  phrase(texts: (string | null)[]): QueryTerm {
    return this.#register({
      original: texts.filter((text) => text !== null).join(' '),
      ngram: null,
      maxTypos: 0,
      isPrefix: false,
      phrase: this.phrases.intern(texts),
      exact: -1,
      prefixOf: [],
      synonyms: [],
      prefix: null,
    })
  }

  /** Consecutive words joined to one; null when they cannot be. Each join costs a typo. */
  ngram(placed: readonly PlacedTerm[]): PlacedTerm | null {
    const apart = placed.some(({ from }, at) => at > 0 && placed[at - 1]!.to !== from - 1)
    if (apart || placed.some(({ term }) => term.phrase || term.ngram)) return null
    const words = placed.map(({ term }) => term.original)
    const text = words.join('')
    if (Buffer.byteLength(text) > MAX_WORD_BYTES) return null
    const last = placed[placed.length - 1]!
    const typos = Math.max(0, this.typosAllowed(text) - (words.length - 1))
    const term = this.#make(text, last.term.isPrefix, typos, words)
    for (const synonym of this.#index.synonyms.of(words)) {
      const phrase = this.phrases.intern(synonym)
      if (!term.synonyms.includes(phrase)) term.synonyms.push(phrase)
    }
    return { term, from: placed[0]!.from, to: last.to }
  }

  /** The number of typos allowed for a word of that length. */
  typosAllowed(text: string): number {
    const { enabled, minWordSizeForTypos, disableOnWords } = this.#index.settings.typoTolerance
    const { length } = [...text]
    if (!enabled || length < minWordSizeForTypos.oneTypo || disableOnWords.includes(text)) return 0
    return length < minWordSizeForTypos.twoTypos ? 1 : 2
  }

  #make(text: string, isPrefix: boolean, maxTypos: number, ngram: string[] | null): QueryTerm {
    const { dictionary } = this.#index.text
    const isTooLong = Buffer.byteLength(text) > MAX_WORD_BYTES
    const prefix = isPrefix && !isTooLong && dictionary.isCommonPrefix(text) ? text : null
    return this.#register({
      original: text,
      ngram,
      maxTypos: isTooLong ? 0 : maxTypos,
      isPrefix: isPrefix && !isTooLong,
      phrase: null,
      exact: this.#usedWord(text),
      prefixOf: isPrefix && !isTooLong && prefix === null ? this.#longerWords(text) : [],
      synonyms: this.#index.synonyms.limitWords(text).map((words) => this.phrases.intern(words)),
      prefix,
    })
  }

  #register(term: Omit<QueryTerm, 'id' | 'derivations'>): QueryTerm {
    let known: Derivations | null = null
    const full: QueryTerm = {
      ...term,
      id: this.terms.length,
      derivations: () => {
        known ??= this.#derive(full)
        return known
      },
    }
    this.terms.push(full)
    return full
  }

  #usedWord(text: string): number {
    const word = this.#index.text.dictionary.find(text)
    return word >= 0 && this.#index.text.postings.isUsed(word) ? word : -1
  }

  #longerWords(prefix: string): number[] {
    const { dictionary, postings } = this.#index.text
    const [from, to] = dictionary.all.range(prefix)
    const ids = dictionary.all.ids()
    const words: number[] = []
    for (let at = from; at < to && words.length < MAX_PREFIX_WORDS; at += 1) {
      const word = ids[at]!
      if (dictionary.texts[word] !== prefix && postings.isUsed(word)) words.push(word)
    }
    return words
  }

  #derive({ original, maxTypos, isPrefix, phrase, ngram }: QueryTerm): Derivations {
    if (phrase) return { one: [], two: [], split: null }
    const { typed } = this.#index.text
    const found = maxTypos === 0 ? { one: [], two: [] } : this.#typos(original, maxTypos as 1 | 2, isPrefix)
    const split = typed.get(
      `split ${original}`,
      () => this.#split(original),
      () => original.length * 2,
    )
    const isItself = split && ngram && maxTypos < 2 && split.join(' ') === ngram.join(' ')
    return {
      one: found.one,
      two: found.two,
      split: split && !isItself ? this.phrases.intern(split) : null,
    }
  }

  #typos(word: string, max: 1 | 2, isPrefix: boolean): TypoWords {
    const { dictionary, postings, typed } = this.#index.text
    return typed.get(
      `typos ${max} ${isPrefix} ${word}`,
      () => {
        const { one, two } = findTypos(dictionary.tolerant, dictionary.texts, word, max, isPrefix)
        const isUsed = (word: number) => postings.isUsed(word)
        return { one: one.filter(isUsed), two: two.filter(isUsed) }
      },
      ({ one, two }) => (one.length + two.length) * 8,
    )
  }

  /** The two halves of a word that are adjacent in the most documents, regardless of the filter. */
  #split(text: string): [string, string] | null {
    let best: [string, string] | null = null
    let most = 0
    let at = 0
    for (const letter of text) {
      at += letter.length
      const left = text.slice(0, at)
      const right = text.slice(at)
      const count = this.#countTogether(left, right)
      if (count > most) {
        most = count
        best = [left, right]
      }
    }
    return best
  }

  /** The number of documents in which the second word directly follows the first. */
  #countTogether(left: string, right: string): number {
    const first = this.#usedWord(left)
    const second = first < 0 ? -1 : this.#usedWord(right)
    return second < 0 ? 0 : countAdjacent(this.#whole.postings(first), this.#whole.postings(second))
  }
}
