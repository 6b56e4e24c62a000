// Three search servers, main with a replica and another one, behind an instance of the whole site: one is killed, comes
// back, is rebuilt, and a dealer moves, while readers ask all the time.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { listMissed } from '#db/search-servers/search-copies-repository.ts'
import { runStock } from '#stock/cli/run-stock.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { type SearchServer, startSearchServer } from '#stock/testing/search-server.ts'
import { openInstances } from './testing/instances.ts'

vi.setConfig({ testTimeout: 240_000 })

const system = await openInstances()
let main = system.search
let replica = await startSearchServer()
let west = await startSearchServer()
const others = [
  {
    name: 'main-2',
    url: replica.host,
    adminKey: replica.masterKey,
    searchKey: replica.masterKey,
    replicaOf: 'main',
  },
  { name: 'west', url: west.host, adminKey: west.masterKey, searchKey: west.masterKey },
]
const MEILI_SERVERS = JSON.stringify(others)
const site = await system.start({ MEILI_SERVERS })
const db = await openDatabase({ url: system.databaseUrl, dataDir: '' })
afterAll(async () => {
  await db.destroy()
  await system.close()
  for (const each of [main, replica, west]) await each.stop()
}, 60_000)

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 })
const storeOf = ({ host, masterKey: apiKey }: SearchServer) =>
  new StockStore({ host, apiKey, indexUid: 'Car_production' })
const idsOn = async (server: SearchServer) => (await storeOf(server).listIds('a')).sort()
const documentsOn = async (server: SearchServer) => {
  const documents = await storeOf(server).readDocuments(await idsOn(server))
  return [...documents].sort(([one], [other]) => one.localeCompare(other))
}
const missed = async () =>
  (await listMissed(db, new Date().toISOString())).map(({ server, tenantSlug }) => `${server} ${tenantSlug}`)

/** Pushes cars of these numbers, as from behind a proxy that ends TLS. */
async function push(...stocknums: string[]): Promise<void> {
  const answer = await site.get('/api/stock/a', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${system.pushKey}`,
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.1',
    },
    body: JSON.stringify(
      stocknums.map((stocknum) => ({
        stocknum,
        make: 'Toyota',
        model: 'Corolla',
        year: 2020,
        status: 'In Stock',
        car_type: 'used',
        odometer: '45000',
        dapprice: '30000',
        body: 'Hatch',
        location_code: 'a-yard',
      })),
    ),
  })
  expect(answer.status, answer.text).toBe(200)
}

/** The cars of a page that is made anew for every request. */
async function readCars(): Promise<string[]> {
  const { status, text } = await site.get('/api/cars')
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
  return [...new Set([...text.matchAll(/a_\w+/g)].map(([id]) => id))].sort()
}

/** Readers without a pause while something happens; every one of their pages has all cars that were there before. */
async function underLoad<T>(work: () => Promise<T>): Promise<{ result: T; pages: number; bad: string[] }> {
  const before = await readCars()
  let [isOn, pages] = [true, 0]
  const bad: string[] = []
  const read = async () => {
    while (isOn) {
      const seen = await readCars().catch((error: unknown) => String(error))
      pages += 1
      const lacks = typeof seen === 'string' ? seen : before.filter((id) => !seen.includes(id)).join(' ')
      if (lacks !== '') bad.push(lacks)
    }
  }
  const readers = [read(), read(), read(), read()]
  try {
    const result = await work()
    await pause(500)
    return { result, pages, bad }
  } finally {
    isOn = false
    await Promise.all(readers)
  }
}

/** Runs a command as an operator does. */
async function command(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const variables = { ...system.environment, MEILI_SERVERS, SANITY_WRITE_TOKEN: 'write-token' }
  return { code: await runStock(args, { variables, print, printError: print }), lines }
}

test('a replica that is new is not read until it is rebuilt, nor written while it has no index', async () => {
  expect(await missed()).toEqual(['main-2 *'])
  await push('A1', 'A2', 'A3')
  expect(await missed()).toEqual(['main-2 *', 'main-2 a'])
  const { code, lines } = await command('rebuild', 'main-2')
  expect([code, lines.at(-1)], lines.join('\n')).toEqual([
    0,
    expect.stringContaining('main-2: rebuilt with 3 cars'),
  ])
  expect(await missed()).toEqual([])
})

test('an import is written to the server and its replica, and to no other', async () => {
  await push('A4')
  await eventually(async () => expect(await readCars()).toEqual(['a_a1', 'a_a2', 'a_a3', 'a_a4']))
  expect(await documentsOn(replica)).toEqual(await documentsOn(main))
  expect(await storeOf(west).hasIndex()).toBe(false)
})

test('a server is killed under load: every page has the whole stock, and imports go on', async () => {
  const { pages, bad, result: had } = await underLoad(() => main.kill())
  expect(bad.slice(0, 3)).toEqual([])
  expect(pages).toBeGreaterThan(10)
  await push('B1')
  await eventually(async () => expect(await readCars()).toContain('a_b1'))
  expect(await missed()).toEqual(['main a'])
  const health = JSON.parse((await site.get('/healthz')).text)
  expect(health).toMatchObject({ stock: 'connected', warnings: ['search_server_away'] })
  main = await startSearchServer(had)
  await storeOf(main).settle()
  expect(await idsOn(main)).not.toContain('a_b1')
  await eventually(async () =>
    expect(JSON.parse((await site.get('/healthz')).text).warnings).toEqual(['search_server_behind']),
  )
  const back = await underLoad(() => pause(2_000))
  expect(back.bad.slice(0, 3), 'the server that is back has an older stock').toEqual([])
})

test('the lost server is rebuilt by one command while the site is served and stock comes in', async () => {
  const { bad, result } = await underLoad(
    async () => (await Promise.all([command('rebuild', 'main'), push('B2')]))[0],
  )
  expect(result.code, result.lines.join('\n')).toBe(0)
  expect(bad.slice(0, 3)).toEqual([])
  expect(await missed()).toEqual([])
  expect(await documentsOn(main)).toEqual(await documentsOn(replica))
  // Now the other one may go.
  await eventually(async () => expect(await readCars()).toContain('a_b2'))
  const lost = await underLoad(() => replica.kill())
  expect(lost.bad.slice(0, 3)).toEqual([])
  replica = await startSearchServer({ port: lost.result.port })
  await push('B3')
  expect(await missed()).toEqual(['main-2 *', 'main-2 a'])
  expect(await command('rebuild', 'main-2')).toMatchObject({ code: 0 })
  expect(await documentsOn(replica)).toEqual(await documentsOn(main))
})

test('a dealer moves under load: no page is without its stock, and the old server forgets it', async () => {
  const before = await readCars()
  const { bad, pages, result } = await underLoad(async () => {
    const moving = command('move', 'a', 'west', '--grace', '4')
    await pause(5_000)
    await push('C1')
    return moving
  })
  expect(result.code, result.lines.join('\n')).toBe(0)
  expect(bad.slice(0, 3)).toEqual([])
  expect(pages).toBeGreaterThan(50)
  expect(await idsOn(west)).toEqual([...before, 'a_c1'].sort())
  expect([await idsOn(main), await idsOn(replica)]).toEqual([[], []])
  expect(await missed()).toEqual([])
  await push('C2')
  await eventually(async () => expect(await readCars()).toContain('a_c2'))
  expect(await idsOn(main)).toEqual([])
  expect(await command('move', 'a', 'west')).toMatchObject({ code: 0, lines: ['a is on west already'] })
})

test('a server without a replica loses its disk: it is rebuilt from the records of imports', async () => {
  const before = await readCars()
  west = await startSearchServer({ port: (await west.kill()).port })
  const { code, lines } = await command('rebuild', 'west')
  expect(code, lines.join('\n')).toBe(0)
  expect(await idsOn(west)).toEqual(before)
  await eventually(async () => expect(await readCars()).toEqual(before))
})

test('the table names an unknown server: the dealer counts as on main', async () => {
  await command('move', 'a', 'main', '--grace', '3')
  await system.lake
    .writer()
    .patch('platformSettings')
    .set({
      searchServers: [{ _key: 'a', dealer: { _type: 'reference', _ref: 'tenant-a' }, server: 'nowhere' }],
    })
    .commit()
  await eventually(async () =>
    expect(JSON.parse((await site.get('/healthz')).text).warnings).toEqual(['search_table_wrong']),
  )
  await push('D1')
  await eventually(async () => expect(await readCars()).toContain('a_d1'))
  expect(await idsOn(main)).toContain('a_d1')
})

test.each([
  [['rebuild', 'nowhere'], 'There is no search server “nowhere”. Servers: main, main-2, west.'],
  [['move', 'a', 'main-2'], 'No dealer can be moved to “main-2”. Servers: main, west.'],
  [['move', 'nobody', 'west'], 'There is no dealer “nobody”'],
])('%s is refused with the names', async (args, text) => {
  expect(await command(...args)).toMatchObject({ code: 1, lines: [expect.stringContaining(text)] })
})
