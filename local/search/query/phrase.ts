import type { Bits } from '../index/bits.ts'
import type { WordSets } from './word-sets.ts'

/** Consecutive words; null for a stop word. */
export interface Phrase {
  id: number
  /** Ids of the words, -1 for an unknown word. */
  words: (number | null)[]
  texts: (string | null)[]
}

/** The phrases of one query; equal ones are the same object. */
export class Phrases {
  readonly #known = new Map<string, Phrase>()
  readonly #find: (text: string) => number

  constructor(find: (text: string) => number) {
    this.#find = find
  }

  intern(texts: (string | null)[]): Phrase {
    const key = texts.map((text) => text ?? '\0').join('\u001f')
    let phrase = this.#known.get(key)
    if (!phrase) {
      phrase = {
        id: this.#known.size,
        texts,
        words: texts.map((text) => (text === null ? null : this.#find(text))),
      }
      this.#known.set(key, phrase)
    }
    return phrase
  }
}

/**
 * Documents with a phrase: all its words, and in each window of three the words at the phrase's distances. Like
 * Meilisearch, it accepts words that are close at different places.
 */
export function phraseDocs({ words }: Phrase, sets: WordSets): Bits {
  const present = words.filter((word) => word !== null)
  if (present.length === 0 || present.includes(-1)) return sets.space.none()
  const found = present
    .slice(1)
    .reduce((docs, word) => docs.and(sets.wordDocs(word, false)), sets.wordDocs(present[0]!, false).clone())
  const size = Math.min(words.length, 3)
  for (let from = 0; from + size <= words.length; from += 1) {
    if (!retainNear(words.slice(from, from + size), sets, found)) return sets.space.none()
    if (found.isEmpty()) break
  }
  return found
}

function retainNear(window: (number | null)[], sets: WordSets, found: Bits): boolean {
  for (let left = 0; left < window.length; left += 1) {
    for (let right = left + 1; right < window.length; right += 1) {
      const first = window[left]
      const second = window[right]
      if (typeof first !== 'number' || typeof second !== 'number') continue
      const near = maxDistance(first, second, right - left, sets)
      if (!near) return false
      found.and(near)
    }
  }
  return true
}

function maxDistance(first: number, second: number, distance: number, sets: WordSets): Bits | null {
  let docs: Bits | null = null
  for (let step = 1; step <= distance; step += 1) {
    const more = sets.pairDocs(first, second, step)
    if (more) docs = docs ? docs.or(more) : more.clone()
  }
  return docs
}
