import { expect, test } from 'vitest'
import { Tokenizer } from '../text/tokenizer.ts'
import { cropBounds } from './crop.ts'

const tokenizer = new Tokenizer({
  stopWords: [],
  separatorTokens: [],
  nonSeparatorTokens: [],
  dictionary: [],
})

/** The text cropped around one match, from one word to another. */
function cropped(text: string, from: number, to: number, size: number): string {
  const tokens = tokenizer.tokens(text)
  const words = tokens.flatMap(({ kind }, at) => (kind === 'word' ? [at] : []))
  const places = { firstToken: words[from]!, lastToken: words[to]!, firstWord: from, lastWord: to }
  const match = { ...places, charCount: 0, ids: [0] }
  return text.slice(...cropBounds({ text, tokens, matches: [match] }, size))
}

test('crop: the window grows around a match', () => {
  expect(cropped('a b c d e f', 2, 3, 4)).toBe('b c d e')
})

test('crop: a match longer than the window loses its last words, not the text before it', () => {
  expect(cropped('a b c d e f', 2, 4, 2)).toBe('a b c d')
  expect(cropped('a b c d', 1, 3, 1)).toBe('a b')
})
