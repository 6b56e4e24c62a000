import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MeilisearchStockIndex } from '#app/integrations/stock-index.server.ts'
import { FILTER_ATTRIBUTES } from '#app/integrations/stock-index-facets.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { importFeed } from '../import/import-feed.ts'
import { StockStore } from '../index/stock-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { runStock } from './run-stock.ts'

const NOW = '2026-07-10T02:00:00.000Z'
let server: SearchServer
let folder: string
beforeAll(async () => {
  server = await startSearchServer()
  folder = await mkdtemp(join(tmpdir(), 'forecourt-setup-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function setUp(more: Record<string, string> = { MEILI_MASTER_KEY: server.masterKey }) {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await runStock(['setup'], {
    variables: {
      MEILI_URL: server.host,
      SANITY_PROJECT_ID: 'p',
      SANITY_DATASET: 'setup',
      DATA_DIR: folder,
      ...more,
    },
    print: (line) => lines.push(line),
    printError: (problem) => complaints.push(String(problem)),
  })
  const variables = Object.fromEntries(
    lines.filter((line) => /^MEILI/.test(line)).map((line) => line.split(/=(.*)/s)),
  )
  return { code, complaints, variables }
}

it('creates keys that allow an import, a reindex and a dealer’s searches, and nothing else', async () => {
  const { code, variables } = await setUp()
  expect(code).toBe(0)
  const { MEILI_URL: host = '', MEILI_ADMIN_KEY, MEILI_SEARCH_KEY, MEILI_SEARCH_KEY_UID } = variables
  const store = new StockStore({ host, apiKey: MEILI_ADMIN_KEY, indexUid: 'Car_setup' })
  await importFeed(sampleImport(feedBytes([sampleVehicle()])), store, {
    now: NOW,
    force: false,
    bufferPath: sampleBufferPath,
  })
  expect(await store.rebuild()).toBe(1)
  const stock = new MeilisearchStockIndex({
    host,
    indexUid: 'Car_setup',
    searchKey: MEILI_SEARCH_KEY,
    searchKeyUid: MEILI_SEARCH_KEY_UID,
    version: { current: '' },
    warn: () => undefined,
  })
  const scope = getStockScope(
    {
      slug: 'somewhere',
      dealerships: [{ slug: 'somewhere-north' }],
      stock: { searchFilters: '', includeSoldCarsDays: 3 },
    },
    NOW,
  )
  const facets = Object.keys(FILTER_ATTRIBUTES)
  const found = await stock.search({
    scope,
    query: '',
    filters: {},
    ranges: {},
    sort: 'relevant',
    page: 1,
    hitsPerPage: 21,
    facets,
  })
  expect(found.total).toBe(1)
  const searcher = new Meilisearch({ host, apiKey: MEILI_SEARCH_KEY ?? '' })
  await expect(searcher.index('Car_setup').addDocuments([{ id: 'x' }])).rejects.toMatchObject({
    cause: { code: 'invalid_api_key' },
  })
  await expect(searcher.getKeys()).rejects.toMatchObject({ cause: { code: 'invalid_api_key' } })
  const importer = new Meilisearch({ host, apiKey: MEILI_ADMIN_KEY ?? '' })
  await expect(importer.getKeys()).rejects.toMatchObject({ cause: { code: 'invalid_api_key' } })
  await expect(importer.index('Car_setup').search('')).rejects.toMatchObject({
    cause: { code: 'invalid_api_key' },
  })
})

it('called again returns the same keys and changes nothing', async () => {
  const first = await setUp()
  expect((await setUp()).variables).toEqual(first.variables)
  const { results } = await new Meilisearch({ host: server.host, apiKey: server.masterKey }).getKeys()
  expect(results.filter(({ name }) => name?.startsWith('forecourt'))).toHaveLength(2)
})

it('reports a missing variable and a wrong key', async () => {
  expect(await setUp({})).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('MEILI_MASTER_KEY')],
  })
  expect(await setUp({ MEILI_MASTER_KEY: 'not-the-master-key' })).toMatchObject({ code: 1 })
})
