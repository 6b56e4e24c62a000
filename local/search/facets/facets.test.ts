import { describe, expect, test } from 'vitest'
import { Bits } from '../index/bits.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import { applySettings, defaultSettings, type SettingsPatch } from '../settings/settings.ts'
import { byCount } from './count-order.ts'
import { countFacets, FacetError } from './distribution.ts'
import { searchFacet } from './facet-search.ts'
import { numberText } from './number-text.ts'

function buildIndex(documents: JsonObject[], patch: SettingsPatch): SearchIndex {
  const index = new SearchIndex(applySettings(defaultSettings(), patch))
  for (const [at, document] of documents.entries())
    index.add(index.ids.intern(String(at)), index.prepare(document))
  return index
}

const counts = (facets: Record<string, Record<string, number>>) =>
  new Map(Object.entries(facets).map(([name, values]) => [name, Object.entries(values)]))

describe('counting facets', () => {
  const documents: JsonObject[] = [
    { body: 'SUV', n: 2 },
    { body: 'suv', n: 10 },
    { body: ['Ute', 'SUV'], n: '3' },
    { n: null },
  ]

  test('values that differ in case: counted as one, spelled as in the first document', () => {
    const index = buildIndex(documents, { filterableAttributes: ['body', 'n'] })
    expect(countFacets(index, ['body'], index.all()).distribution).toEqual(
      counts({ body: { SUV: 3, Ute: 1 } }),
    )
    const later = Bits.of(4, [1, 2])
    expect(countFacets(index, ['body'], later).distribution).toEqual(counts({ body: { suv: 2, Ute: 1 } }))
  })

  test('statistics: numbers only', () => {
    const index = buildIndex(documents, { filterableAttributes: ['n'] })
    const { distribution, stats } = countFacets(index, ['n'], index.all())
    expect([...distribution]).toEqual([
      [
        'n',
        [
          ['10', 1],
          ['2', 1],
          ['3', 1],
        ],
      ],
    ])
    expect([...stats]).toEqual([['n', { min: 2, max: 10 }]])
  })

  test('field that is not filterable: refused', () => {
    const index = buildIndex(documents, { filterableAttributes: ['n'] })
    expect(() => countFacets(index, ['body'], index.all())).toThrow(FacetError)
  })

  test('updated document: counted with its new value', () => {
    const index = buildIndex(documents, { filterableAttributes: ['body'] })
    index.replace(0, index.prepare(documents[0]!), index.prepare({ body: 'Van' }))
    expect(countFacets(index, ['body'], index.all()).distribution).toEqual(
      counts({ body: { suv: 2, Ute: 1, Van: 1 } }),
    )
    index.remove(0, index.prepare({ body: 'Van' }))
    expect(countFacets(index, ['body'], index.all()).distribution).toEqual(
      counts({ body: { suv: 2, Ute: 1 } }),
    )
  })
})

describe('order by count', () => {
  test('equal counts: descending order of values', () => {
    const counts = Uint32Array.from([1, 3, 1, 0, 1])
    expect(byCount(Uint32Array.from([0, 1, 2, 3, 4]), counts, 10, () => true)).toEqual([1, 4, 2, 0])
    expect(byCount(Uint32Array.from([0, 1, 2, 3, 4]), counts, 2, () => true)).toEqual([1, 4])
  })

  test('all values are listed, also with levels of groups', () => {
    const counts = Uint32Array.from({ length: 2500 }, (_, at) => (at * 7919) % 13)
    const groups = Uint32Array.from(counts.keys())
    const ordered = byCount(groups, counts, Number.POSITIVE_INFINITY, () => true)
    expect(ordered).toHaveLength(counts.filter((count) => count > 0).length)
    const found = ordered.map((group) => counts[group]!)
    expect(found).toEqual([...found].sort((a, b) => b - a))
  })
})

test.each([
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [-2.5e22, '-25000000000000000000000'],
  [12.5, '12.5'],
])('number %d: written as %s', (number, text) => {
  expect(numberText(number)).toBe(text)
})

test('full list of facet hits: replaced by later hits of equal count', () => {
  const makes = ['audi', 'bmw', 'bmw', 'Zeekr']
  const index = buildIndex(
    makes.map((make) => ({ make })),
    {
      filterableAttributes: [{ attributePatterns: ['make'], features: { facetSearch: true } }],
      faceting: { maxValuesPerFacet: 2, sortFacetValuesBy: { '*': 'count' } },
    },
  )
  expect(searchFacet(index, 'make', null, index.all())).toEqual([
    { value: 'bmw', count: 2 },
    { value: 'Zeekr', count: 1 },
  ])
})
