import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFeed } from '../import/import-feed.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { StockStore } from './stock-store.ts'

const NOW = '2026-07-10T02:00:00.000Z'
let server: SearchServer
let store: StockStore
let client: Meilisearch

beforeAll(async () => {
  server = await startSearchServer()
  store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: 'Car_test' })
  client = new Meilisearch({ host: server.host, apiKey: server.masterKey })
})
afterAll(() => server.stop())

const importThese = (vehicles: readonly unknown[]) =>
  importFeed(sampleImport(feedBytes(vehicles)), store, {
    now: NOW,
    force: false,
    bufferPath: sampleBufferPath,
  })
const yard = (count: number) =>
  Array.from({ length: count }, (_none, index) => sampleVehicle({ stocknum: `A${index + 1}` }))
const lastTask = async () => (await client.tasks.getTasks({ limit: 1 })).results[0]?.uid

it('creates a missing index with its settings, and does not touch a correct one', async () => {
  expect(await store.prepare()).toBe(true)
  const settled = await lastTask()
  expect(await store.prepare()).toBe(false)
  expect(await lastTask()).toBe(settled)
})

it('restores changed settings', async () => {
  await client.index('Car_test').updateRankingRules(['words']).waitTask()
  expect(await store.prepare()).toBe(true)
  expect((await client.index('Car_test').getSettings()).rankingRules?.at(-1)).toBe('rank:desc')
})

it('imports a feed, and sends nothing for an unchanged one', async () => {
  await importThese(yard(25))
  expect((await client.index('Car_test').getStats()).numberOfDocuments).toBe(25)
  const settled = await lastTask()
  await importThese(yard(25))
  expect(await lastTask()).toBe(settled)
})

it('writes changes and removes missing cars', async () => {
  const changed = yard(24).map((vehicle) =>
    vehicle.stocknum === 'A7' ? { ...vehicle, dapprice: 25_000 } : vehicle,
  )
  const run = await importThese(changed)
  expect(run.outcomes).toMatchObject([
    { kind: 'price drop', stocknum: 'A7', fields: expect.arrayContaining(['before_price', 'price']) },
    { kind: 'gone', stocknum: 'A25' },
  ])
  const document = await client.index('Car_test').getDocument('somewhere_a7')
  expect(document).toMatchObject({ price: 25_000, before_price: 30_000 })
  expect((await client.index('Car_test').getStats()).numberOfDocuments).toBe(24)
})
