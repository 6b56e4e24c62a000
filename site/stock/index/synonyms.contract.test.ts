import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import { importFeed } from '../import/import-feed.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { STOCK_INDEX_SETTINGS } from './index-settings.ts'
import { StockStore } from './stock-store.ts'

const MAKES = Object.keys(MAKE_NICKNAMES)
let server: SearchServer
let index: ReturnType<Meilisearch['index']>

beforeAll(async () => {
  server = await startSearchServer()
  const store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: 'Car_test' })
  await store.prepare()
  const vehicles = MAKES.map((make, place) => sampleVehicle({ stocknum: `S${place}`, make, model: 'Runner' }))
  await importFeed(sampleImport(feedBytes(vehicles)), store, {
    now: '2026-07-10T02:00:00.000Z',
    force: false,
    bufferPath: sampleBufferPath,
  })
  index = new Meilisearch({ host: server.host, apiKey: server.masterKey }).index('Car_test')
})
afterAll(() => server.stop())

const cases = Object.entries(MAKE_NICKNAMES).flatMap(([make, names]) =>
  names.map((name) => [name, make] as const),
)

it.each(cases)('somebody who types "%s" finds %s first', async (name, make) => {
  const { hits } = await index.search(name, { attributesToRetrieve: ['make'] })
  expect(hits[0]?.make).toBe(make)
  expect((await index.search(`${name} runner`)).hits[0]?.make).toBe(make)
})

it('every synonym of the index settings finds something', () => {
  for (const [word, others] of Object.entries(STOCK_INDEX_SETTINGS.synonyms)) {
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(word)
  }
})
