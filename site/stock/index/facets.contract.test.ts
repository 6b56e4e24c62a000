import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILTER_ATTRIBUTES, findAttribute } from '#app/integrations/stock-index-facets.ts'
import { importFeed } from '../import/import-feed.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { STOCK_INDEX_SETTINGS } from './index-settings.ts'
import { StockStore } from './stock-store.ts'

const NOW = '2026-07-10T02:00:00.000Z'
/** A vehicle whose feed has everything that a facet is made from. */
const vehicle = sampleVehicle({
  colour: 'Snow White',
  drive: 'Front wheel drive',
  seats: 5,
  certified: 'Y',
  tag: 'Reduced',
  doors: 5,
  cylinders: 4,
  sleeps: '2',
  features: ['Apple CarPlay', 'Reversing Camera'],
  subscription_price: 250,
  item_type: 'car',
})

/** What the document of that car holds, by facet key. */
const WANTED: Record<string, string> = {
  badge: 'Sport',
  status: 'in_stock',
  car_type: 'used',
  categories: 'Petrol & Diesel',
  city: 'Northville',
  colour: 'Snow White',
  dealership_name: 'Somewhere North',
  filtered_features: 'Apple CarPlay',
  item_type: 'car',
  km: '45000',
  location_name: 'Somewhere North',
  make: 'Maker',
  make_model: 'Maker Runner',
  model: 'Runner',
  price: '30000',
  subscription_price: '250',
  price_range: '$30,000 - $40,000',
  seats: '5',
  body: 'Wagon',
  drive: 'FWD',
  fuel: 'Petrol',
  transmission: 'Automatic',
  state: 'QLD',
  tag: 'Reduced',
  weekly_price_range: '$100 - $149',
  year: '2020',
  certified: 'true',
  created_at_timestamp: String(Date.parse(NOW) / 1_000),
}

let server: SearchServer
let client: Meilisearch
beforeAll(async () => {
  server = await startSearchServer()
  client = new Meilisearch({ host: server.host, apiKey: server.masterKey })
  const store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: 'Car_test' })
  await store.prepare()
  await importFeed(sampleImport(feedBytes([vehicle])), store, {
    now: NOW,
    force: false,
    bufferPath: sampleBufferPath,
  })
})
afterAll(() => server.stop())

it('all 28 facets are filterable in the index', () => {
  expect(Object.keys(WANTED)).toHaveLength(28)
  expect(STOCK_INDEX_SETTINGS.filterableAttributes).toEqual(
    expect.arrayContaining(Object.keys(WANTED).map((key) => findAttribute(key))),
  )
})

it.each(Object.entries(WANTED))('an imported car is counted and found by its %s', async (key, value) => {
  const attribute = FILTER_ATTRIBUTES[key] ?? ''
  const { facetDistribution } = await client.index('Car_test').search('', { facets: [attribute] })
  expect(Object.keys(facetDistribution?.[attribute] ?? {})).toContain(value)
  const found = await client
    .index('Car_test')
    .search('', { filter: [`${attribute} = ${JSON.stringify(value)}`] })
  expect(found.hits).toHaveLength(1)
})

it.each([
  ['doors', '5'],
  ['cylinders', '4'],
  ['sleeps', '2'],
])('an imported car is counted and found by its %s, which have filters as well', async (key, value) => {
  const attribute = FILTER_ATTRIBUTES[key] ?? ''
  const { facetDistribution } = await client.index('Car_test').search('', { facets: [attribute] })
  expect(facetDistribution?.[attribute]).toEqual({ [value]: 1 })
  const found = await client.index('Car_test').search('', { filter: [`${attribute} IN ["${value}"]`] })
  expect(found.hits).toHaveLength(1)
})
