// The sending of vehicles to a market place, by the real routes and database to a real server: who sets it up, what is sent
// once, what is tried again, what people are told.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Car, parseTenantBundle, STAFF_API, staffMarketPushes } from '@forecourt/schemas/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCarMarks, writeStockLists } from '#app/features/vehicle-feeds/stock-lists.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import type { Database } from '#db/database.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { MarketPushes } from '../market-pushes/market-pushes.ts'
import { ANY_NETWORK } from '../stock/fetch/fetch-file.ts'
import type { ReadList } from '../stock-lists/stock-lists.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b']
const KEY = 'autotrader-key-of-a'
const MARKET = { market: 'autotrader' }
const SECOND = 1_000

const UNCHOSEN = { tenant: { marketFeeds: ['carsales'] } }

type Seen = { path: string; headers: IncomingHttpHeaders; vehicle: Record<string, unknown> }

let site: StaffSite
let pushes: MarketPushes
let isChosen = true
let now = 0
let seen: Seen[] = []
let answer: (request: Seen, response: ServerResponse) => void
let server: Server
/** Cars by dealer. */
let stock: Record<string, Car[]>
const { log, lines } = fakeLog()

const carOf = (number: number, changes: Record<string, unknown> = {}) =>
  testCar({
    id: `a_${number}`,
    slug: `car-${number}`,
    stocknum: `S${number}`,
    vin: `JM0KF4WLA0012345${number}`,
    location: { id: 'location-a-north', name: 'North', slug: 'north' },
    ...changes,
  })

/** The dealer's list as the import makes it. */
async function openList(slug: string, file: string): Promise<ReadList | null> {
  const cars = stock[slug] ?? []
  const dealer = testDealer(
    { tenant: { marketFeeds: ['autotrader'] } },
    {
      listCars: async (_scope, { offset = 0, limit }) => cars.slice(offset, offset + limit),
      listCarMarks: async () => cars.map((car) => ({ ...car, changedAt: null, state: JSON.stringify(car) })),
    },
  )
  let written = ''
  const marks = await readCarMarks(dealer)
  const lists = await writeStockLists(dealer, marks, async (name, part) => {
    if (name === file) written += part
  })
  const lineByLine = written.split('\n').filter(Boolean)
  return {
    version: marks.map(({ state }) => state).join(' '),
    madeAt: new Date(now).toISOString(),
    lists,
    lines: (async function* () {
      yield* lineByLine
    })(),
    [Symbol.asyncDispose]: async () => {},
  }
}

beforeEach(async () => {
  now = Date.parse('2026-12-01T02:00:00.000Z')
  seen = []
  answer = (_, response) => void response.writeHead(200).end('{}')
  stock = { a: [carOf(1), carOf(2)], b: [carOf(7)] }
  server = createServer(async (request, response) => {
    const vehicle = JSON.parse(await text(request)) as Seen['vehicle']
    const one = { path: request.url ?? '', headers: request.headers, vehicle }
    seen.push(one)
    answer(one, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const content = new FakeContent('none')
  for (const slug of ['a', 'b'])
    content.add(slug, { tenant: rawTenant(slug, { marketFeeds: ['autotrader', 'carsales'] }) })
  const late: { db?: Database } = {}
  const parts = {
    secret: 's'.repeat(32),
    network: ANY_NETWORK,
    lists: { open: openList },
    findBundle: async (slug: string) =>
      isChosen ? parseTenantBundle((await content.loadBundle(slug, 'published')) as never).bundle : UNCHOSEN,
    clock: () => now,
    random: () => 0.5,
    timeoutMs: 300,
    log,
    get db() {
      if (!late.db) throw new Error('not yet')
      return late.db
    },
  }
  pushes = new MarketPushes(parts as never)
  site = await openStaffSite(ROLES, { content, marketPushes: pushes })
  late.db = site.db
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const address = (path = '/in?supplier=1') =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const post = (form: Record<string, string>, who = 'manager-a', slug = 'a') =>
  site.ask(who, slug, STAFF_API.marketPushes, { ...MARKET, ...form })
const save = (form: Record<string, string> = {}, who = 'manager-a', slug = 'a') =>
  post({ do: 'save', address: address(), key: KEY, ...form }, who, slug)
async function see(who = 'manager-a', slug = 'a') {
  const read = staffMarketPushes.parse((await site.ask(who, slug, STAFF_API.marketPushes)).json())
  const [push] = read.markets
  if (!push || read.markets.length !== 1) throw new Error('There is one market place.')
  return push
}
/** Saved, started, and one round of it. */
async function begin() {
  await save()
  await post({ do: 'start' })
  await pushes.run()
}
async function later(seconds: number) {
  now += seconds * SECOND
  await pushes.run()
}
const numbers = () => seen.map(({ vehicle }) => vehicle.stocknum)

test('where vehicles are sent is set by managers and administrators of that dealer, and seen by its staff without the address', async () => {
  for (const [who, slug, wanted] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 403],
    ['marketer-a--b', 'a', 403],
    ['manager-b', 'a', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const)
    expect([who, (await save({}, who, slug)).status]).toEqual([who, wanted])
  expect((await see()).target).toMatchObject({ address: address(), hasKey: true, isOn: false })
  expect((await see('editor-a')).target).toMatchObject({ address: '', hasKey: true })
  expect((await site.ask('manager-b', 'a', STAFF_API.marketPushes)).status).toBe(401)
}, 60_000)

describe('an address', () => {
  test.each([
    [{ address: 'ftp://x.example/' }, /begins with https/],
    [{ address: 'https://user:pass@x.example/' }, /own fields/],
    [{ address: ' ' }, /Give the address/],
    [{ key: 'é' }, /cannot be sent/],
    [{ do: 'sell' }, /no change of a market place/],
  ])('with %j is refused in words', async (form, words) => {
    const refused = await save(form)
    expect([refused.status, refused.text]).toEqual([422, expect.stringMatching(words)])
    expect((await see()).target).toBeNull()
  })

  test('has its key stored sealed, in no answer and in no log, and sent to its own origin alone', async () => {
    await begin()
    const other = await save({ address: 'https://other.example/in', key: '' })
    expect([other.status, other.text]).toEqual([422, expect.stringMatching(/Give the key again/)])
    const rows = JSON.stringify(await site.db.selectFrom('market_targets').selectAll().execute())
    const told = await site.ask('manager-a', 'a', STAFF_API.marketPushes)
    for (const said of [rows, told.text, JSON.stringify([lines, site.lines])]) expect(said).not.toContain(KEY)
    expect(JSON.stringify([lines, site.lines])).not.toMatch(/supplier=1|127\.0\.0\.1/)
    await save({ key: '' })
    expect((await see()).target?.hasKey).toBe(true)
  })

  test('sends nothing before it is started, and shows what would be sent', async () => {
    stock.a?.push(carOf(3, { images: [] }))
    await save()
    await later(60)
    const { counts, example } = await see()
    expect([seen, counts]).toEqual([[], { waiting: 2, sent: 0, refused: 0, gone: 0 }])
    expect(JSON.parse(example)).toMatchObject({ stocknum: 'S1', status: 'in_stock', dapprice: 38_990 })
  })
})

describe('a vehicle', () => {
  test('is sent once, and again once it has changed, with the key', async () => {
    await begin()
    expect(numbers()).toEqual(['S1', 'S2'])
    expect(seen[0]).toMatchObject({
      path: '/in?supplier=1',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    })
    await later(60)
    expect(seen).toHaveLength(2)
    stock.a = [carOf(1), carOf(2, { price: 30_000 })]
    await later(60)
    expect(numbers().slice(2)).toEqual(['S2'])
    expect(seen[2]?.vehicle.dapprice).toBe(30_000)
    expect((await see()).counts).toEqual({ waiting: 0, sent: 2, refused: 0, gone: 0 })
  })

  test('that is offered no longer is named with the reason until the market place was told, and then sent anew', async () => {
    await begin()
    stock.a = [carOf(1, { reserved: true })]
    await later(60)
    const { gone, counts } = await see()
    expect([counts.sent, counts.gone]).toEqual([0, 2])
    expect(gone.map(({ stockNumber, words }) => `${stockNumber}: ${words}`).sort()).toEqual([
      'S1: It is reserved.',
      'S2: It is not among the vehicles that your site offers any more.',
    ])
    // The reservation ends before anybody has told the market place, which still has the vehicle.
    stock.a = [carOf(1)]
    await later(60)
    expect([seen.length, (await see()).counts]).toEqual([2, { waiting: 0, sent: 1, refused: 0, gone: 1 }])
    expect((await post({ do: 'told', car: 'a_2' })).status).toBe(200)
    stock.a = [carOf(1), carOf(2)]
    await later(60)
    expect(numbers()).toEqual(['S1', 'S2', 'S2'])
  })

  test('that was never sent and is gone is nobody’s business', async () => {
    await save()
    stock.a = [carOf(1)]
    await later(60)
    expect((await see()).counts).toEqual({ waiting: 1, sent: 0, refused: 0, gone: 0 })
  })

  test('that is refused is named with the answer’s words, and sent again once it has changed or all are', async () => {
    answer = ({ vehicle }, response) =>
      void (vehicle.stocknum === 'S1'
        ? response.writeHead(422).end('{"error":"model\n is unknown"}')
        : response.writeHead(201).end())
    await begin()
    await later(7_200)
    expect(seen).toHaveLength(2)
    const { refused, counts } = await see()
    expect([refused[0]?.stockNumber, refused[0]?.words]).toEqual([
      'S1',
      'AutoTrader answered 422: {"error":"model is unknown"}',
    ])
    expect(counts).toMatchObject({ sent: 1, refused: 1 })
    await post({ do: 'again' })
    await pushes.run()
    expect(numbers().slice(2).sort()).toEqual(['S1', 'S2'])
    answer = (_, response) => void response.writeHead(200).end()
    stock.a = [carOf(1, { model: 'Ampere 6' }), carOf(2)]
    await later(60)
    expect((await see()).counts).toEqual({ waiting: 0, sent: 2, refused: 0, gone: 0 })
    expect(seen).toHaveLength(5)
  })

  test('that changes while it is sent is sent once more', async () => {
    await save()
    await post({ do: 'start' })
    answer = (_, response) => {
      if (seen.length > 2) return void response.writeHead(200).end()
      stock.a = [carOf(1, { price: 20_000 }), carOf(2)]
      now += SECOND
      void pushes
        .save(
          { tenantSlug: 'a', market: 'autotrader' },
          { do: 'save', market: 'autotrader', address: address(), key: '' },
          'x',
        )
        .then(() => response.writeHead(200).end())
    }
    await pushes.run()
    expect(numbers().sort()).toEqual(['S1', 'S1', 'S2'])
    expect(seen.filter(({ vehicle }) => vehicle.stocknum === 'S1').at(-1)?.vehicle.dapprice).toBe(20_000)
    expect((await see()).counts).toMatchObject({ waiting: 0, sent: 2 })
  })
})

describe('a market place', () => {
  test.each([302, 401, 403, 404])(
    'that answers %d is sent no more until somebody has changed the key',
    async (status) => {
      answer = ({ headers }, response) =>
        void response.writeHead(headers.authorization === 'Bearer new-key' ? 200 : status).end()
      await begin()
      const asked = seen.length
      await later(86_400)
      expect(seen).toHaveLength(asked)
      const stopped = await see()
      expect(stopped.target?.stopped).toContain(`(${status})`)
      expect(stopped.counts).toMatchObject({ waiting: 2, refused: 0 })
      await save({ key: 'new-key' })
      await pushes.run()
      expect((await see()).counts).toMatchObject({ waiting: 0, sent: 2 })
      expect((await see()).target?.stopped).toBe('')
    },
  )

  test('that is out is asked again later with each failure, and has every vehicle once in the end', async () => {
    answer = (_, response) => void response.writeHead(500).end('<h1>out</h1>')
    await begin()
    expect(seen).toHaveLength(2)
    await later(10)
    expect(seen).toHaveLength(2)
    await later(10)
    expect(seen).toHaveLength(4)
    await later(20)
    expect(seen).toHaveLength(4)
    answer = (_, response) => void response.writeHead(200).end()
    await later(20)
    await later(3_600)
    expect([seen.length, (await see()).counts]).toEqual([6, { waiting: 0, sent: 2, refused: 0, gone: 0 }])
    expect((await see()).target?.pausedUntil).toBeNull()
  })

  test('that says when it may be asked again is asked then', async () => {
    answer = (_, response) => void response.writeHead(429, { 'retry-after': '900' }).end()
    await begin()
    await later(890)
    expect([seen.length, (await see()).target?.pausedUntil]).toEqual([2, '2026-12-01T02:15:00.000Z'])
    answer = (_, response) => void response.writeHead(200).end()
    await later(20)
    expect((await see()).counts).toMatchObject({ waiting: 0, sent: 2 })
  })

  test('that does not answer in time is asked again, and one that is never there is given up', async () => {
    answer = () => {}
    await begin()
    expect((await see()).counts).toMatchObject({ waiting: 2 })
    answer = (_, response) => void response.destroy()
    for (let round = 0; round < 20; round += 1) await later(8 * 3_600)
    const { refused, counts } = await see()
    expect([counts, refused[0]?.words]).toEqual([
      { waiting: 0, sent: 0, refused: 2, gone: 0 },
      'AutoTrader did not answer.',
    ])
  })

  test('is sent four vehicles at once at the most', async () => {
    stock.a = Array.from({ length: 9 }, (_, at) => carOf(at))
    let [open, most] = [0, 0]
    answer = (_, response) => {
      open += 1
      most = Math.max(most, open)
      setImmediate(() => {
        open -= 1
        response.writeHead(200).end()
      })
    }
    await begin()
    expect([seen.length, most <= 4]).toEqual([9, true])
  })

  test('of one dealer is sent that dealer’s vehicles alone, and what another’s answers does not hinder it', async () => {
    await begin()
    await save({ address: address('/b'), key: 'key-of-b' }, 'manager-b', 'b')
    await post({ do: 'start' }, 'manager-b', 'b')
    seen = []
    answer = (_, response) => void response.writeHead(401).end()
    stock.a = [carOf(1), carOf(2), carOf(3)]
    await later(60)
    const sent = seen.map(({ path, headers, vehicle }) => [path, headers.authorization, vehicle.stocknum])
    expect(sent.sort()).toEqual([
      ['/b', 'Bearer key-of-b', 'S7'],
      ['/in?supplier=1', `Bearer ${KEY}`, 'S3'],
    ])
    await post({ do: 'told', car: 'a_1' }, 'manager-b', 'b')
    await post({ do: 'remove' }, 'manager-b', 'b')
    expect((await see('manager-b', 'b')).target).toBeNull()
    expect((await see()).counts).toMatchObject({ sent: 2, waiting: 1 })
  })

  test('that staff have stopped is sent nothing more', async () => {
    await begin()
    await post({ do: 'stop' })
    stock.a = [carOf(1), carOf(2), carOf(3)]
    await later(60)
    expect([seen.length, (await see()).counts.waiting]).toEqual([2, 1])
  })

  test('that the site’s settings name no longer is sent nothing, and nothing is said to be gone', async () => {
    await begin()
    isChosen = false
    stock.a = []
    await later(60)
    isChosen = true
    expect([seen.length, (await see()).counts]).toEqual([2, { waiting: 0, sent: 2, refused: 0, gone: 0 }])
  })
})
