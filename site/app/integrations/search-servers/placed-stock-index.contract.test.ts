import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StockStore } from '#stock/index/stock-store.ts'
import { type SearchServer, startSearchServer } from '#stock/testing/search-server.ts'
import { StockUnavailableError } from '../stock-index.ts'
import { getStockScope } from '../stock-index-scope.ts'
import { withPageBudget } from '../stock-time-budget.server.ts'
import { openStockIndex } from './open-stock-index.server.ts'

const INDEX = 'Car_placed'
let one: SearchServer
let two: SearchServer
/** Takes questions and never answers. */
let hanging: Server
let hangs: string

beforeAll(async () => {
  hanging = createServer(() => {})
  await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done))
  hangs = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
  ;[one, two] = await Promise.all([startSearchServer(), startSearchServer()])
  await fill(one, ['a_1', 'a_2', 'b_9'])
  await fill(two, ['b_1', 'b_2', 'a_2'])
})
afterAll(async () => {
  hanging.closeAllConnections()
  hanging.close()
  await Promise.all([one.stop(), two.stop()])
})

/** Cars for sale, each newer than those before it. */
async function fill({ host, masterKey: apiKey }: SearchServer, ids: string[]): Promise<void> {
  const store = new StockStore({ host, apiKey, indexUid: INDEX })
  await store.prepare()
  await store.patch(
    ids.map((id) => ({
      id,
      dealership_slug: `${id[0]}-yard`,
      show_on_dealer_website: true,
      status: 'in_stock',
      price: 10_000 + Number(id.slice(2)),
      created_at_timestamp: 1_000 + Number(id.slice(2)),
      badge: id,
    })),
  )
  await store.settle()
}

const scope = (slug: string) =>
  getStockScope(
    { slug, dealerships: [{ slug: `${slug}-yard` }], stock: { searchFilters: '', includeSoldCarsDays: 0 } },
    '2026-11-30T00:00:00.000Z',
  )

const READERS: Record<string, string[]> = { a: ['one'], b: ['two'] }

/** The two servers, the first of them at another address. */
function open({ at = one.host, readers = READERS }: { at?: string; readers?: typeof READERS } = {}) {
  return openStockIndex({
    servers: [
      { name: 'one', url: at, searchKey: one.masterKey },
      { name: 'two', url: two.host, searchKey: two.masterKey },
    ],
    listReaders: async (slug) => readers[slug] ?? [],
    indexUid: INDEX,
    version: { current: '1' },
    warn: () => {},
  })
}

const idsOf = async (slug: string, options?: Parameters<typeof open>[0]) =>
  (await open(options).listSnapshots(scope(slug))).map(([id]) => id).sort()

test('each dealer is read from its server, whatever another one has of it', async () => {
  expect(await idsOf('a')).toEqual(['a_1', 'a_2'])
  expect(await idsOf('b')).toEqual(['b_1', 'b_2'])
})

test('a server that takes a question and does not answer leaves the other enough of the page’s second', async () => {
  const index = open({ at: hangs, readers: { b: ['one', 'two'] } })
  const since = performance.now()
  const cars = await withPageBudget(() => index.listSnapshots(scope('b')))
  expect(cars.map(([id]) => id).sort()).toEqual(['b_1', 'b_2'])
  expect(performance.now() - since).toBeLessThan(1_000)
})

test('a question that one server refuses is not asked of the other', async () => {
  const index = open({ readers: { a: ['one', 'two'] } })
  const refused = { ...scope('a'), window: 'no such = = filter' }
  await expect(index.listSnapshots({ ...refused, visible: '= =' })).rejects.not.toBeInstanceOf(
    StockUnavailableError,
  )
})

test.each([
  ['every server is away', { at: 'http://127.0.0.1:1', readers: { a: ['one'] } }],
  ['no server has the whole stock', { readers: { a: [] } }],
])('where %s the stock is unavailable, and not empty', async (_where, options) => {
  await expect(idsOf('a', options)).rejects.toBeInstanceOf(StockUnavailableError)
})

test('offers of the market are those of all servers, the newest first, each car once and from its dealer’s server', async () => {
  const offers = await open().listMarketOffers([], 10)
  // What is left of a_2 on two and of b_9 on one by moves is not counted.
  expect(offers.map(({ badge }) => badge)).toHaveLength(4)
  expect(new Set(offers.map(({ badge }) => badge))).toEqual(new Set(['a_1', 'a_2', 'b_1', 'b_2']))
  expect(offers.slice(0, 2).map(({ badge }) => badge[2])).toEqual(['2', '2'])
  expect(await open().listMarketOffers([], 3)).toHaveLength(3)
})

test('offers of a market of which a part is away are none at all', async () => {
  await expect(open({ at: 'http://127.0.0.1:1' }).listMarketOffers([], 10)).rejects.toBeInstanceOf(
    StockUnavailableError,
  )
})

test('the stock answers while every dealer’s does', async () => {
  await open().ping(AbortSignal.timeout(5_000))
  await expect(open({ at: 'http://127.0.0.1:1' }).ping(AbortSignal.timeout(5_000))).rejects.toThrow()
})
