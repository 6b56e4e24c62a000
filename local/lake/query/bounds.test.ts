import { describe, expect, test } from 'vitest'
import { queryDocuments } from '../testing/query-documents.ts'
import { SAMPLE_DOCUMENTS } from '../testing/sample-documents.ts'
import { Deadline } from './deadline.ts'
import { parseQuery } from './parse-query.ts'
import { matches, matchesPattern } from './text-match.ts'
import { IdPath } from './values.ts'
import { wireResult } from './wire-result.ts'

describe('limits of queries', () => {
  test('deadline: stops a query after its time limit', () => {
    let now = 0
    const deadline = new Deadline(100, () => now)
    for (let tick = 0; tick < 5000; tick++) deadline.tick()
    now = 101
    expect(() => {
      for (let tick = 0; tick < 5000; tick++) deadline.tick()
    }).toThrow('longer than 100 ms')
  })

  test('query with an enormous result: stopped', () => {
    const bomb = `${'*{"a":'.repeat(9)}1${'}'.repeat(9)}`
    expect(() => queryDocuments(SAMPLE_DOCUMENTS, bomb, {}, undefined, 20)).toThrow('The query was stopped')
  })

  test('result too large to send: refused before it is serialised', () => {
    const megabyte = 'x'.repeat(1_000_000)
    expect(() => wireResult(Array(200).fill({ megabyte }))).toThrow('its result is too large')
  })

  test('thousands of brackets: refused without a crash', () => {
    expect(() => parseQuery('('.repeat(50_000), {})).toThrow()
    expect(() => parseQuery(`${'['.repeat(20_000)}${']'.repeat(20_000)}`, {})).toThrow()
  })

  test('query above the maximum length: refused without parsing', () => {
    expect(() => parseQuery(`"${'x'.repeat(300_000)}"`, {})).toThrow('longer than')
    expect(() => parseQuery(`a${'.b'.repeat(20_000)}`, {})).toThrow('words and signs')
  })

  test('texts of dots, and texts that are not closed: read in linear time', () => {
    const deadline = new Deadline(60_000)
    expect(matches('.'.repeat(1_000_000), 'x', deadline)).toBe(false)
    expect(matches('a. .b a.b', ['a', 'b', 'ab'], deadline)).toBe(true)
    expect(() => parseQuery(`"${'\\"'.repeat(90_000)}`, {})).toThrow()
  })

  test('match of many words with many patterns: stopped at the time limit', () => {
    const words = (prefix: string) =>
      Array.from({ length: 20_000 }, (_none, at) => `${prefix}${at}`).join(' ')
    expect(() => matches(words('a'), words('a'), new Deadline(50))).toThrow('longer than 50 ms')
  })

  test('wildcard patterns: matched in linear time', () => {
    expect(matchesPattern('a'.repeat(5000), `${'a*'.repeat(500)}b`)).toBe(false)
    expect(new IdPath(`${'**.'.repeat(60)}x`).matches(Array(60).fill('a').join('.'))).toBe(false)
  })

  test('wildcards: match any letters, including none', () => {
    expect(matchesPattern('summer', 'su*er')).toBe(true)
    expect(matchesPattern('summer', '*')).toBe(true)
    expect(matchesPattern('summer', 'summer*')).toBe(true)
    expect(matchesPattern('aba', 'ab*ba')).toBe(false)
    expect(matchesPattern('summer', 'sum')).toBe(false)
  })

  test('slices and elements by parameter: evaluated per parameter value', () => {
    const query = '*[_type == $type][$from...$to]._id'
    expect(queryDocuments(SAMPLE_DOCUMENTS, query, { type: 'tenant', from: 0, to: 1 })).toEqual([
      'tenant-hill',
    ])
    expect(queryDocuments(SAMPLE_DOCUMENTS, query, { type: 'tenant', from: 1, to: 2 })).toEqual([
      'tenant-quay',
    ])
    expect(queryDocuments(SAMPLE_DOCUMENTS, '[1, 2, 3][$i]', { i: 2 })).toBe(3)
  })

  test('attribute named __proto__: stays an ordinary attribute', () => {
    const document = JSON.parse('{"_id":"x","_type":"t","_rev":"r","__proto__":{"polluted":true}}')
    expect(queryDocuments([document], '*[0]{...}.polluted')).toBe(null)
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined)
  })
})
