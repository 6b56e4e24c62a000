import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildAnyFilter, equals, inRange, quoted } from './stock-index-filter.ts'

describe('values in filters', () => {
  it('cannot break out of their quotes', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => JSON.parse(quoted(text)) === text))
    expect(equals('make', 'x" OR make != "')).toBe('make = "x\\" OR make != \\""')
  })

  it('are dropped when too long, and the filter with its last value', () => {
    const long = 'x'.repeat(10_000)
    expect(buildAnyFilter('make', [long, 'Real'])).toBe('make IN ["Real"]')
    expect(buildAnyFilter('make', [long])).toBeNull()
    expect(buildAnyFilter('make', ['', '  '])).toBeNull()
  })

  it('are limited in number and deduplicated', () => {
    const many = Array.from({ length: 5_000 }, (_none, index) => `v${index % 1_000}`)
    expect(buildAnyFilter('make', many)?.split(',').length).toBe(500)
  })
})

it.each([
  [[1, 2], 'price 1 TO 2'],
  [[1, null], 'price >= 1'],
  [[null, 2], 'price <= 2'],
  [[null, null], null],
  [[Number.NaN, Number.POSITIVE_INFINITY], null],
] as const)('bounds %j as %s', (range, filter) => {
  expect(inRange('price', range)).toBe(filter)
})
