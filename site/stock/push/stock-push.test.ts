import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { takeLock } from '../import/import-lock.ts'
import { runImport } from '../import/run-import.ts'
import { RunRecords } from '../import/run-record.ts'
import { StockStore } from '../index/stock-store.ts'
import { feedBytes, sampleDealer, sampleFeed, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { PushKeys, parsePushKeys } from './push-keys.ts'
import { StockPush } from './stock-push.ts'

const DEALERS: Record<string, FeedDealer> = {
  somewhere: sampleDealer,
  elsewhere: {
    ...sampleDealer,
    slug: 'elsewhere',
    locations: [],
    dealerships: [{ id: '9', name: 'Elsewhere', slug: 'elsewhere' }],
  },
}
const GIVEN = `stock_${'g'.repeat(40)}`

let search: SearchServer
let folder: string
let keys: PushKeys
let now: number
let host: string
let close: () => Promise<void>
const changes: number[] = []

beforeAll(async () => {
  search = await startSearchServer()
})
afterAll(() => search.stop())

const storeAt = (at: string) => new StockStore({ host: at, apiKey: search.masterKey, indexUid: 'Car_test' })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-push-'))
  now = Date.parse('2026-07-10T02:00:00.000Z')
  const hash = createHash('sha256').update(GIVEN).digest('hex')
  keys = new PushKeys({ file: join(folder, 'keys.json'), given: parsePushKeys(`elsewhere=${hash}`) })
  await storeAt(search.host).prepare()
  changes.length = 0
  await open(search.host)
})
afterEach(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
  const store = storeAt(search.host)
  for (const dealer of Object.values(DEALERS)) await store.remove([...(await store.readRows(dealer)).keys()])
  await store.settle()
})

/** The endpoint over real HTTP, writing to the search server at that address. */
async function open(at: string, feeds: readonly DealerFeed[] = [sampleFeed]): Promise<void> {
  const push = new StockPush({
    keys,
    findDealer: async (slug) => DEALERS[slug] ?? null,
    listFeeds: async (slug) => feeds.filter(({ tenantSlug }) => tenantSlug === slug),
    openStore: () => storeAt(at),
    folder,
    clock: () => now,
    onChange: () => changes.push(now),
  })
  const server = createServer(async (request, response) => {
    const { method = '', headers, socket, url = '' } = request
    const reply = await push.answer({
      ...{ method, headers, body: request, remote: String(headers['x-remote'] ?? socket.remoteAddress) },
      url: new URL(url, `http://${headers.host}`),
    })
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}

type Sent = { key?: string; dealer?: string; body?: string; headers?: Record<string, string>; query?: string }

async function post(vehicles: unknown, { key, dealer = 'somewhere', body, headers, query = '' }: Sent = {}) {
  const answer = await fetch(`${host}/api/stock/${dealer}${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: body ?? JSON.stringify(vehicles),
  })
  return { status: answer.status, headers: answer.headers, ...(await answer.json()) }
}
const made = () => keys.make('somewhere', new Date(now).toISOString())
const carsOf = async (dealer = sampleDealer) => [...(await storeAt(search.host).readRows(dealer)).values()]

describe('a push', () => {
  it('is told row by row what became of it', async () => {
    const key = await made()
    const first = await post(
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((stocknum) => sampleVehicle({ stocknum })),
      { key },
    )
    expect(first).toMatchObject({ status: 200, rows: 6, counts: { new: 6 } })
    now += 60_000
    const answer = await post(
      [
        sampleVehicle({ stocknum: 'A1' }),
        sampleVehicle({ stocknum: 'A2', dapprice: '$27,000' }),
        sampleVehicle({ stocknum: 'A3', status: 'Reserved' }),
        sampleVehicle({ stocknum: 'A4', colour: 'Green', odometer: '12 km' }),
        { stocknum: 'A5', status: 'deleted' },
        { stocknum: 'A7', make: 'Maker' },
        sampleVehicle({ stocknum: 'A8', external_dealership_identifier: 'elsewhere' }),
        sampleVehicle({ stocknum: 'A9' }),
        'no vehicle',
      ],
      { key },
    )
    expect(answer.status).toBe(200)
    expect(answer.results).toMatchObject([
      { row: 1, stocknum: 'A1', accepted: true, outcome: 'unchanged' },
      { row: 2, stocknum: 'A2', outcome: 'price drop', price: [30_000, 27_000] },
      { row: 3, stocknum: 'A3', outcome: 'reserved', fields: expect.arrayContaining(['reserved']) },
      {
        ...{ row: 4, outcome: 'changed', fields: ['colour', 'km'] },
        warnings: [{ field: 'km', reason: 'the odometer went back from 45000 to 12 km' }],
      },
      { row: 5, stocknum: 'A5', accepted: true, outcome: 'gone' },
      { row: 6, stocknum: 'A7', accepted: false, problem: { field: 'model' } },
      { row: 7, stocknum: 'A8', accepted: false, problem: { field: 'dealership' } },
      { row: 8, stocknum: 'A9', outcome: 'new' },
      { row: 9, stocknum: '', accepted: false, problem: { field: 'row' } },
    ])
    expect((await carsOf()).map(({ stocknum }) => stocknum).sort()).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
      'A6',
      'A9',
    ])
    expect(changes).toHaveLength(2)
  })

  it('sent again changes nothing', async () => {
    const key = await made()
    const vehicles = [sampleVehicle({ stocknum: 'A1' }), sampleVehicle({ stocknum: 'A2', status: 'Sold' })]
    await post(vehicles, { key })
    const before = await carsOf()
    now += 1_000
    const again = await post(vehicles, { key })
    expect(again.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
    ])
    expect(await carsOf()).toEqual(before)
  })

  it('is a run with a record, which can be read and imported again', async () => {
    const { run } = await post([sampleVehicle()], { key: await made() })
    const records = new RunRecords(join(folder, 'runs'))
    const kept = await records.find('somewhere', run)
    expect(kept?.record).toMatchObject({ file: 'push', snapshot: false, rows: 1, counts: { new: 1 } })
    if (kept === null) throw new Error('The run is not there.')
    const again = await runImport(
      { feed: kept.record.feed, source: records.open(kept), dealer: sampleDealer },
      { store: storeAt(search.host), folder },
      { now: '2026-07-11T02:00:00.000Z', force: false, dryRun: false },
    )
    expect(again).toMatchObject({ counts: { unchanged: 1 } })
  })

  it('reads the other format where it is asked to, and one vehicle a line', async () => {
    const vehicle = {
      ...{ Type: 'Car', ListingType: 'Used', SaleStatus: 'For Sale', Identifier: 'x' },
      Identification: [{ Type: 'StockNumber', Value: 'C1' }],
      Specification: { Make: 'Maker', Model: 'Runner', ReleaseDate: { Year: 2021 } },
      Seller: { Identifier: '1', Name: 'North' },
    }
    const answer = await post(null, {
      ...{ key: await made(), query: '?format=csn-dto', body: `${JSON.stringify(vehicle)}\n` },
      headers: { 'content-type': 'application/x-ndjson' },
    })
    expect(answer.results).toMatchObject([{ stocknum: 'C1', outcome: 'new' }])
  })

  it('belongs to the nightly list of the same dealer; without one nothing but a push takes it away', async () => {
    const key = await made()
    await post([sampleVehicle({ stocknum: 'P1' })], { key })
    const nightly = async (feed: Partial<DealerFeed> = {}) => {
      const list = Array.from({ length: 8 }, (_none, index) => sampleVehicle({ stocknum: `N${index}` }))
      now += 60_000
      const at = new Date(now).toISOString()
      await runImport(
        sampleImport(feedBytes(list), feed),
        { store: storeAt(search.host), folder },
        { now: at, force: true, dryRun: false },
      )
      return (await carsOf()).filter(({ stocknum }) => stocknum === 'P1').length
    }
    expect(await nightly()).toBe(0)
    await close()
    await open(search.host, [])
    await post([sampleVehicle({ stocknum: 'P1' })], { key })
    expect(await nightly({ file: 'other.json' })).toBe(1)
  })
})

describe('a key', () => {
  it('opens its own dealer only, and writes nothing of another’s whatever the rows say', async () => {
    const key = await made()
    expect(await post([sampleVehicle()], { key, dealer: 'elsewhere' })).toMatchObject({
      status: 403,
      error: { code: 'other_dealer' },
    })
    expect(await post([sampleVehicle()], { key: GIVEN, dealer: 'somewhere' })).toMatchObject({ status: 403 })
    expect(await post([sampleVehicle()], { key, dealer: 'nobody' })).toMatchObject({ status: 403 })
    await post([sampleVehicle({ location_code: '' })], { key: GIVEN, dealer: 'elsewhere' })
    const before = await carsOf(DEALERS.elsewhere)
    expect(before).toHaveLength(1)
    const tries = ['elsewhere', '9', 'Elsewhere'].map((code) =>
      sampleVehicle({
        external_dealership_identifier: code,
        id: 'elsewhere_a1',
        import_feed: 'elsewhere/push',
      }),
    )
    expect(await post(tries, { key })).toMatchObject({ status: 422, counts: { 'set aside': 3 } })
    await post([sampleVehicle({ stocknum: '../elsewhere_a1' }), { stocknum: 'A1', status: 'deleted' }], {
      key,
    })
    expect(await carsOf(DEALERS.elsewhere)).toEqual(before)
    expect(await carsOf()).toMatchObject([{ id: 'somewhere_elsewhere-a1' }])
  })

  it('is asked for, and one that nobody has is refused in the same words for every dealer', async () => {
    const missing = await post([sampleVehicle()])
    expect(missing).toMatchObject({ status: 401, error: { code: 'key_missing' } })
    expect(missing.headers.get('www-authenticate')).toMatch(/^Bearer/)
    const wrong = { key: `stock_${'x'.repeat(43)}` }
    const [known, unknown] = [await post([], wrong), await post([], { ...wrong, dealer: 'nobody' })]
    expect(known).toMatchObject({ status: 401, error: { code: 'key_unknown' } })
    expect(unknown.error).toEqual(known.error)
  })

  it('is kept as a hash only, ends when it is taken back, and two hold at once', async () => {
    const [first, second, third] = [await made(), await made(), await made()]
    expect(await post([sampleVehicle()], { key: first })).toMatchObject({ status: 401 })
    expect(await post([sampleVehicle()], { key: second })).toMatchObject({ status: 200 })
    expect(await post([sampleVehicle()], { key: third })).toMatchObject({ status: 200 })
    expect(await keys.revoke('somewhere')).toBe(2)
    expect(await post([sampleVehicle()], { key: third })).toMatchObject({ status: 401 })
    expect(() => parsePushKeys(`somewhere=${third}`)).toThrow(/^The key of "somewhere" is no SHA-256/)
  })
})

describe('what cannot be a push', () => {
  it.each([
    [415, 'content_type', { headers: { 'content-type': 'text/csv' } }],
    [415, 'content_encoding', { headers: { 'content-encoding': 'gzip' } }],
    [413, 'body_too_large', { body: ' '.repeat(5_000_001) }],
    [422, 'unreadable', { body: '' }],
    [422, 'unreadable', { body: '[{"stocknum":"A1"' }],
    [422, 'unreadable', { body: '"words"' }],
    [422, 'unreadable', { query: '?format=csv' }],
    [422, 'nothing_accepted', { body: '[{"stocknum":"A1"}]' }],
    [404, 'no_such_address', { dealer: 'some/where' }],
    [404, 'no_such_address', { dealer: '..%2felsewhere' }],
    [403, 'https_only', { headers: { 'x-remote': '203.0.113.7' } }],
  ] as const)('is refused with %i %s', async (status, code, sent) => {
    const answer = await post([sampleVehicle()], { key: await made(), ...sent })
    expect(answer).toMatchObject({ status, error: { code, message: expect.any(String) } })
    expect(await carsOf()).toEqual([])
  })

  it('more vehicles than a push may name are refused before one is written', async () => {
    const vehicles = Array.from({ length: 2_001 }, (_none, index) => ({ stocknum: `A${index}` }))
    expect(await post(vehicles, { key: await made() })).toMatchObject({
      status: 413,
      error: { code: 'too_many_rows' },
    })
  })

  it('a dealer with a key whom the content does not know any more is not there', async () => {
    const key = await keys.make('gone-dealer', new Date(now).toISOString())
    expect(await post([], { key, dealer: 'gone-dealer' })).toMatchObject({ status: 404 })
  })

  it('taking more than a fifth of the stock away stops, is recorded, and one car may always go', async () => {
    const key = await made()
    const stock = ['A1', 'A2', 'A3', 'A4']
    await post(
      stock.map((stocknum) => sampleVehicle({ stocknum })),
      { key },
    )
    const gone = (stocknum: string) => ({ stocknum, status: 'deleted' })
    const answer = await post([gone('A1'), gone('A2')], { key })
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'stopped', message: expect.stringMatching(/^2 of 4 /) },
    })
    expect(await carsOf()).toHaveLength(4)
    expect((await new RunRecords(join(folder, 'runs')).find('somewhere', 'last'))?.record).toMatchObject({
      stopped: true,
    })
    expect(await post([gone('A1')], { key })).toMatchObject({ status: 200, counts: { gone: 1 } })
  })

  it('coming too often has to wait, and only the dealer who does it', async () => {
    const key = await made()
    const statuses: number[] = []
    for (let count = 0; count < 62; count += 1) statuses.push((await post(null, { key, body: 'x' })).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422))
    expect(statuses.slice(60)).toEqual([429, 429])
    expect(
      (await post([sampleVehicle({ location_code: '' })], { key: GIVEN, dealer: 'elsewhere' })).status,
    ).toBe(200)
    now += 1_000
    expect((await post([sampleVehicle()], { key })).status).toBe(200)
  })
})

describe('when it cannot be written now', () => {
  it('the search server away: 503 with Retry-After, what came is kept, and the same push goes through later', async () => {
    const key = await made()
    await close()
    await open('http://127.0.0.1:9')
    const answer = await post([sampleVehicle()], { key })
    expect(answer).toMatchObject({ status: 503, error: { code: 'search_away' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const records = new RunRecords(join(folder, 'runs'))
    const kept = await records.find('somewhere', 'last')
    expect(kept?.record).toMatchObject({ refused: expect.stringMatching(/did not answer/) })
    expect((await readdir(join(folder, 'locks'))).length).toBe(0)
    await close()
    await open(search.host)
    now += 10_000
    expect(await post([sampleVehicle()], { key })).toMatchObject({ status: 200, counts: { new: 1 } })
  })

  it('a reindex or a file import under way: 503, nothing changed', async () => {
    const key = await made()
    const release = await takeLock(join(folder, 'locks'), 'import-somewhere')
    expect(await post([sampleVehicle()], { key })).toMatchObject({ status: 503, error: { code: 'busy' } })
    await release()
    expect(await post([sampleVehicle()], { key })).toMatchObject({ status: 200 })
  })

  it('several at once are done one after the other', async () => {
    const key = await made()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((price) => post([sampleVehicle({ dapprice: price * 10_000 })], { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await new RunRecords(join(folder, 'runs')).list('somewhere')).toHaveLength(4)
    expect(await carsOf()).toHaveLength(1)
  })
})
