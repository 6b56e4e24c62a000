import { hasCases, normalizeWord } from './normalize.ts'
import { customSegment, type Piece, segment } from './segment.ts'

export interface Token {
  /** The normalised text. */
  lemma: string
  kind: 'word' | 'stop' | 'soft' | 'hard'
  /** UTF-16 offsets in the original text. */
  start: number
  end: number
}

export interface TokenizerOptions {
  stopWords: string[]
  separatorTokens: string[]
  nonSeparatorTokens: string[]
  dictionary: string[]
}

/** Longest indexed word, in bytes of UTF-8. */
export const MAX_WORD_BYTES = 250

const SENTENCE_GAP = 8
const CACHE_LIMIT = 50_000

/** Splits texts into normalised words. One per index, configured by its settings. */
export class Tokenizer {
  /** Decomposed, but with case and accents: `the` does not match `The`. */
  readonly #stopWords: Set<string>
  readonly #segment: (text: string, piece: Piece) => void
  readonly #lemmas = new Map<string, string>()

  constructor({ stopWords, separatorTokens, nonSeparatorTokens, dictionary }: TokenizerOptions) {
    this.#stopWords = new Set(stopWords.map((word) => word.normalize('NFKD')))
    const changed = separatorTokens.length + nonSeparatorTokens.length + dictionary.length > 0
    this.#segment = changed ? customSegment(separatorTokens, nonSeparatorTokens, dictionary) : segment
  }

  /** Every token of the text, separators included. */
  tokens(text: string): Token[] {
    const found: Token[] = []
    this.#segment(text, (start, end, kind) => {
      const raw = text.slice(start, end)
      const lemma = kind === null ? this.#lemma(raw, text) : raw.normalize('NFKD')
      found.push({ lemma, kind: kind ?? (this.#isStopped(raw) ? 'stop' : 'word'), start, end })
    })
    return found
  }

  /** The normalised words of the text, without separators. */
  words(text: string): string[] {
    return this.tokens(text).flatMap(({ kind, lemma }) => (kind === 'word' && lemma !== '' ? [lemma] : []))
  }

  /**
   * Visits the words to index with their positions: one apart, eight across the end of a sentence.
   * Stop words take a position and are left out.
   */
  eachPosition(text: string, from: number, visit: (word: string, position: number) => void): void {
    let position = from
    let first = true
    let afterHard = false
    this.#segment(text, (start, end, kind) => {
      if (kind !== null) {
        if (kind === 'hard' && !first) afterHard = true
        return
      }
      const raw = text.slice(start, end)
      const lemma = this.#lemma(raw, text)
      if (lemma === '') return
      if (!first) position += afterHard ? SENTENCE_GAP : 1
      first = false
      afterHard = false
      if (this.#isStopped(raw)) return
      const trimmed = lemma.trim()
      if (trimmed !== '' && fits(trimmed)) visit(trimmed, position)
    })
  }

  #isStopped(raw: string): boolean {
    return this.#stopWords.size > 0 && this.#stopWords.has(raw.normalize('NFKD'))
  }

  #lemma(raw: string, text: string): string {
    if (!hasCases(raw)) return normalizeWord(raw, hasCases(text))
    const known = this.#lemmas.get(raw)
    if (known !== undefined) return known
    const lemma = normalizeWord(raw)
    // A plain Map, cleared when full: with lru-cache, tokenising took a quarter more processor time.
    if (this.#lemmas.size >= CACHE_LIMIT) this.#lemmas.clear()
    this.#lemmas.set(raw, lemma)
    return lemma
  }
}

const fits = (word: string) => word.length * 3 <= MAX_WORD_BYTES || Buffer.byteLength(word) <= MAX_WORD_BYTES
