import { expect, test } from 'vitest'
import { Random } from '../bench/random.ts'
import { SortedWords } from './sorted-words.ts'

/** Words of few letters, so that many share a prefix; some take two code units, some have one letter. */
function makeWords(random: Random, count: number): string[] {
  const letters = ['a', 'b', 'c', '\u0000', 'é', '数', '😀']
  const word = () => Array.from({ length: random.whole(1, 6) }, () => random.pick(letters)).join('')
  return [...new Set(Array.from({ length: count }, word))]
}

test('find and prefix ranges: equal to a linear scan while words are added', () => {
  const random = new Random(11)
  const words = makeWords(random, 3000)
  const texts: string[] = []
  const sorted = new SortedWords(texts)
  for (let known = 0; known < words.length; ) {
    for (const text of words.slice(known, known + 500)) sorted.add(texts.push(text) - 1)
    known += 500
    const inOrder = [...texts].sort((a, b) => (a < b ? -1 : 1))
    const queries = [...makeWords(random, 300), ...texts.slice(-50), '', 'z']
    for (const text of queries) {
      expect(sorted.find(text)).toBe(inOrder.indexOf(text))
      const [from, to] = sorted.range(text)
      expect(inOrder.slice(from, to)).toEqual(inOrder.filter((other) => other.startsWith(text)))
      // Without a match, too, the range is where such words would be.
      expect(inOrder.filter((other) => other < text)).toHaveLength(from)
    }
  }
})

test('empty list: finds nothing', () => {
  const sorted = new SortedWords([])
  expect(sorted.find('a')).toBe(-1)
  expect(sorted.range('a')).toEqual([0, 0])
  expect(sorted.range('')).toEqual([0, 0])
})
