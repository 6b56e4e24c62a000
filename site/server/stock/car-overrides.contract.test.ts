// What staff set of cars, from the database to what pages ask of a real search server.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { MeilisearchStockIndex } from '#app/integrations/stock-index.server.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { changeActs } from '#db/car-overrides/car-overrides-repository.ts'
import type { Database } from '#db/database.ts'
import { openDatabase } from '#db/database.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { PushThread } from '#stock/push/push-thread.ts'
import { sampleDealer, sampleFeed, sampleVehicle } from '#stock/testing/sample-dealer.ts'
import { startSearchServer } from '#stock/testing/search-server.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { CarOverrides } from './car-overrides.ts'

const search = await startSearchServer()
const folder = await mkdtemp(join(tmpdir(), 'forecourt-overrides-'))
const index = { host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' }
const main = { name: 'main', url: search.host, adminKey: search.masterKey }
const place = { servers: [main], indexUid: 'Car_test' }
const store = new StockStore(index)
await store.prepare()
const thread = new PushThread(
  { ...place, folder: join(folder, 'stock'), waitMs: 10_000 },
  new URL('../../stock/push/push-worker.ts', import.meta.url),
)
const db: Database = await openDatabase({ dataDir: folder })
afterAll(async () => {
  await thread.stop()
  await db.destroy()
  await search.stop()
  await rm(folder, { recursive: true })
})

const NOW = '2026-11-23T02:20:00.000Z'
const SOON = '2026-11-23T02:20:00.400Z'
const car = { tenantSlug: 'somewhere', carId: 'somewhere_a1', stocknum: 'A1', vin: '' }
const set = { at: NOW, by: 'manager-a', until: null as string | null }
const event = { kind: 'hide', text: '', until: null, user_id: 'manager-a', at: NOW }
const tenant = {
  slug: 'somewhere',
  dealerships: sampleDealer.dealerships,
  stock: { searchFilters: '', includeSoldCarsDays: 3 },
}
const stock = new MeilisearchStockIndex({
  host: search.host,
  indexUid: 'Car_test',
  searchKey: search.masterKey,
  searchKeyUid: undefined,
  version: { current: '' },
  warn: () => {},
})

let clock: number
let changes: number
let runs = 0

beforeEach(async () => {
  await db.deleteFrom('car_overrides').execute()
  clock = Date.parse(NOW)
  changes = 0
  await push({})
})

/** Pushes the whole stock, as a dealer's system does, in the thread that has a database of its own. */
async function push(change: object): Promise<void> {
  runs += 1
  const body = join(folder, `${runs}.body`)
  const vehicles = ['A1', 'A2', 'A3'].map((stocknum) => sampleVehicle({ stocknum, ...change }))
  await writeFile(body, JSON.stringify(vehicles))
  const feed = { ...sampleFeed, file: 'push', snapshot: true }
  const now = new Date(Date.parse(NOW) + runs).toISOString()
  expect(await thread.run({ feed, dealer: sampleDealer, body, now, force: true })).toMatchObject({
    status: 200,
  })
}

function open(): CarOverrides {
  const overrides = new CarOverrides({
    db,
    openStore: () => new StockStore(index),
    clock: () => clock,
    log: fakeLog().log,
    onChange: async () => {
      changes += 1
    },
  })
  onTestFinished(() => overrides.stop())
  return overrides
}

const listShown = async () => {
  const scope = getStockScope(tenant, NOW)
  const [cars, counts] = await Promise.all([
    stock.listCars(scope, { limit: 10 }),
    stock.countFacet(scope, 'make', 10),
  ])
  expect(
    counts.reduce((sum, { count }) => sum + count, 0),
    'counts are those of the list',
  ).toBe(cars.length)
  return cars.map(({ stocknum }) => stocknum).sort()
}
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 30 })
const hide = (until: string | null) =>
  changeActs(db, car, (acts) => ({ ...acts, hide: { ...set, until, why: '' } }), event)

it('a hidden car is in no list and no count at once, through every push, until it is taken back', async () => {
  const overrides = open()
  expect(await listShown()).toEqual(['A1', 'A2', 'A3'])
  await hide(null)
  expect(await overrides.apply('somewhere')).toBe(true)
  expect(await listShown()).toEqual(['A2', 'A3'])
  await push({ odometer: '46,000 km' })
  expect(await listShown(), 'an import leaves it hidden').toEqual(['A2', 'A3'])
  expect(changes).toBe(1)
  await changeActs(db, car, () => ({}), event)
  await overrides.apply('somewhere')
  expect(await listShown()).toEqual(['A1', 'A2', 'A3'])
})

it('what has an end is over on time, without an import', async () => {
  const overrides = open()
  await hide(SOON)
  overrides.start()
  await eventually(async () => expect(await listShown()).toEqual(['A2', 'A3']))
  clock = Date.parse(SOON)
  await eventually(async () => expect(await listShown()).toEqual(['A1', 'A2', 'A3']))
})

it('what an import overwrote that began before it was set comes back with the stock’s next version', async () => {
  const overrides = open()
  overrides.start()
  await hide(null)
  await overrides.apply('somewhere')
  await store.patch([{ id: car.carId, show_on_dealer_website: true, file_says: null }])
  await store.settle()
  overrides.stockChanged()
  await eventually(async () => expect(await listShown()).toEqual(['A2', 'A3']))
})

it('a car that is said to be sold leaves what can be bought, and one that is said to be gone leaves the lists', async () => {
  const overrides = open()
  const sell = (state: 'sold' | 'gone') => changeActs(db, car, () => ({ sale: { ...set, state } }), event)
  await sell('sold')
  await overrides.apply('somewhere')
  const [sold] = await stock.listCars(getStockScope(tenant, NOW), { filter: 'status = sold', limit: 2 })
  expect(sold).toMatchObject({ stocknum: 'A1', priceCents: null })
  await sell('gone')
  await overrides.apply('somewhere')
  expect(await listShown()).toEqual(['A2', 'A3'])
})

it('while the search server is away it waits, and no error is thrown', async () => {
  const away = new CarOverrides({
    db,
    openStore: () => new StockStore({ ...index, host: 'http://127.0.0.1:1' }),
    clock: () => clock,
    log: fakeLog().log,
    onChange: async () => {},
  })
  await hide(null)
  expect(await away.apply('somewhere')).toBe(false)
  expect(await open().apply('somewhere')).toBe(true)
  expect(await listShown()).toEqual(['A2', 'A3'])
})
