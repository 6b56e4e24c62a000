// From where a dealer's stock is fetched: who sets it, what is kept secret, and how the fetches go, with a real server.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTenantBundle, STAFF_API, staffStockSource, triedStockFile } from '@forecourt/schemas/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { bringFile } from '#stock/bring/bring-job.ts'
import { withChosenFeed } from '#stock/dealer/chosen-feed.ts'
import { recordFailure } from '#stock/import/runs/record-failure.ts'
import { RunRecords } from '#stock/import/runs/run-record.ts'
import { MemoryStore } from '#stock/testing/memory-store.ts'
import { makeWorkbook, makeZip } from '#stock/unpack/testing/make-zip.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ANY_NETWORK } from '../stock/fetch/fetch-file.ts'
import { StockFetches } from '../stock/fetch/stock-fetches.ts'
import { StockFiles } from '../stock/stock-files.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b']
const HEAD = 'stocknum,make,model,year,condition'
const csv = (...numbers: string[]) =>
  `${[HEAD, ...numbers.map((id) => `${id},Kia,Rio,2020,used`)].join('\n')}\n`
const PASSWORD = 'pass-Word'
const HOUR = 3_600_000

let folder = ''
let store = new MemoryStore()
let site: StaffSite
let fetches: StockFetches
let now = 0
let seen: IncomingMessage[] = []
let file: string | Buffer = csv('A1')
let status = 200
let etag = ''
const { log, lines } = fakeLog()
const server: Server = createServer((request, response) => {
  seen.push(request)
  const isSame = etag !== '' && request.headers['if-none-match'] === etag
  response.writeHead(isSame ? 304 : status, etag ? { etag } : {}).end(isSame ? '' : file)
})

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done())))
afterAll(() => new Promise<void>((done) => void server.close(() => done())))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
  store = new MemoryStore()
  now = Date.parse('2026-11-23T02:00:00.000Z')
  seen = []
  file = csv('A1')
  status = 200
  etag = ''
  const content = new FakeContent('b')
  const settings = { stockFeed: { file: 'stock.csv', format: 'csv' } }
  content.add('a', {
    tenant: rawTenant('a', { dealerships: [{ id: '1', name: 'a', slug: 'a-yard' }], ...settings }),
  })
  const late: { db?: Database } = {}
  const stockFiles = new StockFiles({
    folder: join(folder, 'brought'),
    listFeeds: async () => [],
    work: (job) => bringFile(job, { store, db: site.db, folder }),
    clock: () => now,
    onChange: () => {},
    log,
  })
  const parts = {
    folder,
    secret: 's'.repeat(32),
    network: ANY_NETWORK,
    findBundle: async (slug: string) =>
      parseTenantBundle((await content.loadBundle(slug, 'published')) as never).bundle,
    importFile: (bundle: never, brought: { name: string; path: string }) =>
      stockFiles.importFetched(bundle, brought),
    recordFailure: async (
      { tenant }: { tenant: { slug: string } },
      failure: { file: string; at: string; words: string },
    ) => {
      const [feed] = withChosenFeed([], tenant.slug, {
        file: failure.file,
        format: 'csv',
        element: 'vehicle',
        delimiter: null,
      })
      if (feed) await recordFailure(site.db, feed, failure)
    },
    clock: () => now,
    log,
    firstPauseMs: 1,
    timeoutMs: 2_000,
    get db() {
      if (!late.db) throw new Error('not yet')
      return late.db
    },
  }
  fetches = new StockFetches(parts as never)
  site = await openStaffSite(ROLES, { content, stockSources: fetches })
  late.db = site.db
})
afterEach(() => rm(folder, { recursive: true }))

const address = (path = '/stock.csv?key=query-key') =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const SOURCE = { signIn: 'password', signInName: 'yard', secret: PASSWORD }
const fields = (more: Record<string, string> = {}) => ({ ...SOURCE, address: address(), ...more })
const trial = (more = {}, who = 'manager-a', slug = 'a') =>
  site.ask(who, slug, STAFF_API.stockSourceTry, { do: 'try', ...fields(more) })
const post = (given: Record<string, string>, who = 'manager-a', slug = 'a') =>
  site.ask(who, slug, STAFF_API.stockSource, given)
const save = (more = {}, who = 'manager-a', slug = 'a') =>
  post({ do: 'save', every: 'hourly', time: '02:30', file: 'stock.csv', ...fields(more) }, who, slug)
const see = async () =>
  staffStockSource.parse((await site.ask('manager-a', 'a', STAFF_API.stockSource)).json()).source
const listed = async () => (await store.readRows({ slug: 'a', dealerships: [] } as never)).size
const runs = async () => (await new RunRecords(site.db).list('a')).map(({ record }) => record)
async function later(hours: number) {
  now += hours * HOUR
  await fetches.run()
}

test('a source is seen, tried and saved by managers and administrators of that dealer, and by nobody else', async () => {
  for (const [who, slug, wanted] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 403],
    ['marketer-a--b', 'a', 403],
    ['manager-b', 'a', 401],
    ['manager-a', 'b', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    const answers = [
      await site.ask(who, slug, STAFF_API.stockSource),
      await trial({}, who, slug),
      await save({}, who, slug),
    ]
    expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([
      who,
      slug,
      wanted,
      wanted,
      wanted,
    ])
  }
}, 60_000)

describe('a source', () => {
  test('that is tried sends the file, and stores and changes nothing', async () => {
    const tried = triedStockFile.parse((await trial()).json())
    expect([tried.name, Buffer.from(tried.file, 'base64').toString()]).toEqual(['stock.csv', file])
    expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from(`yard:${PASSWORD}`).toString('base64')}`)
    expect([await see(), await listed()]).toEqual([null, 0])
  })

  test.each([
    ['a web page', '<!doctype html><html></html>', /web page/],
    ['nothing', '', /empty/],
    ['a binary file', Buffer.from([1, 2, 3, 0, 0]), /no text/],
  ])('that sends %s is refused, so that nothing else is read through us', async (_, sent, words) => {
    file = sent
    const answer = await trial()
    expect([answer.status, answer.text]).toEqual([422, expect.stringMatching(words)])
  })

  test('has its password stored sealed, in no answer and in no log, nor its address', async () => {
    await save()
    expect(await see()).toMatchObject({ hasSecret: true, signInName: 'yard', every: 'hourly' })
    const answer = await site.ask('manager-a', 'a', STAFF_API.stockSource)
    const rows = JSON.stringify(await site.db.selectFrom('stock_sources').selectAll().execute())
    for (const text of [answer.text, rows]) expect(text).not.toContain(PASSWORD)
    await later(2)
    expect(JSON.stringify([site.lines, lines])).not.toMatch(/pass-W|query-key|127\.0\.0\.1/)
  })

  test('keeps its password while it goes to the same place, and never sends it to another', async () => {
    await save()
    expect((await save({ secret: '', every: 'nightly' })).status).toBe(200)
    expect((await trial({ secret: '' })).status).toBe(200)
    for (const more of [
      { address: 'http://127.0.0.2:9/stock.csv' },
      { signInName: 'other' },
      { signIn: 'header', signInName: 'X-Key' },
    ])
      expect((await trial({ secret: '', ...more })).status).toBe(422)
    expect(seen.every(({ headers }) => !headers['x-key'])).toBe(true)
  })

  test.each([
    [{ address: 'ftp://x.example/a' }, /begins with https/],
    [{ address: ' ' }, /Give the address/],
    [{ time: '25:00' }, /Give the time/],
    [{ signInName: '' }, /Give the user name/],
    [{ signIn: 'header', signInName: 'Host' }, /no header that can be set/],
    [{ signIn: 'header', signInName: 'X Key' }, /no header that can be set/],
    [{ secret: 'a\r\nHost: b' }, /cannot be sent/],
    [{ file: '../x' }, /./],
    [{ every: 'always' }, /./],
    [{ other: 'x' }, /./],
  ])('of %o is refused in words', async (more, words) => {
    const answer = await save(more)
    expect([answer.status, answer.text]).toEqual([422, expect.stringMatching(words)])
  })

  test('is fetched at its times, asks for what has changed, and says so', async () => {
    etag = '"1"'
    await save()
    await later(0.5)
    expect(seen).toHaveLength(0)
    await later(0.6)
    expect([await listed(), (await see())?.last]).toMatchObject([1, { state: 'read', cars: 1 }])
    await later(1.1)
    expect((await see())?.last).toMatchObject({ state: 'same' })
    expect(await runs()).toHaveLength(1)
    etag = '"2"'
    file = csv('A1', 'A2')
    await later(1.1)
    expect([await listed(), (await see())?.last]).toMatchObject([2, { state: 'read', cars: 2 }])
  })

  test('is fetched by one of two instances', async () => {
    await save()
    now += 2 * HOUR
    await Promise.all([fetches.run(), fetches.run(), fetches.run()])
    expect(seen).toHaveLength(1)
  })

  test('that fails is recorded once among the imports, tried again later, and comes', async () => {
    await save({ every: 'nightly' })
    status = 401
    expect((await post({ do: 'now' })).status).toBe(200)
    expect((await see())?.last).toMatchObject({ state: 'failed', words: expect.stringMatching(/not right/) })
    await later(1)
    await later(1)
    expect(await runs()).toMatchObject([{ refused: expect.stringMatching(/not right/) }])
    status = 200
    await later(7)
    expect([await listed(), (await see())?.last?.state]).toEqual([1, 'read'])
  })

  test('whose file would take most cars away is stopped, and what was there stays', async () => {
    file = csv('A1', 'A2', 'A3', 'A4')
    await save()
    await later(2)
    etag = '"less"'
    file = csv('A1')
    await later(2)
    expect([await listed(), (await see())?.last?.state]).toEqual([4, 'failed'])
    // It is asked for again: only what was imported is known.
    await later(7)
    expect(seen.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  test.each([
    ['zip', () => makeZip([{ name: 'stock.csv', bytes: csv('A1', 'A2') }])],
    [
      'workbook',
      () =>
        makeWorkbook([
          HEAD.split(','),
          ['A1', 'Kia', 'Rio', 2020, 'used'],
          ['A2', 'Kia', 'Rio', 2020, 'used'],
        ]),
    ],
  ])('that sends a %s is read', async (_, make) => {
    file = make()
    await save()
    await later(2)
    expect(await listed()).toBe(2)
  })

  test('that sends a bomb fails in words, and nothing changes', async () => {
    file = makeZip([{ name: 'stock.csv', bytes: Buffer.alloc(120_000_000) }])
    await save()
    await later(2)
    expect([await listed(), (await see())?.last]).toMatchObject([
      0,
      { state: 'failed', words: expect.stringMatching(/100 MB/) },
    ])
  })

  test('that is removed is forgotten with its password', async () => {
    await save()
    await post({ do: 'remove' })
    expect(await site.db.selectFrom('stock_sources').selectAll().execute()).toEqual([])
    await later(2)
    expect(seen).toHaveLength(0)
  })
})

test('a source is not tried without end', async () => {
  for (let tries = 0; tries < 40; tries += 1) await trial()
  expect((await trial()).status).toBe(429)
}, 60_000)
