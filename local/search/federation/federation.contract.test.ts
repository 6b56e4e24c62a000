import { describe, expect, test } from 'vitest'
import { makeToken } from '../testing/golden-token.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const CARS = [
  { id: 1, name: 'red hatch', make: 'Mazda', price: 20 },
  { id: 2, name: 'red wagon', make: 'Toyota', price: 10 },
  { id: 3, name: 'blue wagon', make: 'Toyota', price: 30 },
]
const BOATS = [
  { id: 1, name: 'red dinghy', make: 'Mazda', price: 15 },
  { id: 2, name: 'redd launch', make: 'Yamaha', price: 25 },
]
const SETTINGS = {
  filterableAttributes: ['make', 'price'],
  sortableAttributes: ['price', '_geo'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
}

async function open(boatSettings: object = {}): Promise<TestServer> {
  const server = await startTestServer()
  const client = server.client()
  for (const [uid, documents, own] of [
    ['cars', CARS, {}],
    ['boats', BOATS, boatSettings],
  ] as const) {
    await client
      .index(uid)
      .updateSettings({ ...SETTINGS, ...own })
      .waitTask()
    await client
      .index(uid)
      .addDocuments([...documents])
      .waitTask()
  }
  return server
}

const ask = (server: TestServer, body: unknown) => server.call('POST', '/multi-search', body)

/** Index and id of each hit: `cars 1`. */
const names = (hits: { id: number; _federation: { indexUid: string } }[]) =>
  hits.map(({ id, _federation }) => `${_federation.indexUid} ${id}`)

describe('order of hits', () => {
  test('order: by score over all indexes, with each hit’s origin', async () => {
    const server = await open()
    const { hits, ...rest } = await server.client().multiSearch({
      federation: { limit: 3 },
      queries: [
        { indexUid: 'cars', q: 'red' },
        { indexUid: 'boats', q: 'red', showRankingScore: true },
      ],
    })
    expect(names(hits as never)).toEqual(['cars 1', 'cars 2', 'boats 1'])
    expect(hits[2]).toMatchObject({
      name: 'red dinghy',
      _federation: { indexUid: 'boats', queriesPosition: 1, weightedRankingScore: hits[2]!._rankingScore },
    })
    expect(rest).toMatchObject({ limit: 3, offset: 0, estimatedTotalHits: 4 })
  })

  test('weights: multiply the scores of a query', async () => {
    const server = await open()
    const { body } = await ask(server, {
      federation: {},
      queries: [
        { indexUid: 'cars', q: 'red' },
        { indexUid: 'boats', q: 'red', federationOptions: { weight: 2 }, showRankingScore: true },
      ],
    })
    expect(names(body.hits)).toEqual(['boats 1', 'boats 2', 'cars 1', 'cars 2'])
    const [first] = body.hits
    expect(first._federation.weightedRankingScore).toBe(2 * first._rankingScore)
  })

  test('sorted queries: ordered by value, whatever the weights', async () => {
    const server = await open()
    const { body } = await ask(server, {
      federation: {},
      queries: [
        { indexUid: 'cars', sort: ['price:asc'] },
        { indexUid: 'boats', sort: ['price:asc'], federationOptions: { weight: 5 } },
      ],
    })
    expect(names(body.hits)).toEqual(['cars 2', 'boats 1', 'cars 1', 'boats 2', 'cars 3'])
  })

  test('document found by two queries: listed once, at its best position', async () => {
    const server = await open()
    const { body } = await ask(server, {
      federation: {},
      queries: [
        { indexUid: 'cars', q: 'red' },
        { indexUid: 'cars', q: 'wagon', federationOptions: { weight: 3 } },
      ],
    })
    expect(names(body.hits)).toEqual(['cars 2', 'cars 3', 'cars 1'])
    expect(body.hits.map((hit: { _federation: object }) => hit._federation)).toMatchObject([
      { queriesPosition: 1 },
      { queriesPosition: 1 },
      { queriesPosition: 0 },
    ])
    expect(body.estimatedTotalHits).toBe(3)
  })
})

test.each([
  [{ limit: 2, offset: 1 }, ['boats 1', 'cars 1'], { limit: 2, offset: 1, estimatedTotalHits: 5 }],
  [
    { page: 2, hitsPerPage: 2 },
    ['cars 1', 'boats 2'],
    { page: 2, hitsPerPage: 2, totalPages: 3, totalHits: 5 },
  ],
  [{ page: 0 }, [], { page: 0, hitsPerPage: 20, totalPages: 1, totalHits: 5 }],
  [{ hitsPerPage: 0 }, [], { page: 1, hitsPerPage: 0, totalPages: 0, totalHits: 5 }],
])('page %j', async (federation, hits, totals) => {
  const server = await open()
  const queries = ['cars', 'boats'].map((indexUid) => ({ indexUid, sort: ['price:asc'] }))
  const { body } = await ask(server, { federation, queries })
  expect(names(body.hits)).toEqual(hits)
  expect(body).toMatchObject(totals)
})

describe('facets', () => {
  const queries = [{ indexUid: 'cars', filter: 'price < 30' }, { indexUid: 'boats' }]

  test('facets: counted per index', async () => {
    const server = await open()
    const { body } = await ask(server, {
      federation: { facetsByIndex: { cars: ['make', 'price'], boats: null } },
      queries,
    })
    expect(body.facetsByIndex).toEqual({
      cars: {
        distribution: { make: { Mazda: 1, Toyota: 1 }, price: { 10: 1, 20: 1 } },
        stats: { price: { min: 10, max: 20 } },
      },
    })
    expect(body).not.toHaveProperty('facetDistribution')
  })

  test('facets: merged over indexes and limited', async () => {
    const server = await open()
    const facetsByIndex = { cars: ['make', 'price'], boats: ['make', 'price'] }
    const merged = await ask(server, { federation: { facetsByIndex, mergeFacets: {} }, queries })
    expect(merged.body).toMatchObject({
      facetDistribution: { make: { Mazda: 2, Toyota: 1, Yamaha: 1 } },
      facetStats: { price: { min: 10, max: 25 } },
    })
    const federation = { facetsByIndex, mergeFacets: { maxValuesPerFacet: 1 } }
    expect((await ask(server, { federation, queries })).body.facetDistribution.make).toEqual({ Mazda: 2 })
  })

  test('facets: exclude documents removed by a distinct value of another index', async () => {
    const server = await open()
    const { body } = await ask(server, {
      federation: { distinct: 'make', facetsByIndex: { cars: ['make'], boats: ['make'] } },
      queries: ['cars', 'boats'].map((indexUid) => ({ indexUid, sort: ['price:asc'] })),
    })
    expect(names(body.hits)).toEqual(['cars 2', 'boats 1', 'boats 2'])
    expect(body.estimatedTotalHits).toBe(3)
    expect(body.facetsByIndex).toMatchObject({
      cars: { distribution: { make: { Toyota: 1 } } },
      boats: { distribution: { make: { Mazda: 1, Yamaha: 1 } } },
    })
  })
})

describe('refused requests', () => {
  const cars = { indexUid: 'cars', q: 'red' }
  const boats = { indexUid: 'boats', q: 'red' }

  test.each<[string, string, object | null, object[]]>([
    ['a page of its own', 'invalid_multi_search_query_pagination', {}, [cars, { ...boats, limit: 3 }]],
    ['facets of its own', 'invalid_multi_search_query_facets', {}, [{ ...cars, facets: ['make'] }]],
    [
      'a second distinct',
      'invalid_multi_search_distinct',
      { distinct: 'make' },
      [{ ...cars, distinct: 'make' }],
    ],
    ['a weight below 0', 'invalid_multi_search_weight', {}, [{ ...cars, federationOptions: { weight: -1 } }]],
    [
      'a weight of text',
      'invalid_multi_search_weight',
      {},
      [{ ...cars, federationOptions: { weight: '1' } }],
    ],
    ['another server', 'feature_not_enabled', {}, [{ ...cars, federationOptions: { remote: 'a' } }]],
    [
      'options without federation',
      'invalid_multi_search_federation_options',
      null,
      [{ ...cars, federationOptions: {} }],
    ],
    [
      'rules of other kinds',
      'invalid_multi_search_query_ranking_rules',
      {},
      [cars, { indexUid: 'boats', sort: ['price:asc'] }],
    ],
    [
      'other directions',
      'invalid_multi_search_query_ranking_rules',
      {},
      [
        { indexUid: 'cars', sort: ['price:asc'] },
        { indexUid: 'boats', sort: ['price:desc'] },
      ],
    ],
    [
      'a filter on an attribute that is not filterable',
      'invalid_search_filter',
      {},
      [cars, { ...boats, filter: 'name = x' }],
    ],
    ['an index that is not there', 'index_not_found', {}, [cars, { indexUid: 'planes' }]],
    [
      'facets of an index that is not there',
      'index_not_found',
      { facetsByIndex: { planes: ['make'] } },
      [cars],
    ],
    ['unknown facets', 'invalid_search_facets', { facetsByIndex: { boats: ['name'] } }, [cars]],
    ['facets in a list', 'invalid_multi_search_facets_by_index', { facetsByIndex: ['make'] }, [cars]],
    ['a limit of text', 'invalid_search_limit', { limit: '3' }, [cars]],
    ['an unknown field', 'bad_request', { weight: 1 }, [cars]],
    [
      'values to keep of text',
      'invalid_multi_search_max_values_per_facet',
      { mergeFacets: { maxValuesPerFacet: 'a' } },
      [cars],
    ],
  ])('%s: %s', async (_, code, federation, queries) => {
    const server = await open()
    expect(await ask(server, { federation, queries })).toMatchObject({ status: 400, body: { code } })
  })

  test('merging facets with different orders: refused', async () => {
    const server = await open({ faceting: { sortFacetValuesBy: { make: 'count' } } })
    const federation = { facetsByIndex: { cars: ['make'], boats: ['make'] }, mergeFacets: {} }
    const { status, body } = await ask(server, { federation, queries: [cars, boats] })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_multi_search_facet_order' })
  })

  test('tenant token: indexes it cannot access are refused, in queries and facets', async () => {
    const server = await open()
    const key = await server.client().createKey({ actions: ['search'], indexes: ['*'], expiresAt: null })
    const token = makeToken({ parent: key.key, uid: key.uid, rules: { cars: { filter: 'make = Toyota' } } })
    const asBearer = (body: unknown) =>
      server.call('POST', '/multi-search', body, {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      })
    const own = await asBearer({
      federation: { facetsByIndex: { cars: ['make'] } },
      queries: [{ indexUid: 'cars' }],
    })
    expect(own.body).toMatchObject({
      hits: [{ id: 2 }, { id: 3 }],
      facetsByIndex: { cars: { distribution: { make: { Toyota: 2 } } } },
    })
    expect(await asBearer({ federation: {}, queries: [cars, boats] })).toMatchObject({ status: 403 })
    const peek = { federation: { facetsByIndex: { boats: ['make'] } }, queries: [cars] }
    expect(await asBearer(peek)).toMatchObject({ status: 403, body: { code: 'invalid_api_key' } })
  })
})
