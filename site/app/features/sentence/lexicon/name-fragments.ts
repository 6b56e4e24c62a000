import { foldWords } from '../parse/sentence-tokens.ts'
import { IDLE_WORDS } from './sentence-words.ts'

/**
 * Folded parts of names, of two words or more, that would be torn apart where a name is said in part: one of their
 * words is known by itself and another is nothing at all, as the colour is of a model called 'Gold Wing'.
 * @param phrases what is read by itself
 */
export function fragmentsOf(
  names: readonly string[],
  phrases: { has: (phrase: string) => boolean },
): ReadonlySet<string> {
  const fragments = new Set<string>()
  for (const name of names) {
    const words = foldWords(name)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 2; end <= words.length; end += 1) {
        const part = words.slice(start, end)
        if (end - start < words.length && isTorn(part, phrases)) fragments.add(part.join(''))
      }
    }
  }
  return fragments
}

function isTorn(words: readonly string[], phrases: { has: (phrase: string) => boolean }): boolean {
  if (phrases.has(words.join(''))) return false
  const nothing = (word: string) => !phrases.has(word) && !IDLE_WORDS.has(word) && !/^\d+$/.test(word)
  return words.some((word) => phrases.has(word)) && words.some(nothing)
}
