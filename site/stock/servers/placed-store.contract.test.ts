import { afterAll, beforeEach, expect, test } from 'vitest'
import { ALL_DEALERS, type Copy } from '#db/search-servers/search-copies-repository.ts'
import { StockStore } from '../index/stock-store.ts'
import { startSearchServer } from '../testing/search-server.ts'
import { copyDealer } from './copy-dealer.ts'
import { PlacedStore } from './placed-store.ts'

const servers = { main: await startSearchServer(), 'main-2': await startSearchServer() }
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop()
})

const AWAY = 'http://127.0.0.1:1'
let run = 0
let missed: Copy[]

beforeEach(async () => {
  run += 1
  missed = []
})

const storeAt = (name: keyof typeof servers, host = servers[name].host) =>
  new StockStore({ host, apiKey: servers[name].masterKey, indexUid: `Car_${run}` })

/** The two servers as one; the named ones do not answer. */
function open(...away: string[]): PlacedStore {
  const names = ['main', 'main-2'] as const
  return new PlacedStore({
    stores: new Map(names.map((name) => [name, storeAt(name, away.includes(name) ? AWAY : undefined)])),
    copiesOf: () => names,
    groups: [names],
    notes: {
      noteWrite: async () => {},
      endWrite: async (_id, copies) => void missed.push(...copies),
      noteMissed: async (copies) => void missed.push(...copies),
      listMissed: async () => missed,
    },
    warn: () => {},
  })
}

/** Writes cars to servers beside each other. */
async function fill(cars: Record<string, unknown>[], ...names: (keyof typeof servers)[]): Promise<void> {
  for (const name of names) {
    const store = storeAt(name)
    await store.prepare()
    await store.patch(cars as ({ id: string } & Record<string, unknown>)[])
    await store.settle()
  }
}
const carOn = async (name: keyof typeof servers, id = 'a_1') =>
  (await storeAt(name).readDocuments([id])).get(id)

async function hold(store: PlacedStore): Promise<void> {
  await store.patch([{ id: 'a_1', reserved: true }])
  await store.settle()
}

test('a change reaches both servers, and whatever else of the car was different is the same afterwards', async () => {
  await fill([{ id: 'a_1', price: 10 }], 'main')
  await fill([{ id: 'a_1', price: 99, colour: 'red' }], 'main-2')
  await hold(open())
  expect(await carOn('main')).toEqual({ id: 'a_1', price: 10, reserved: true })
  expect(await carOn('main-2')).toEqual(await carOn('main'))
  expect(missed).toEqual([])
})

test.each([
  ['main', 'main-2'],
  ['main-2', 'main'],
] as const)('while %s is away %s takes the change, and is read for it from then on', async (away, other) => {
  await fill([{ id: 'a_1', price: 10 }], 'main', 'main-2')
  await hold(open(away))
  expect(missed).toEqual([{ server: away, tenantSlug: 'a' }])
  expect(await carOn(other)).toMatchObject({ reserved: true })
  // It is back, with what it had.
  expect((await open().readDocuments(['a_1'])).get('a_1')).toMatchObject({ reserved: true })
  await hold(open())
  expect(missed, 'a copy that is not whole needs the rest as well').toEqual([
    { server: away, tenantSlug: 'a' },
  ])
})

test('where no whole copy is there, the change fails and the copies keep their order', async () => {
  await fill([{ id: 'a_1', price: 10 }], 'main', 'main-2')
  await expect(hold(open('main', 'main-2'))).rejects.toThrow('127.0.0.1:1')
  expect(missed.filter(({ server }) => server === 'main')).toEqual([])
})

test('the only whole copy is away: a change that an old copy would take fails', async () => {
  await fill([{ id: 'a_1', price: 10 }], 'main', 'main-2')
  missed = [{ server: 'main', tenantSlug: 'a' }]
  await expect(hold(open('main-2'))).rejects.toThrow('127.0.0.1:1')
})

test('a server that came back without an index takes no change, and is not read', async () => {
  await fill([{ id: 'a_1', price: 10 }], 'main')
  await hold(open())
  expect(await storeAt('main-2').hasIndex()).toBe(false)
  expect(missed).toContainEqual({ server: 'main-2', tenantSlug: ALL_DEALERS })
  expect((await open().readDocuments(['a_1'])).get('a_1')).toMatchObject({ reserved: true })
})

test('cars of two dealers found by a number come once, from the server that is read for each', async () => {
  await fill(
    [
      { id: 'a_1', stocknum: 'N1' },
      { id: 'b_1', stocknum: 'N1' },
    ],
    'main',
    'main-2',
  )
  missed = [{ server: 'main', tenantSlug: 'a' }]
  const found = await open().findCars({ stocknum: 'n1', id: '' })
  expect(found.map(({ id }) => id).sort()).toEqual(['a_1', 'b_1'])
})

test('a dealer that is copied has every car and no other, and cars of others stay', async () => {
  await fill(
    [
      { id: 'a_1', price: 10 },
      { id: 'a_2', price: 20 },
    ],
    'main',
  )
  await fill(
    [
      { id: 'a_1', price: 11 },
      { id: 'a_3', price: 1 },
      { id: 'ab_1', price: 5 },
    ],
    'main-2',
  )
  expect(await copyDealer(storeAt('main'), storeAt('main-2'), 'a')).toBe(2)
  expect((await storeAt('main-2').listIds()).sort()).toEqual(['a_1', 'a_2', 'ab_1'])
  expect(await storeAt('main-2').readCopyDigest('a')).toBe(await storeAt('main').readCopyDigest('a'))
})
