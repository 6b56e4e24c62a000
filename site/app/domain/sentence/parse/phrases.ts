import type { Token } from './sentence-tokens.ts'

const MAX_WORDS = 5

/** A match and the token after it. */
export type Found<T> = { found: T; end: number }

/** The longest phrase that begins at a token; words are joined by single spaces, signs count as words. */
export function phraseAt<T>(
  tokens: readonly Token[],
  index: number,
  phrases: { get: (phrase: string) => T | undefined },
): Found<T> | null {
  let best: Found<T> | null = null
  let phrase = ''
  const last = Math.min(index + MAX_WORDS, tokens.length)
  for (let at = index; at < last; at += 1) {
    const token = tokens[at]
    if (token === undefined || (token.afterBreak && at > index)) break
    phrase = at === index ? token.key : `${phrase} ${token.key}`
    const found = phrases.get(phrase)
    if (found !== undefined) best = { found, end: at + 1 }
  }
  return best
}

/** A list of phrases as a lookup for `phraseAt`. */
export function phraseSet(phrases: readonly string[]): ReadonlyMap<string, true> {
  return new Map(phrases.map((phrase) => [phrase, true]))
}
