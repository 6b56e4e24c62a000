// The blocks that are made of the stock, against a real index: every figure is what its link lists.
import type { Block } from '@forecourt/schemas/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DealerContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { MeilisearchStockIndex } from '#app/integrations/stock-index.server.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { StockVersion } from '#app/integrations/stock-index-version.server.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
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
import { type BlockModelOf, blockModels } from './blocks.server.ts'
import { countRideable } from './licence-picker/rideable.ts'
import { countTowing } from './tow-finder/towing.ts'

const NOW = '2026-11-21T01:00:00.000Z'
const EARLIER = '2026-11-11T01:00:00.000Z'
const INDEX = 'Car_test'
const MODELS = ['Runner', 'Hopper', 'Glider']
const vehicle = (stocknum: string, change: Record<string, unknown>) =>
  sampleVehicle({ stocknum, egcprice: 0, date_in_stock: '2026-10-01', ...change })
const many = (count: number, prefix: string, changeOf: (index: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_none, index) => vehicle(`${prefix}${index}`, changeOf(index)))

/** Cars of many prices and motorcycles of some seats; some sold, some without a price, some whose seat is not known. */
const VEHICLES = [
  ...many(40, 'C', (index) => ({
    status: index % 10 === 9 ? 'Sold' : 'In Stock',
    ...(index % 10 === 9 ? { sold_date: '2026-11-20' } : {}),
    make: 'Volta',
    model: MODELS[index % 3],
    towing_capacity: [0, 2_500, 3_500, 9_000][index % 4],
    ...(index === 2 ? { wasprice: 15_990 } : {}),
    dapprice: index % 8 === 7 ? 'POA' : 12_990 + index * 1_250,
  })),
  ...many(18, 'M', (index) => ({
    item_type: 'motorcycle',
    make: 'Astra',
    model: MODELS[index % 3],
    dapprice: 8_000 + index * 700,
    features: [
      ...(index % 2 === 0 ? ['LAMS Approved'] : []),
      ...(index % 9 === 8 ? [] : [`Seat Height ${760 + (index % 5) * 20} mm`]),
    ],
    status: index === 4 ? 'Coming Soon' : 'In Stock',
  })),
]

let server: SearchServer
let dealer: DealerContext
let store: StockStore
beforeAll(async () => {
  server = await startSearchServer()
  const connection = { host: server.host, apiKey: server.masterKey, indexUid: INDEX }
  store = new StockStore(connection)
  await store.prepare()
  const bring = (vehicles: readonly object[], now: string) =>
    importFeed(sampleImport(feedBytes(vehicles)), store, {
      now,
      force: false,
      bufferPath: `${sampleBufferPath}-blocks`,
    })
  await bring(VEHICLES, EARLIER)
  await bring([{ ...VEHICLES[0], dapprice: 11_740 }, ...VEHICLES.slice(1)], NOW)
  const stock = new MeilisearchStockIndex({
    host: server.host,
    indexUid: INDEX,
    searchKey: server.masterKey,
    searchKeyUid: undefined,
    version: new StockVersion({ ...connection, onError: console.error }),
    warn: console.error,
  })
  const { dealerships } = sampleDealer
  dealer = { ...testDealer({ tenant: { slug: 'somewhere', dealerships } }), stock }
}, 60_000)
afterAll(() => server.stop())

/** Blocks with nothing but their kinds, as the contract reads them. */
function listBlocks(...types: Block['type'][]): readonly Block[] {
  const blocks = types.map((type) => ({ type, key: type }))
  const { bundle } = testDealer({ pages: [{ id: 'page-a', slug: 'a', title: 'A', blocks }] })
  return bundle.pages[0]?.blocks ?? []
}

async function buildModel<T extends Block['type']>(type: T): Promise<BlockModelOf<T>> {
  const [model] = await blockModels(listBlocks(type), dealer)
  if (model?.type !== type) throw new Error(`no ${type}`)
  return model as unknown as BlockModelOf<T>
}

/** How many vehicles the pages of an address list. */
async function listed(href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://a.example')
  let count = 0
  for (let page = 1; ; page += 1) {
    searchParams.set('page', String(page))
    const { outcome, cells } = await getSearch(dealer, pathname.replace('/search/', ''), searchParams)
    const cars = outcome === 'past-end' ? [] : cells.filter(({ kind }) => kind === 'car')
    if (cars.length === 0) return count
    count += cars.length
  }
}

it('each column of prices leads to as many vehicles as it says, and together with what has no price they are the stock', async () => {
  const { columns, title, text } = await buildModel('priceHistogram')
  for (const { href, count } of columns.filter((column) => column.count > 0))
    expect(await listed(href)).toBe(count)
  const sum = columns.reduce((all, { count }) => all + count, 0)
  const all = await listed('/search/new-used-and-demo-cars')
  expect(title).toBe(`${sum} of our ${all} vehicles, by price`)
  expect(text).toContain(`${all - sum} more `)
})

it('the motorcycles of a licence and a seat height are those that the form leads to', async () => {
  const { seats, bikes } = await buildModel('licencePicker')
  for (const learnerOnly of [true, false]) {
    const form = new URLSearchParams([
      ['status', 'in_stock'],
      ['item_type', 'motorcycle'],
      ['filtered_features', learnerOnly ? 'LAMS Approved' : ''],
      ['seat_height', ''],
      ['seat_height', '800'],
    ])
    const count = countRideable(seats, { learnerOnly, seatMm: 800 })
    expect(count).toBeGreaterThan(0)
    expect(await listed(`/search/new-used-and-demo-cars?${form}`)).toBe(count)
  }
  expect(bikes.map(({ isLearner }) => isLearner)).toEqual([true, true, true, false, false, false])
  for (const { href, count } of bikes) expect(await listed(href)).toBe(count)
})

it('the vehicles that tow a van are those that the form leads to', async () => {
  const { limits, vehicles } = await buildModel('towFinder')
  const count = countTowing(limits, 2_550)
  expect(count).toBeGreaterThan(0)
  const form = 'status=in_stock&towing_kg=2550&towing_kg=4500'
  expect(await listed(`/search/new-used-and-demo-cars?${form}`)).toBe(count)
  expect(vehicles.map(({ limitKg }) => limitKg)).toEqual([3_500, 3_500, 3_500, 2_500])
  for (const vehicle of vehicles) expect(await listed(vehicle.href)).toBe(vehicle.count)
})

it('used vehicles whose price fell are listed, the latest fall first, by the day of its import', async () => {
  const { cars } = await buildModel('priceSteps')
  expect(cars.map(({ name, fell }) => [name, fell])).toEqual([
    ['2020 Volta Runner', '$1,250 less since Sat 21 Nov'],
    ['2020 Volta Glider', '$500 less than before'],
  ])
  expect(cars.map(({ prices }) => prices.map(({ price, is }) => [price, is]))).toEqual([
    [
      ['$12,990', 'past'],
      ['$11,740', 'now'],
    ],
    [
      ['$15,990', 'past'],
      ['$15,490', 'now'],
    ],
  ])
})

it('points that lead to a model have the price of its cheapest, named as used where none is new', async () => {
  const block: Block = {
    type: 'servicePoints',
    key: 's',
    title: 'Runner',
    text: '',
    numbered: false,
    image: null,
    points: [{ key: 'p', title: 'We like', text: '', mark: 'check' }],
    buttons: [{ key: 'b', title: 'In stock', link: '/search/volta/runner', style: 'primary' }],
  }
  const [model] = await blockModels([block], dealer)
  if (model?.type !== 'servicePoints') throw new Error('no points')
  expect(model.stock).toMatch(/^\d+ in stock, used from \$11,740$/)
})

it('a row of cars begins with those that staff have pinned, of the ones that fit, and is as long as before', async () => {
  const before = await buildModel('carRow')
  const scope = getStockScope(dealer.bundle.tenant, NOW)
  const forSale = await dealer.stock.listCars(scope, { filter: 'status = in_stock', limit: 80 })
  const last = forSale.at(-1)
  const pin = async (id: unknown) => {
    await store.patch([{ id: String(id), pinned: true }])
    await store.settle()
  }
  await pin(last?.id)
  const yards = sampleDealer.dealerships.map(({ slug }) => slug)
  const [sold] = await store.searchCars('', yards, { limit: 1, filters: ['status = sold'] })
  await pin(sold?.id)
  const after = await buildModel('carRow')
  expect(before.cards.map(({ id }) => id)).not.toContain(last?.id)
  expect(after.cards[0]?.id).toBe(last?.id)
  expect(after.cards.map(({ id }) => id)).not.toContain(sold?.id)
  expect(after.cards).toHaveLength(before.cards.length)
})

it('a dealer without such stock has none of these blocks', async () => {
  const blocks = listBlocks('priceHistogram', 'licencePicker', 'towFinder', 'priceSteps')
  expect(blocks).toHaveLength(4)
  expect(await blockModels(blocks, testDealer())).toEqual([])
})
