import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWithin, halfUnder, priceColumns, shortDollars } from './price-columns.ts'

const evenly = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => ({ dollars: from + index * step, count: 1 }))

describe('the columns of prices', () => {
  it('are as wide as keeps them few, and open at both ends', () => {
    const columns = priceColumns(evenly(8_000, 60_000, 1_000))
    expect(columns.slice(0, 2)).toEqual([
      { min: 1, max: 14_999 },
      { min: 15_000, max: 19_999 },
    ])
    expect(columns.at(-1)).toEqual({ min: 55_000, max: null })
  })

  it('are empty without prices, or where all prices are equal', () => {
    expect(priceColumns([])).toEqual([])
    expect(priceColumns([{ dollars: 0, count: 40 }])).toEqual([])
    expect(priceColumns([{ dollars: 20_100, count: 40 }])).toEqual([])
  })

  it('hold every priced vehicle once, in fourteen columns at most', () => {
    const price = fc.record({
      dollars: fc.integer({ min: 1, max: 900_000 }),
      count: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), (counted) => {
        const columns = priceColumns(counted)
        if (columns.length === 0) return
        expect(columns.length).toBeLessThanOrEqual(14)
        const sum = columns.reduce((all, column) => all + countWithin(counted, column), 0)
        expect(sum).toBe(counted.reduce((all, { count }) => all + count, 0))
      }),
    )
  })
})

it('half of the vehicles are under the end of the column that holds the middle one', () => {
  const columns = [
    { min: 1, max: 9_999, count: 2 },
    { min: 10_000, max: 19_999, count: 3 },
    { min: 20_000, max: null, count: 4 },
  ]
  expect(halfUnder(columns)).toBe(20_000)
  expect(
    halfUnder([
      { min: 1, max: 9_999, count: 1 },
      { min: 10_000, max: null, count: 9 },
    ]),
  ).toBeNull()
})

it.each([
  [25_000, '$25k'],
  [2_500, '$2.5k'],
  [900, '$900'],
])('%d dollars are %s', (dollars, text) => expect(shortDollars(dollars)).toBe(text))
