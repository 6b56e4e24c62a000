import { describe, expect, test } from 'vitest'
import { SortedWords } from '../index/sorted-words.ts'
import { EditDistance } from './edit-distance.ts'
import { findTypos } from './typos.ts'

/** Optimal string alignment, written out. */
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

function listOf(texts: string[]) {
  const list = new SortedWords(texts)
  for (const at of texts.keys()) list.add(at)
  return list
}

describe('edit distance', () => {
  test.each(['abc', 'aab', 'ca', 'bbbb', 'c'])('%s against every short word, kept rows and all', (query) => {
    const measure = new EditDistance(query, 2, false)
    for (const word of sorted) {
      const expected = plainDistance(query, word)
      const { distance } = measure.of(word)
      if (expected <= 2) expect(distance, word).toBe(expected)
      else expect(distance, word).toBeGreaterThan(2)
    }
  })

  test.each(['abc', 'ab', 'cab'])('%s as a prefix: the best beginning counts', (query) => {
    const measure = new EditDistance(query, 2, true)
    for (const word of sorted) {
      const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))
      const expected = Math.min(...beginnings.map((beginning) => plainDistance(query, beginning)))
      if (expected <= 2) expect(measure.of(word).distance, word).toBe(expected)
      else expect(measure.of(word).distance, word).toBeGreaterThan(2)
    }
  })

  test('every word with a dead beginning is too far', () => {
    const measure = new EditDistance('abcab', 1, false)
    for (const word of sorted) {
      const { deadLength } = measure.of(word)
      if (deadLength === 0) continue
      const same = sorted.filter((other) => other.startsWith(word.slice(0, deadLength)))
      for (const other of same) expect(plainDistance('abcab', other), other).toBeGreaterThan(1)
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
    const { one, two } = findTypos(listOf(texts), texts, typed, max, asPrefix)
    return { one: one.map((at) => texts[at]), two: two.map((at) => texts[at]) }
  }

  test('one typo keeps the first letter', () => {
    expect(found('toyota', 1)).toEqual({ one: ['toyot', 'toyotaa', 'tyoota'], two: [] })
  })

  test('a typo on the first letter costs two', () => {
    expect(found('toyota', 2)).toEqual({
      one: ['toyot', 'toyotaa', 'tyoota'],
      two: ['otyota', 'oyota', 'royota', 'tayoda', 'xtoyota'],
    })
  })

  test('a prefix finds longer words', () => {
    expect(found('tayo', 1, true).one).toEqual(['toyot', 'toyota', 'toyotaa', 'tyoota'])
  })

  test('at most 150 words have one typo and 50 two', () => {
    const alphabet = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at))
    const many = alphabet.map((letter) => `model${letter}`)
    expect(findTypos(listOf(many), many, 'model', 1, false).one).toHaveLength(150)
    const twice = alphabet.map((letter) => `model${letter}${letter}`)
    expect(findTypos(listOf(twice), twice, 'model', 2, false).two).toHaveLength(50)
  })
})
