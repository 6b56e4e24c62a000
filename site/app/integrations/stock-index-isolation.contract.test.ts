import fc from 'fast-check'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFeed } from '#stock/import/import-feed.ts'
import { ensureStockKeys } from '#stock/index/stock-keys.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import {
  feedBytes,
  sampleBufferPath,
  sampleDealer,
  sampleImport,
  sampleVehicle,
} from '#stock/testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '#stock/testing/search-server.ts'
import { MeilisearchStockIndex } from './stock-index.server.ts'
import type { StockSearchRequest } from './stock-index.ts'
import { FILTER_ATTRIBUTES } from './stock-index-facets.ts'
import { getStockScope } from './stock-index-scope.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const INDEX = 'Car_walls'
let server: SearchServer
let stock: MeilisearchStockIndex
let plain: MeilisearchStockIndex

/** Two dealers with a car each that differ in the dealership only. */
beforeAll(async () => {
  server = await startSearchServer()
  const store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: INDEX })
  await store.prepare()
  for (const slug of ['somewhere', 'elsewhere']) {
    const dealer = {
      ...sampleDealer,
      slug,
      locations: [],
      dealerships: [{ id: slug, name: slug, slug: `${slug}-one` }],
    }
    const { feed, source } = sampleImport(feedBytes([sampleVehicle({ location_code: '' })]), {
      tenantSlug: slug,
    })
    await importFeed({ feed, source, dealer }, store, {
      now: NOW,
      force: false,
      bufferPath: sampleBufferPath,
    })
  }
  const { search } = await ensureStockKeys(
    new Meilisearch({ host: server.host, apiKey: server.masterKey }),
    INDEX,
  )
  const open = (searchKey: string, searchKeyUid: string | undefined) =>
    new MeilisearchStockIndex({
      host: server.host,
      indexUid: INDEX,
      searchKey,
      searchKeyUid,
      version: { current: '' },
      warn: () => undefined,
    })
  stock = open(search.key, search.uid)
  plain = open(server.masterKey, undefined)
})
afterAll(() => server.stop())

const scopeOf = (searchFilters = '') =>
  getStockScope(
    {
      slug: 'somewhere',
      dealerships: [{ slug: 'somewhere-one' }],
      stock: { searchFilters, includeSoldCarsDays: 3 },
    },
    NOW,
  )
const asked = (change: Partial<StockSearchRequest> = {}): StockSearchRequest => ({
  scope: scopeOf(),
  query: '',
  filters: {},
  ranges: {},
  sort: 'relevant',
  page: 1,
  hitsPerPage: 50,
  facets: ['dealership_name', 'make'],
  ...change,
})

/** No query returns a car or a count of the other dealer. */
async function expectOwnOnly(request: StockSearchRequest): Promise<void> {
  for (const index of [stock, plain]) {
    const { cars, total, facets } = await index.search(request)
    expect(cars.every(({ dealershipSlug }) => dealershipSlug === 'somewhere-one')).toBe(true)
    expect(total).toBeLessThanOrEqual(1)
    expect(facets.dealership_name?.map(({ value }) => value) ?? []).not.toContain('elsewhere')
  }
}

const ESCAPES = [
  'x" OR dealership_slug = "elsewhere-one',
  "x' OR dealership_slug = 'elsewhere-one",
  'x\\" OR id EXISTS OR "',
  'x"] OR dealership_slug IN ["elsewhere-one',
  ') OR (id EXISTS',
  'id EXISTS) OR (dealership_slug = "elsewhere-one"',
  'dealership_slug = "elsewhere-one" OR id EXISTS',
  'make != "nothing" OR NOT dealership_slug = "somewhere-one"',
  '"\n OR id EXISTS //',
  '_geoRadius(0, 0, 99999999)',
  '\u0000"\u2028',
  '{"$ne":null}',
]

describe('tenant isolation holds', () => {
  it.each(ESCAPES)('against filter values, query words and slugs: %j', async (text) => {
    for (const key of [...Object.keys(FILTER_ATTRIBUTES), 'dealership_slug', 'location_slug', text]) {
      await expectOwnOnly(asked({ filters: { [key]: [text, 'x'] }, facets: [key, 'dealership_name'] }))
    }
    await expectOwnOnly(asked({ query: text }))
    expect(await stock.findCarBySlug(scopeOf(), text)).toBeNull()
  })

  it.each(ESCAPES)('against staff filters: %j', async (text) => {
    await expectOwnOnly(asked({ scope: scopeOf(text) }))
    expect(await plain.findCarBySlug(scopeOf(text), '2020-maker-runner-sport-a2')).toBeNull()
  })

  it('against a filter by the other dealer’s dealership', async () => {
    const chosen = asked({ filters: { dealership_slug: ['elsewhere-one'] } })
    for (const index of [stock, plain]) expect((await index.search(chosen)).total).toBe(0)
  })

  it('against random words and values', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...Object.keys(FILTER_ATTRIBUTES)), (value, key) =>
        expectOwnOnly(asked({ query: value, filters: { [key]: [value] } })),
      ),
      { numRuns: 60, seed: 5 },
    )
  })
})

it('prices of the market come from every dealer, without what says whose car it is', async () => {
  const offers = await stock.listMarketOffers([], 50)
  expect(offers).toHaveLength(2)
  for (const offer of offers)
    expect(Object.keys(offer).sort()).toEqual([
      'badge',
      'km',
      'priceCents',
      'priceType',
      'simpleBody',
      'year',
    ])
  expect(offers[0]).toMatchObject({ year: 2020, priceCents: expect.any(Number) })
  expect(await stock.listMarketOffers(['make = "Nothing"'], 50)).toEqual([])
})
