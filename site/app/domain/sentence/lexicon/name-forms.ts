import { foldKey, foldWords } from '../parse/sentence-tokens.ts'
import { IDLE_WORDS } from './sentence-words.ts'

/**
 * Folded parts of names, of two words or more, that would be split when a name is typed in part: one of their words
 * has a meaning of its own and another has none, as in a model called 'Gold Wing', whose first word is a colour.
 * @param phrases phrases with a meaning of their own
 */
export function collectFragments(
  names: readonly string[],
  phrases: { has: (phrase: string) => boolean },
): ReadonlySet<string> {
  const fragments = new Set<string>()
  for (const name of names) {
    const words = foldWords(name)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 2; end <= words.length; end += 1) {
        const part = words.slice(start, end)
        if (end - start < words.length && isSplit(part, phrases)) fragments.add(part.join(''))
      }
    }
  }
  return fragments
}

function isSplit(words: readonly string[], phrases: { has: (phrase: string) => boolean }): boolean {
  if (phrases.has(words.join(''))) return false
  const isUnknown = (word: string) => !phrases.has(word) && !IDLE_WORDS.has(word) && !/^\d+$/.test(word)
  return words.some((word) => phrases.has(word)) && words.some(isUnknown)
}

/** Other spellings of a name: 'G10 Plus' for 'G10+', 'X and Y' for 'X & Y', and 'XY-7' for 'XY-07'. */
export function otherSpellings(name: string): string[] {
  const spoken = name.replaceAll('+', ' plus ').replaceAll('&', ' and ')
  const short = name.replace(/(?<=\p{L}\p{L}[ -]?)0(?=[1-9]$)/u, '')
  return [spoken, short].flatMap((other) => (other === name ? [] : [foldKey(other)]))
}

/** A name for several kinds, as 'Petrol & Diesel': a sentence means each of them. */
export const isCompound = (key: string, name: string) => key === 'categories' && name.includes('&')

/** A name of digits, of one letter or of an ordinary word is ambiguous without its make before it. */
export function isWeak(name: string): boolean {
  const folded = foldKey(name)
  return /^\d*$/.test(folded) || [...folded].length < 2 || IDLE_WORDS.has(folded)
}
