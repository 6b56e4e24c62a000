import { describe, expect, it } from 'vitest'
import type { StockSearchRequest } from './stock-index.ts'
import { FILTER_ATTRIBUTES } from './stock-index-facets.ts'
import { planCarGroup, planQueries } from './stock-index-queries.ts'
import { getStockScope } from './stock-index-scope.ts'

const scope = getStockScope(
  { slug: 'somewhere', dealerships: [{ slug: 'one' }], stock: { searchFilters: '', includeSoldCarsDays: 3 } },
  '2025-07-10T02:03:00.000Z',
)
const request: StockSearchRequest = {
  scope,
  query: '',
  filters: {},
  ranges: {},
  sort: 'relevant',
  page: 3,
  hitsPerPage: 21,
  facets: ['make', 'body'],
}
const plan = (change: Partial<StockSearchRequest> = {}) =>
  planQueries('Car_production', { ...request, ...change })
const first = (change: Partial<StockSearchRequest> = {}) => plan(change)[0]?.query

it('makes one query for a page without filters, with its number and size', () => {
  expect(plan()).toHaveLength(1)
  expect(first()).toMatchObject({
    indexUid: 'Car_production',
    page: 3,
    hitsPerPage: 21,
    facets: ['make', 'simple_body'],
  })
})

it('knows the attribute of every filter key', () => {
  for (const [key, attribute] of Object.entries(FILTER_ATTRIBUTES)) {
    expect(first({ filters: { [key]: ['v'] } })?.filter).toContain(`${attribute} IN ["v"]`)
  }
})

describe('counts of a selected facet group', () => {
  const queries = plan({ filters: { make: ['A', 'B'], colour: ['Red'] }, ranges: { price: [1, 2] } })

  it('come from a query with all filters except its own', () => {
    const { filter, limit, facets } = queries[1]?.query ?? {}
    expect(facets).toEqual(['make'])
    expect(limit).toBe(0)
    expect(filter).toEqual(expect.arrayContaining(['colour IN ["Red"]', 'price 1 TO 2', scope.dealerships]))
    expect(filter).not.toContain('make IN ["A", "B"]')
  })

  it('need one query per visible group', () => {
    expect(queries).toHaveLength(2)
    expect(queries[0]?.query.facets).toEqual(['simple_body'])
    expect(queries[0]?.query.filter).toContain('make IN ["A", "B"]')
  })
})

it('SIM-06, CALL-08: a group has index, facets, tags, a limit and a filter after the dealer’s', () => {
  const listing = { filter: 'id != "a" AND price 1 TO 2', limit: 10, facets: ['body', 'nonsense'] }
  const { facets, query } = planCarGroup('Car_production', scope, listing)
  expect(facets).toEqual(['body'])
  expect(query).toMatchObject({
    indexUid: 'Car_production',
    facets: ['simple_body'],
    limit: 10,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  })
  expect(query.filter).toEqual([scope.dealerships, scope.visible, scope.window, listing.filter])
})

it('excludes values in every query, but not cars without a value', () => {
  const asked = plan({
    filters: { body: ['SUV'] },
    excluded: { body: ['Ute'], colour: ['A "b"'], nonsense: ['x'] },
  })
  for (const { query } of asked) {
    expect(query.filter).toEqual(
      expect.arrayContaining(['NOT simple_body IN ["Ute"]', 'NOT colour IN ["A \\"b\\""]']),
    )
    expect(JSON.stringify(query.filter)).not.toContain('nonsense')
  }
})

describe('counts without each condition', () => {
  const asked = {
    query: 'tow',
    filters: { make: ['A'], seats: ['5'] },
    excluded: { colour: ['Red'] },
    places: ['north'],
    ranges: { price: [1, 2] as const },
    withPhotos: true,
  }
  const queries = plan({ ...asked, countWithout: true })
  const filterWithout = (part: string) => queries.find(({ without }) => without === part)?.query.filter

  it('need one query per condition, including those of selected groups', () => {
    expect(queries.flatMap(({ without }) => without ?? []).sort()).toEqual(
      ['make', 'not_colour', 'photos', 'places', 'price', 'query', 'seats'].sort(),
    )
    expect(queries).toHaveLength(8)
  })

  it('omit the sort by distance where the places are left out', () => {
    const nearest = {
      ...asked,
      query: 'tow bar',
      sort: 'nearest',
      from: [-27, 153],
      countWithout: true,
    } as const
    const withoutPlaces = (change: Partial<StockSearchRequest>) =>
      plan({ ...nearest, ...change }).find(({ without }) => without === 'places')?.query
    expect(withoutPlaces({})).not.toHaveProperty('matchingStrategy')
    expect(withoutPlaces({})).not.toHaveProperty('sort')
    expect(withoutPlaces({ sortElsewhere: 'price-asc' })).toMatchObject({ matchingStrategy: 'all' })
    expect(plan(nearest)[0]?.query).toMatchObject({ matchingStrategy: 'all' })
  })

  it('leave out exactly one condition each', () => {
    const whole = queries[0]?.query.filter as string[]
    for (const [part, condition] of [
      ['make', 'make IN ["A"]'],
      ['not_colour', 'NOT colour IN ["Red"]'],
      ['photos', 'photos_count > 0'],
      ['places', 'location.slug IN ["north"]'],
      ['price', 'price 1 TO 2'],
    ] as const) {
      expect(whole).toContain(condition)
      expect(filterWithout(part)).toEqual(whole.filter((each) => each !== condition))
    }
    expect(filterWithout('query')).toEqual(whole)
    expect(queries.find(({ without }) => without === 'query')?.query.q).toBe('')
  })

  it('are not queried by default', () => {
    expect(plan(asked)).toHaveLength(2)
  })
})

it('has the dealer’s condition in every query', () => {
  for (const { query } of plan({ filters: { make: ['A'], body: ['SUV'] } })) {
    expect(query.filter).toEqual(expect.arrayContaining([scope.dealerships, scope.visible, scope.window]))
  }
})

it.each(['constructor', '__proto__', 'vin = "x" OR make', 'dealership_id'])(
  'ignores the unknown key %s',
  (key) => {
    const filters = Object.fromEntries([[key, ['v']]])
    expect(plan({ filters, facets: [key] })).toEqual(plan({ facets: [] }))
  },
)

it.each([
  ['relevant', undefined],
  ['latest', ['created_at_timestamp:desc']],
  ['price-desc', ['price:desc']],
  ['price-asc', ['price:asc']],
] as const)('sorts %s by %j', (sort, rules) => {
  expect(first({ sort })?.sort).toEqual(rules)
  expect(first({ sort, query: 'red ute' })?.matchingStrategy).toBe(rules && 'all')
})

it('sorts by the distance from a point, and without one in the usual order', () => {
  const from = [-27.468, 153.024] as const
  expect(first({ sort: 'nearest', from })?.sort).toEqual(['_geoPoint(-27.468, 153.024):asc'])
  expect(first({ sort: 'nearest', from, query: 'red ute' })?.matchingStrategy).toBe('all')
  expect(first({ sort: 'nearest' })?.sort).toBeUndefined()
  expect(first({ sort: 'latest', from })?.sort).toEqual(['created_at_timestamp:desc'])
})

it('hides unpriced cars from the lowest price sort only where the dealer wants it', () => {
  expect(first({ sort: 'price-asc', pricedOnlyWhenCheapest: true })?.filter).toContain('price > 0')
  expect(first({ sort: 'price-asc' })?.filter).not.toContain('price > 0')
  expect(first({ sort: 'latest', pricedOnlyWhenCheapest: true })?.filter).not.toContain('price > 0')
})

it('filters by locations, and finds nothing for an empty list', () => {
  expect(first({ places: ['north', 'so"uth'] })?.filter).toContain('location.slug IN ["north", "so\\"uth"]')
  expect(first({ places: [] })?.filter).toContain('location.slug IN []')
})

it('excludes cars without pictures on request', () => {
  expect(first({ withPhotos: true })?.filter).toContain('photos_count > 0')
})

it.each([
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [2.7, 2],
  [1e12, 10_000],
])('takes page %d as %i', (page, asked) => {
  expect(first({ page })?.page).toBe(asked)
})

it('cuts off very long query words', () => {
  expect(first({ query: 'x'.repeat(10_000) })?.q).toHaveLength(200)
})
