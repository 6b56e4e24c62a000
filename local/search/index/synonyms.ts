import type { Tokenizer } from '../text/tokenizer.ts'

const MAX_PHRASES = 50
const MAX_WORDS = 100

/** Synonyms of the settings: one or several consecutive words, and their equivalent phrases. */
export class Synonyms {
  readonly #phrases = new Map<string, string[][]>()

  constructor(settings: Record<string, string[]>, tokenizer: Tokenizer) {
    const texts = new Map<string, Set<string>>()
    for (const [word, synonyms] of Object.entries(settings)) {
      const key = findKey(tokenizer.words(word))
      if (key === '') continue
      const known = texts.get(key) ?? new Set()
      for (const synonym of synonyms) known.add(synonym)
      texts.set(key, known)
    }
    for (const [key, synonyms] of texts) {
      const phrases = [...synonyms].sort().map((text) => tokenizer.words(text))
      this.#phrases.set(
        key,
        phrases.filter((words) => words.length > 0),
      )
    }
  }

  /** The phrases equivalent to these consecutive words. */
  of(words: readonly string[]): string[][] {
    return this.#phrases.get(findKey(words)) ?? []
  }

  /** The same, limited in the number of words per query. */
  limitWords(word: string): string[][] {
    let count = 0
    return this.of([word])
      .slice(0, MAX_PHRASES)
      .filter((words) => {
        if (count + words.length > MAX_WORDS) return false
        count += words.length
        return true
      })
  }
}

const findKey = (words: readonly string[]) => words.join('\u001f')
