import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesByCount } from '../brute-force/expected-count-order.ts'
import { Bits } from '../index/bits.ts'
import { SearchIndex } from '../index/search-index.ts'
import { applySettings, defaultSettings } from '../settings/settings.ts'
import { CountedDocs, countFacets, FacetCounter } from './distribution.ts'

/** Value names whose alphabetical order equals their numbers' order. */
const formatName = (value: number) => `v${String(value).padStart(4, '0')}`

function buildIndex(lists: readonly (readonly number[])[]): SearchIndex {
  const settings = {
    filterableAttributes: ['list'],
    faceting: { maxValuesPerFacet: 5000, sortFacetValuesBy: { '*': 'count' as const } },
  }
  const index = new SearchIndex(applySettings(defaultSettings(), settings))
  for (const [at, list] of lists.entries()) {
    index.add(index.ids.intern(String(at)), index.prepare({ list: list.map(formatName) }))
  }
  return index
}

/**
 * Every value once, and documents with whole packages of adjacent values, so that many values have equal documents.
 */
const writeLists = (values: number, documents: number) => {
  const value = fc.integer({ min: 0, max: values - 1 })
  const someOf = fc.array(
    fc.oneof(
      value.map((one) => [one]),
      fc
        .record({ from: value, length: fc.integer({ min: 2, max: 9 }) })
        .map(({ from, length }) =>
          Array.from({ length }, (_, at) => from - (from % 8) + at).filter((one) => one < values),
        ),
    ),
    { maxLength: 6 },
  )
  return fc
    .array(
      someOf.map((parts) => [...new Set(parts.flat())]),
      { minLength: documents, maxLength: documents },
    )
    .map((lists) => [...lists, Array.from({ length: values }, (_, at) => at)])
}

/** All, half, few, or all but few of the documents. */
const chosen = fc.constantFrom<((doc: number) => boolean)[]>(
  () => true,
  (doc) => doc % 2 === 0,
  (doc) => doc % 90 === 7,
  (doc) => doc % 90 !== 7,
)

describe('order of list values by count', () => {
  test.each([
    { values: 19, documents: 60, runs: 40 },
    { values: 20, documents: 60, runs: 60 },
    { values: 70, documents: 400, runs: 60 },
    { values: 1050, documents: 300, runs: 8 },
  ])('$values values: ordered as by the literal algorithm', ({ values, documents, runs }) => {
    fc.assert(
      fc.property(writeLists(values, documents), chosen, (lists, isChosen) => {
        const index = buildIndex(lists)
        const docs = [...lists.keys()].filter(isChosen)
        const counted = countFacets(index, ['list'], Bits.of(lists.length, docs))
        const holders = Array.from({ length: values }, () => new Set<number>())
        for (const doc of docs) for (const value of lists[doc]!) holders[value]!.add(doc)
        expect(counted.distribution.get('list')).toEqual(
          placesByCount(holders).map((place) => [formatName(place), holders[place]!.size]),
        )
      }),
      { numRuns: runs },
    )
  })

  test('large sets of documents: not scanned one by one', () => {
    const lists = Array.from({ length: 4000 }, (_, doc) =>
      Array.from({ length: 40 }, (_, value) => value).filter((value) => (doc * 31 + value * 17) % 7 < 3),
    )
    const index = buildIndex(lists)
    const set = Bits.of(
      lists.length,
      [...lists.keys()].filter((doc) => doc % 3 > 0),
    )
    const counted = new CountedDocs(set, index.ids.capacity)
    const unlisted = () => {
      throw new Error('The documents are listed.')
    }
    Object.assign(counted, { docs: unlisted, others: unlisted })
    const entries = new FacetCounter(index.column('list')!, counted).byCount(100)
    expect(entries).toHaveLength(40)
    expect(new Set(entries.map(([, count]) => count)).size).toBeLessThan(20)
  })
})
