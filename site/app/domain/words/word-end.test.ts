import { expect, it } from 'vitest'
import { wordEnd } from './word-end.ts'

it.each([
  ['one two three', 9, 'one two'],
  ['one two three', 7, 'one two'],
  ['one two', 7, 'one two'],
  ['endless', 4, 'endl'],
  ['', 4, ''],
])('%j within %i characters is cut to %j', (text, length, cut) => {
  expect(text.slice(0, wordEnd(text, length))).toBe(cut)
})
