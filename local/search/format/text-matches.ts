import type { Token, Tokenizer } from '../text/tokenizer.ts'
import type { MatchingWords } from './matching-words.ts'

/** A match in a text: one token, or the tokens of a phrase. */
export interface TextMatch {
  firstToken: number
  lastToken: number
  firstWord: number
  lastWord: number
  /** The number of highlighted characters. */
  charCount: number
  ids: number[]
}

/** A text as tokens, with its matches. */
export interface MatchedText {
  text: string
  tokens: Token[]
  matches: TextMatch[]
}

interface PlacedWord {
  token: Token
  tokenAt: number
  wordAt: number
}

/** Finds the matches in a text. Phrases take precedence over single words at each position. */
export function matchText(text: string, tokenizer: Tokenizer, words: MatchingWords): MatchedText {
  const tokens = tokenizer.tokens(text)
  const placed: PlacedWord[] = []
  for (const [tokenAt, token] of tokens.entries()) {
    if (token.kind === 'word' || token.kind === 'stop') placed.push({ token, tokenAt, wordAt: placed.length })
  }
  const matches: TextMatch[] = []
  for (let at = 0; at < placed.length; ) {
    const phrase = matchPhrase(placed, at, words, text)
    if (phrase) {
      matches.push(phrase)
      at += phrase.lastWord - phrase.firstWord + 1
      continue
    }
    const { token, tokenAt, wordAt } = placed[at]!
    const match = words.match(token, text)
    if (match) {
      matches.push({ ...match, firstToken: tokenAt, lastToken: tokenAt, firstWord: wordAt, lastWord: wordAt })
    }
    at += 1
  }
  return { text, tokens, matches }
}

function matchPhrase(placed: PlacedWord[], at: number, words: MatchingWords, text: string): TextMatch | null {
  for (const { texts, ids } of words.phrases) {
    const found = placed.slice(at, at + texts.length)
    const matches =
      found.length === texts.length &&
      found.every(({ token }, step) =>
        texts[step] === null ? token.kind === 'stop' : token.lemma === texts[step],
      )
    if (!matches) continue
    const first = found[0]!
    const last = found[found.length - 1]!
    return {
      firstToken: first.tokenAt,
      lastToken: last.tokenAt,
      firstWord: first.wordAt,
      lastWord: last.wordAt,
      charCount: [...text.slice(first.token.start, last.token.end)].length,
      ids,
    }
  }
  return null
}

/** Match positions, in bytes of UTF-8. */
export function matchBounds({ text, tokens, matches }: MatchedText): { start: number; length: number }[] {
  return matches.map(({ firstToken, lastToken, charCount }) => {
    const { start } = tokens[firstToken]!
    const marked = [...text.slice(start, tokens[lastToken]!.end)].slice(0, charCount).join('')
    return { start: Buffer.byteLength(text.slice(0, start)), length: Buffer.byteLength(marked) }
  })
}
