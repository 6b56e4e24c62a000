import { describe, expect, test } from 'vitest'
import { SortedWords } from '../index/sorted-words.ts'
import { EditDistance } from './edit-distance.ts'
import { findTypos } from './typos.ts'

/** Optimal string alignment, implemented literally. */
function plainDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, change)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1)
    }
  }
  return rows[a.length]![b.length]!
}

const letters = ['a', 'b', 'c']
const words = ['']
for (let at = 0; at < 121; at += 1) words.push(...letters.map((letter) => words[at]! + letter))
const sorted = [...words].sort().filter((word) => word !== '')

function buildSortedWords(texts: string[]) {
  const list = new SortedWords(texts)
  for (const at of texts.keys()) list.add(at)
  return list
}

describe('edit distance', () => {
  test.each(['abc', 'aab', 'ca', 'bbbb', 'c'])(
    'EditDistance: %s against every short word equals the literal algorithm',
    (query) => {
      const measure = new EditDistance(query, 2, false)
      for (const word of sorted) {
        const expected = plainDistance(query, word)
        const distance = measure.computeDistance(word)
        if (expected <= 2) expect(distance, word).toBe(expected)
        else expect(distance, word).toBeGreaterThan(2)
      }
    },
  )

  test.each(['abc', 'ab', 'cab'])('EditDistance: %s as a prefix uses the word’s best prefix', (query) => {
    const measure = new EditDistance(query, 2, true)
    for (const word of sorted) {
      const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))
      const expected = Math.min(...beginnings.map((beginning) => plainDistance(query, beginning)))
      if (expected <= 2) expect(measure.computeDistance(word), word).toBe(expected)
      else expect(measure.computeDistance(word), word).toBeGreaterThan(2)
    }
  })
})

describe('words with typos', () => {
  const texts = [
    'toyota',
    'toyot',
    'tyoota',
    'oyota',
    'royota',
    'xtoyota',
    'otyota',
    'tayoda',
    'yotota',
    'toyotaa',
  ]
  const found = (typed: string, max: 1 | 2, asPrefix = false) => {
    const { one, two } = findTypos(buildSortedWords(texts), texts, typed, max, asPrefix)
    return { one: one.map((at) => texts[at]), two: two.map((at) => texts[at]) }
  }

  test('one typo: the first letter must match', () => {
    expect(found('toyota', 1)).toEqual({ one: ['toyot', 'toyotaa', 'tyoota'], two: [] })
  })

  test('typo on the first letter: costs two', () => {
    expect(found('toyota', 2)).toEqual({
      one: ['toyot', 'toyotaa', 'tyoota'],
      two: ['otyota', 'oyota', 'royota', 'tayoda', 'xtoyota'],
    })
  })

  test('prefix: finds longer words', () => {
    expect(found('tayo', 1, true).one).toEqual(['toyot', 'toyota', 'toyotaa', 'tyoota'])
  })

  test.each(['abca', 'bcb', 'ccc', 'acbab'])('%s: finds the words that a full scan finds', (typed) => {
    const list = buildSortedWords(sorted)
    for (const asPrefix of [false, true]) {
      const expected = sorted.filter((word) => {
        const ends = asPrefix ? Array.from({ length: word.length + 1 }, (_, length) => length) : [word.length]
        const distance = Math.min(...ends.map((end) => plainDistance(typed, word.slice(0, end))))
        return word[0] === typed[0] && distance === 1
      })
      const { one } = findTypos(list, sorted, typed, 1, asPrefix)
      expect(one.map((at) => sorted[at])).toEqual(expected.slice(0, 150))
    }
  })

  test('words added later: found', () => {
    const texts = ['toyot', 'tayota']
    const list = buildSortedWords(texts)
    expect(findTypos(list, texts, 'toyota', 1, false).one).toEqual([1, 0])
    list.add(texts.push('toyotas') - 1)
    expect(findTypos(list, texts, 'toyota', 2, false).one).toEqual([1, 0, 2])
    list.add(texts.push('royota') - 1)
    expect(findTypos(list, texts, 'toyota', 2, false).two).toEqual([3])
  })

  test('limits: 150 words with one typo, 50 with two', () => {
    const alphabet = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at))
    const many = alphabet.map((letter) => `model${letter}`)
    expect(findTypos(buildSortedWords(many), many, 'model', 1, false).one).toHaveLength(150)
    const twice = alphabet.map((letter) => `model${letter}${letter}`)
    expect(findTypos(buildSortedWords(twice), twice, 'model', 2, false).two).toHaveLength(50)
  })
})
