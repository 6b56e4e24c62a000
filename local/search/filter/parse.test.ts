import { describe, expect, test } from 'vitest'
import { FilterError } from './ast.ts'
import { filterFromJson } from './from-json.ts'
import { parseFilter } from './parse.ts'

const equals = (attribute: string, value: string) => ({
  kind: 'condition',
  attribute,
  condition: { op: '=', value },
})

describe('filter language', () => {
  test('precedence: NOT before AND before OR', () => {
    expect(parseFilter('a = 1 OR NOT b = 2 AND c = 3')).toEqual({
      kind: 'or',
      parts: [
        equals('a', '1'),
        { kind: 'and', parts: [{ kind: 'not', part: equals('b', '2') }, equals('c', '3')] },
      ],
    })
  })

  test('double NOT: cancels out', () => {
    expect(parseFilter('NOT NOT a = 1')).toEqual(equals('a', '1'))
  })

  test.each([
    [String.raw`a = "it's \"so\" \\ here"`, `it's "so" \\ here`],
    [String.raw`a = 'it\'s'`, "it's"],
    ['a = with-dash_and.dot', 'with-dash_and.dot'],
    ['a="AND"', 'AND'],
  ])('%s: parsed with its value', (text, value) => {
    expect(parseFilter(text)).toEqual(equals('a', value))
  })

  test.each([
    ['a IN [1, "two", three,]', { kind: 'in', attribute: 'a', values: ['1', 'two', 'three'] }],
    ['a IN[]', { kind: 'in', attribute: 'a', values: [] }],
    ['a 1 TO 5', { kind: 'condition', attribute: 'a', condition: { op: 'to', from: '1', to: '5' } }],
    [
      'a IS NOT EMPTY',
      { kind: 'not', part: { kind: 'condition', attribute: 'a', condition: { op: 'empty' } } },
    ],
    [
      'a NOT EXISTS',
      { kind: 'not', part: { kind: 'condition', attribute: 'a', condition: { op: 'exists' } } },
    ],
    ['_geoRadius(1, -2.5, 3e3)', { kind: 'radius', lat: '1', lng: '-2.5', metres: '3e3', resolution: null }],
    ['_geoBoundingBox([1, 2], [0, 1])', { kind: 'box', topRight: ['1', '2'], bottomLeft: ['0', '1'] }],
  ])('%s: parsed', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter)
  })

  test.each([
    'a',
    'a =',
    '= 1',
    'a == 1',
    '(a = 1',
    'a = 1)',
    'a = "open',
    'a = "half \\',
    'NOT',
    'a = 1 and b = 2',
    'a IN 1',
    'a IN [1',
    'a IN [1 2]',
    'a TO 3',
    'a = AND',
    '_geo = 1',
    'a = _geoRadius(1, 2, 3)',
    '_geoRadius(1, 2)',
    '_geoRadius(1, 2, 3, 4, 5)',
    '_geoBoundingBox([1, 2])',
    '_geoPolygon([1, 2], [3, 4])',
    'a = 1;',
    `${'('.repeat(300)}a = 1${')'.repeat(300)}`,
  ])('%s: refused with a message', (text) => {
    expect(() => parseFilter(text)).toThrow(FilterError)
  })

  test('long list of conditions: not refused as too deep', () => {
    const filter = parseFilter(Array.from({ length: 5000 }, (_, at) => `a = ${at}`).join(' OR '))
    expect(filter?.kind === 'or' && filter.parts.length).toBe(5000)
  })

  test('empty filter: null', () => {
    expect(parseFilter(' ')).toBeNull()
    expect(filterFromJson([])).toBeNull()
    expect(filterFromJson(['', ['']])).toBeNull()
  })

  test('texts of an array: parsed separately, parentheses cannot span them', () => {
    expect(() => filterFromJson(['a = 1) OR (b = 2'])).toThrow(FilterError)
    expect(filterFromJson([['a = 1', 'b = 2'], 'c = 3'])).toEqual({
      kind: 'and',
      parts: [{ kind: 'or', parts: [equals('a', '1'), equals('b', '2')] }, equals('c', '3')],
    })
  })

  test.each([[1], [{ a: 1 }], [[1]], [[['a = 1', ['b = 1']]]]])('%j: refused as a filter', (json) => {
    expect(() => filterFromJson(json as never)).toThrow(FilterError)
  })
})
