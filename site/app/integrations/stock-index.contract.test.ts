import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { importFeed } from '#stock/import/import-feed.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '#stock/testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '#stock/testing/search-server.ts'
import { MeilisearchStockIndex, type StockIndexOptions } from './stock-index.server.ts'
import type { StockSearchRequest } from './stock-index.ts'
import { differs, equals, inRange } from './stock-index-filter.ts'
import { getStockScope } from './stock-index-scope.ts'
import { StockVersion } from './stock-index-version.server.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const INDEX = 'Car_test'
const scopeOf = (searchFilters = '', dealerships = ['somewhere-north'], now = NOW) =>
  getStockScope(
    {
      slug: 'somewhere',
      dealerships: dealerships.map((slug) => ({ slug })),
      stock: { searchFilters, includeSoldCarsDays: 3 },
    },
    now,
  )
const request = (change: Partial<StockSearchRequest> = {}): StockSearchRequest => ({
  scope: scopeOf(),
  query: '',
  filters: {},
  ranges: {},
  sort: 'relevant',
  page: 1,
  hitsPerPage: 21,
  facets: ['colour', 'body', 'price'],
  ...change,
})

/** 22 cars for sale in three colours, one sold, one hidden, one of the other dealership. */
const VEHICLES = [
  ...Array.from({ length: 22 }, (_none, index) =>
    sampleVehicle({
      stocknum: `A${index}`,
      colour: ['Red', 'Blue', 'Sky Blue'][index % 3],
      dapprice: index === 21 ? 'POA' : 20_000 + index * 1_000,
      egcprice: 0,
      body: index < 4 ? 'Hatchback' : 'SUV',
      dealercomments: 'A fine car.',
    }),
  ),
  sampleVehicle({ stocknum: 'SOLD', status: 'Sold', sold_date: '2026-07-09T02:00:00Z' }),
  sampleVehicle({ stocknum: 'HIDDEN', show_on_dealer_website: 'N' }),
  sampleVehicle({ stocknum: 'SOUTH', external_dealership_identifier: 'somewhere-south', location_code: '' }),
]

let server: SearchServer
let client: Meilisearch
let store: StockStore
let stock: MeilisearchStockIndex
let version: StockVersion
const warnings: string[] = []

const open = (options: Partial<StockIndexOptions> = {}) =>
  new MeilisearchStockIndex({
    host: server.host,
    indexUid: INDEX,
    searchKey: server.masterKey,
    searchKeyUid: undefined,
    version,
    warn: (message) => warnings.push(message),
    ...options,
  })

beforeAll(async () => {
  server = await startSearchServer()
  client = new Meilisearch({ host: server.host, apiKey: server.masterKey })
  store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: INDEX })
  await store.prepare()
  await importFeed(sampleImport(feedBytes(VEHICLES)), store, {
    now: NOW,
    force: false,
    bufferPath: sampleBufferPath,
  })
  version = new StockVersion({
    host: server.host,
    apiKey: server.masterKey,
    indexUid: INDEX,
    onError: (error) => warnings.push(String(error)),
  })
  stock = open()
})
afterAll(() => server.stop())

it('pages through the dealer’s stock, including recently sold cars, with exact totals', async () => {
  const [one, two, nine] = await Promise.all([1, 2, 9].map((page) => stock.search(request({ page }))))
  expect(one).toMatchObject({ total: 23, totalPages: 2, page: 1 })
  expect([one?.cars.length, two?.cars.length, nine?.cars.length]).toEqual([21, 2, 0])
  expect(nine).toMatchObject({ total: 23, totalPages: 2 })
})

it('returns the same pages from cached cars as from the index', async () => {
  await version.refresh()
  const asked = [
    request({}),
    request({ page: 2 }),
    request({ sort: 'price-desc' }),
    request({ filters: { colour: ['Red'] } }),
  ]
  const knowing = open()
  for (const each of [...asked, ...asked.reverse()]) {
    const { ms: _here, ...answer } = await knowing.search(each)
    const { ms: _anew, ...anew } = await open().search(each)
    expect(answer).toEqual(anew)
  }
})

it('lists a sold car until its window ends, and finds it by its slug afterwards', async () => {
  const later = scopeOf('', undefined, '2026-07-13T02:00:00.000Z')
  expect((await stock.search(request({ scope: later }))).total).toBe(22)
  expect(await stock.findCarBySlug(later, '2020-maker-runner-sport-sold')).toMatchObject({ status: 'sold' })
})

it('counts the values of a group without its own selection', async () => {
  const { total, facets, stats } = await stock.search(request({ filters: { colour: ['Red'] } }))
  expect(total).toBe(8)
  expect(facets.colour).toEqual([
    { value: 'Red', count: 8 },
    { value: 'Blue', count: 7 },
    { value: 'Sky Blue', count: 7 },
  ])
  expect(facets.body).toEqual([
    { value: 'SUV', count: 6 },
    { value: 'Hatch', count: 2 },
  ])
  expect(stats.price).toEqual({ min: 20_000, max: 38_000 })
})

it('excludes values, but not cars without a value', async () => {
  const { total, facets } = await stock.search(request({ excluded: { colour: ['Red', 'Nobody’s'] } }))
  expect(total).toBe(15)
  expect(facets.colour?.map(({ value }) => value)).toEqual(['Blue', 'Sky Blue'])
})

it('counts a search without results without each of its conditions, in the same request', async () => {
  const asked = {
    query: 'runner',
    filters: { colour: ['Red'], body: ['Hatch'] },
    excluded: { colour: ['Blue'] },
    ranges: { price: [30_000, null] as const, km: [null, 500_000] as const },
    countWithout: true,
  }
  const { total, without = {} } = await stock.search(request({ ...asked, facets: ['colour'] }))
  expect(total).toBe(0)
  const others: Partial<StockSearchRequest>[] = [
    { ...asked, query: '' },
    { ...asked, filters: { body: ['Hatch'] } },
    { ...asked, filters: { colour: ['Red'] } },
    { ...asked, ranges: { km: [null, 500_000] } },
    { ...asked, ranges: { price: [30_000, null] } },
    { ...asked, excluded: {} },
  ]
  const [noWords, anyColour, anyBody, anyPrice, anyKm, noExclusion] = await Promise.all(
    others.map((each) => stock.search(request(each))),
  )
  expect(without).toEqual({
    query: noWords?.total,
    colour: anyColour?.total,
    body: anyBody?.total,
    price: anyPrice?.total,
    km: anyKm?.total,
    not_colour: noExclusion?.total,
  })
  expect([without.body, without.price].every((count) => (count ?? 0) > 0)).toBe(true)
})

it('sorts the unpriced car last by price, and hides it where the dealer wants that', async () => {
  const cheapest = await stock.search(request({ sort: 'price-asc', hitsPerPage: 30 }))
  expect(cheapest.cars[0]?.priceCents).toBe(2_000_000)
  expect(cheapest.cars.at(-1)?.priceCents).toBeNull()
  expect((await stock.search(request({ sort: 'price-asc', pricedOnlyWhenCheapest: true }))).total).toBe(22)
})

it('filters by a price range', async () => {
  const { cars } = await stock.search(request({ ranges: { price: [22_000, 24_000] } }))
  expect(cars.map(({ priceCents }) => priceCents).sort()).toEqual([2_200_000, 2_300_000, 2_400_000])
})

it('the market is what is offered at a price at any dealership: not the sold, the hidden and those without a price', async () => {
  const offers = await stock.listMarketOffers([], 100)
  // 21 of the 22 for sale have a price; one more is of the other dealership.
  expect(offers).toHaveLength(22)
  expect(offers.every(({ priceCents }) => (priceCents ?? 0) > 20_000)).toBe(true)
  const narrowed = await stock.listMarketOffers(
    [equals('colour', 'Red'), inRange('price', [20_000, 26_000]) ?? ''],
    100,
  )
  expect(narrowed.map(({ priceCents }) => priceCents).sort()).toEqual([2_000_000, 2_300_000, 2_600_000])
  expect(await stock.listMarketOffers([], 3)).toHaveLength(3)
})

it('finds cars by query words', async () => {
  expect((await stock.search(request({ query: 'maker runner A7' }))).cars[0]?.stocknum).toBe('A7')
})

it('lists cars without the attributes of the vehicle page, and finds one by slug with them', async () => {
  const [listed] = await stock.listCars(scopeOf(), {
    filter: differs('stocknum', 'A1'),
    limit: 1,
    sort: 'price-asc',
  })
  expect(listed).toMatchObject({ stocknum: 'A0', dealercomments: '' })
  expect(await stock.findCarBySlug(scopeOf(), listed?.slug ?? '')).toMatchObject({
    dealercomments: 'A fine car.',
  })
})

it('SIM-06, CALL-08: answers several lists by one POST, each with counts beyond its limit', async () => {
  const posted: string[] = []
  const counting = open({ onCall: ({ outcome }) => posted.push(outcome) })
  const listing = { limit: 2, facets: ['colour'] }
  const groups = await counting.listCarGroups(scopeOf(), [
    { ...listing, filter: 'simple_body = "SUV" AND id != "x"' },
    { ...listing, filter: 'colour = "Red"' },
  ])
  expect(posted).toEqual(['ok'])
  expect(groups.map(({ cars }) => cars.length)).toEqual([2, 2])
  const counted = groups.map(({ counts }) => counts.colour?.reduce((sum, { count }) => sum + count, 0))
  expect(counted).toEqual([18, 8])
})

it('counts the values of a facet, most cars first', async () => {
  expect(await stock.countFacet(scopeOf(), 'body', 1)).toEqual([{ value: 'SUV', count: 18 }])
  expect(await stock.countFacet(scopeOf(), 'no such', 4)).toEqual([])
})

it('lists marks of cars, the newest first, with when each came, was reserved or sold last', async () => {
  const marks = await stock.listCarMarks(scopeOf(), { offset: 0, limit: 100 })
  const { cars } = await stock.search(request({ sort: 'latest', hitsPerPage: 100 }))
  const latest = (times: (string | null)[]) => {
    const known = times.flatMap((time) => (time === null ? [] : Date.parse(time)))
    return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null
  }
  expect(marks.map(({ slug, changedAt }) => ({ slug, changedAt }))).toEqual(
    cars.map(({ slug, createdAt, reservedAt, soldAt }) => ({
      slug,
      changedAt: latest([createdAt, reservedAt, soldAt]),
    })),
  )
  expect(marks.some(({ changedAt }) => changedAt !== null)).toBe(true)
  expect(await stock.listCarMarks(scopeOf(), { offset: 2, limit: 3 })).toEqual(marks.slice(2, 5))
  const listed = await stock.listCars(scopeOf(), { sort: 'latest', offset: 2, limit: 3 })
  expect(listed.map(({ slug }) => slug)).toEqual(marks.slice(2, 5).map(({ slug }) => slug))
})

it('lists snapshots of every car of the scope', async () => {
  const snapshots = await stock.listSnapshots(scopeOf())
  expect(snapshots).toHaveLength(23)
  expect(new Map(snapshots).get('somewhere_sold')).toMatch(/^sold /)
  expect(new Map(snapshots).get('somewhere_a0')).toMatch(/^in_stock false 20000 /)
  expect(await stock.listSnapshots(scopeOf('', []))).toEqual([])
})

describe('a digest of the stock', () => {
  const index = 'Car_digest'
  const importAll = async (vehicles: readonly object[]) => {
    const own = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: index })
    await own.prepare()
    await importFeed(sampleImport(feedBytes(vehicles)), own, {
      now: NOW,
      force: true,
      bufferPath: sampleBufferPath,
    })
    return own
  }
  const read = (dealerships?: string[]) => open({ indexUid: index }).readDigest(scopeOf('', dealerships))

  it('is the same for the same stock, and another for a car that is changed, hidden or gone', async () => {
    await importAll(VEHICLES)
    const whole = await read()
    await importAll(VEHICLES)
    expect(await read()).toBe(whole)
    const [first = {}, ...others] = VEHICLES
    const digests = [whole]
    for (const changed of [{ dealercomments: 'A finer car.' }, { show_on_dealer_website: 'N' }]) {
      await importAll([{ ...first, ...changed }, ...others])
      digests.push(await read())
    }
    await importAll(others)
    digests.push(await read())
    expect(digests).not.toContain(null)
    expect(new Set(digests).size).toBe(3)
    // To shoppers a hidden car is gone.
    expect(digests[3]).toBe(digests[2])
    expect(await read(['somewhere-south'])).not.toBe(await read())
  })

  it('is none while a car has a part that was written after its import', async () => {
    const own = await importAll(VEHICLES)
    await own.patch([{ id: 'somewhere_a0', reserved: true, import_hash: '' }])
    await own.settle()
    expect(await read()).toBeNull()
    expect(await read(['somewhere-south'])).not.toBeNull()
  })
})

describe('tenant isolation', () => {
  const south = '2020-maker-runner-sport-south'

  it('holds against staff filters and filter values', async () => {
    const wide = scopeOf('make = "Maker" OR make != "Maker"')
    expect((await stock.search(request({ scope: wide }))).total).toBe(23)
    const attack = 'Red"] OR dealership_slug IN ["somewhere-south'
    expect((await stock.search(request({ filters: { colour: [attack] } }))).total).toBe(0)
    expect(await stock.findCarBySlug(wide, south)).toBeNull()
    expect(await stock.findCarBySlug(scopeOf('', ['somewhere-south']), south)).not.toBeNull()
  })

  it('finds nothing for a dealer without dealerships, and no hidden cars', async () => {
    expect((await stock.search(request({ scope: scopeOf('', []) }))).total).toBe(0)
    expect(await stock.findCarBySlug(scopeOf(), '2020-maker-runner-sport-hidden')).toBeNull()
  })

  it('is part of the token: without a filter it finds no other dealer’s car', async () => {
    const key = await client.createKey({
      uid: '6f0d7b3a-9a63-4f0e-8d5a-0c8f8f1b2a11',
      actions: ['search'],
      indexes: ['*'],
      expiresAt: null,
    })
    const signed = open({ searchKey: key.key, searchKeyUid: key.uid })
    const unwalled = { ...scopeOf(), visible: 'id EXISTS', window: 'id EXISTS' }
    expect((await signed.search(request({ scope: unwalled }))).total).toBe(24)
    expect((await signed.search(request())).total).toBe(23)
  })
})

it.each(['make = (', 'make =', 'no_such_field = 1', 'make = "A" AND'])(
  'a staff filter that cannot be read, %j, shows no car and is reported, and never opens the stock',
  async (filter) => {
    warnings.length = 0
    const scope = scopeOf(filter)
    const asked = request({
      scope,
      facets: ['make', 'colour'],
      filters: { colour: ['Red'] },
      countWithout: true,
    })
    const { cars, total, facets, without } = await stock.search(asked)
    expect([cars, total]).toEqual([[], 0])
    expect(Object.values(facets).flat()).toEqual([])
    expect(Object.values(without ?? {}).every((count) => count === 0)).toBe(true)
    expect(await stock.listCars(scope, { limit: 5 })).toEqual([])
    expect(await stock.listCarMarks(scope, { offset: 0, limit: 5 })).toEqual([])
    expect(await stock.listSnapshots(scope)).toEqual([])
    expect(await stock.countFacet(scope, 'make', 5)).toEqual([])
    expect(warnings[0]).toContain('filter')
  },
)

it('accepts filter values of 10 kB and with special characters', async () => {
  const values = ['x'.repeat(10_240), '"\\\'`(){}[]<>=\u0000\u202e', '🚗', "'; DROP"]
  for (const value of values) {
    await expect(stock.search(request({ filters: { make: [value] }, query: value }))).resolves.toBeDefined()
  }
})

it('omits and reports a document that breaks the contract', async () => {
  const broken = {
    id: 'broken',
    dealership_slug: 'somewhere-broken',
    show_on_dealer_website: true,
    status: 'in_stock',
  }
  await client.index(INDEX).addDocuments([broken]).waitTask()
  onTestFinished(async () => {
    await client.index(INDEX).deleteDocument('broken').waitTask()
  })
  warnings.length = 0
  expect((await stock.search(request({ scope: scopeOf('', ['somewhere-broken']) }))).cars).toEqual([])
  expect(warnings).toHaveLength(1)
})

it('has a version that changes only with the index', async () => {
  const before = await version.refresh()
  expect(before).not.toBe('')
  expect(await version.refresh()).toBe(before)
  await client
    .index(INDEX)
    .updateDocuments([{ id: 'somewhere_a1', tag: 'Reduced' }])
    .waitTask()
  expect(await version.refresh()).not.toBe(before)
  expect(stock.version()).toBe(version.current)
})

it('throws StockUnavailableError without an answer, and reports the version’s failure once', async () => {
  const nowhere = 'http://127.0.0.1:9'
  const away = open({ host: nowhere, backgroundMs: 500 })
  await expect(away.search(request())).rejects.toMatchObject({ code: 'stock_unavailable' })
  const errors: unknown[] = []
  const blind = new StockVersion({
    host: nowhere,
    apiKey: undefined,
    indexUid: INDEX,
    onError: (error) => errors.push(error),
  })
  expect([await blind.refresh(), await blind.refresh()]).toEqual(['', ''])
  expect(errors).toHaveLength(1)
})

it.each([
  ['another key', { searchKey: 'another' }],
  ['no such index', { indexUid: 'Car_nowhere' }],
  ['nobody there', { host: 'http://127.0.0.1:9' }],
])('answers a ping, and rejects with %s', async (_what, options) => {
  const signal = AbortSignal.timeout(15_000)
  await expect(stock.ping(signal)).resolves.toBeUndefined()
  await expect(open(options).ping(signal)).rejects.toThrow()
})
