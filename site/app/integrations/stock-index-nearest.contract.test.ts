import type { Location } from '@forecourt/schemas/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFeed } from '#stock/import/import-feed.ts'
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
import { getStockScope } from './stock-index-scope.ts'
import { StockVersion } from './stock-index-version.server.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const INDEX = 'Car_test'
const [place] = sampleDealer.locations
/** A location of the dealer with an address of its own. */
function at(slug: string, lat: number | null, long: number | null, postcode: string): Location {
  if (!place?.address) throw new Error('The sample dealer has no place.')
  return { ...place, id: slug, slug, name: slug, address: { ...place.address, lat, long, postcode } }
}
/** Locations with valid, missing and invalid coordinates; the index would refuse the last two. */
const dealer = {
  ...sampleDealer,
  locations: [
    at('sydney', -33.87, 151.21, '2000'),
    at('by-postcode', null, null, '4300'),
    at('brisbane', -27.47, 153.02, '4000'),
    at('off-the-globe', 153.02, -27.47, '9999'),
    at('nowhere', null, null, ''),
  ],
}
const CARS = dealer.locations.flatMap(({ slug }) =>
  [1, 2].map((number) => sampleVehicle({ stocknum: `${slug}-${number}`, location_code: slug })),
)

let server: SearchServer
let stock: MeilisearchStockIndex

beforeAll(async () => {
  server = await startSearchServer()
  const store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: INDEX })
  await store.prepare()
  const taken = { ...sampleImport(feedBytes(CARS)), dealer }
  const run = await importFeed(taken, store, { now: NOW, force: false, bufferPath: sampleBufferPath })
  expect(run.counts).toMatchObject({ new: CARS.length, rejected: 0 })
  const options = { host: server.host, indexUid: INDEX }
  const version = new StockVersion({ ...options, apiKey: server.masterKey, onError: () => undefined })
  stock = new MeilisearchStockIndex({
    ...options,
    searchKey: server.masterKey,
    searchKeyUid: undefined,
    version,
    warn: () => undefined,
  })
})
afterAll(() => server.stop())

const found = async (change: Partial<StockSearchRequest>) => {
  const tenant = {
    slug: 'somewhere',
    dealerships: dealer.dealerships,
    stock: { searchFilters: '', includeSoldCarsDays: 3 },
  }
  const { cars, total } = await stock.search({
    scope: getStockScope(tenant, NOW),
    query: '',
    filters: {},
    ranges: {},
    facets: [],
    sort: 'nearest',
    page: 1,
    hitsPerPage: 21,
    ...change,
  })
  expect(total).toBe(CARS.length)
  return cars.map(({ stocknum }) => stocknum.slice(0, -2))
}

it('sorts the nearest cars first, and cars without coordinates last', async () => {
  const fromBrisbane = await found({ from: [-27.468, 153.024] })
  expect(fromBrisbane.slice(0, 6)).toEqual(
    ['brisbane', 'by-postcode', 'sydney'].flatMap((slug) => [slug, slug]),
  )
  expect(new Set(fromBrisbane.slice(6))).toEqual(new Set(['off-the-globe', 'nowhere']))
  expect((await found({ from: [-33.9, 151.2] })).slice(0, 2)).toEqual(['sydney', 'sydney'])
})

it('keeps the order by distance with query words', async () => {
  expect((await found({ from: [-33.9, 151.2], query: 'maker runner' })).slice(0, 2)).toEqual([
    'sydney',
    'sydney',
  ])
})

it('uses the usual order without a point', async () => {
  expect(await found({})).toEqual(await found({ sort: 'relevant' }))
})
