import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TenantBundle } from '@forecourt/schemas/contract'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
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
import { WorkerThread } from '#stock/worker-thread.ts'
import type { ListWorkerData } from './list-worker.ts'
import type { ListJob, MadeLists } from './make-lists.ts'
import { StockLists, stockListFile } from './stock-lists.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const vehicles = Array.from({ length: 30 }, (_, at) =>
  sampleVehicle({ stocknum: `L${at}`, vin: `6T1BF3FK50X${String(at).padStart(6, '0')}` }),
)

let search: SearchServer
let store: StockStore
let thread: WorkerThread<ListWorkerData, ListJob, MadeLists>
let bundle: TenantBundle

beforeAll(async () => {
  search = await startSearchServer()
  const index = { host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' }
  store = new StockStore(index)
  await store.prepare()
  await importStock(vehicles)
  const raw = testDealer({ tenant: { slug: sampleDealer.slug } }).bundle
  bundle = {
    ...raw,
    tenant: { ...raw.tenant, slug: sampleDealer.slug, dealerships: sampleDealer.dealerships },
  }
  thread = new WorkerThread(
    {
      servers: [{ name: 'main', url: search.host, searchKey: search.masterKey }],
      indexUid: 'Car_test',
      pictures: { secret: 's', drawnHosts: new Set(), cutOuts: new Set() },
    },
    new URL('list-worker.ts', import.meta.url),
  )
})
afterAll(async () => {
  await thread.stop()
  await search.stop()
})

async function importStock(rows: readonly object[]): Promise<void> {
  const run = { now: NOW, force: true, bufferPath: sampleBufferPath }
  await importFeed(sampleImport(feedBytes(rows)), store, run)
}

/** Lists in a folder of their own, behind a server. */
async function openLists(change: { folder?: string; work?: (job: ListJob) => Promise<MadeLists> } = {}) {
  const folder = change.folder ?? (await mkdtemp(join(tmpdir(), 'forecourt-lists-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const jobs: ListJob[] = []
  const lists = new StockLists({
    folder,
    work: (job) => {
      jobs.push(job)
      return (change.work ?? thread.run)(job)
    },
    content: {
      findBundle: async () => ({ value: bundle, version: '1' }),
      listDealers: async () => [{ id: 'tenant-a', slug: sampleDealer.slug, name: 'A', hosts: [] }],
    },
    mainOrigin: ({ slug }) => `http://${slug}.example`,
    log: { warn: () => undefined },
    clock: () => Date.parse(NOW),
    settleMs: 0,
    roundMs: 0,
    // A busy machine makes them late.
    firstMs: 60_000,
  })
  onTestFinished(() => lists.stop())
  const server = createServer((request, response) => {
    const file = stockListFile(request.url ?? '') ?? ''
    const of = { slug: sampleDealer.slug, origin: 'http://a.example', file }
    lists.answer(request, response, of).catch((error) => response.writeHead(503).end(String(error)))
  })
  const origin = await listening(server)
  return { lists, folder, jobs, get: (path: string, init?: RequestInit) => fetch(origin + path, init) }
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a list is a file of the whole stock, with the addresses of the host that is asked', async () => {
  const { get } = await openLists()
  const sitemap = await get('/sitemaps/vehicles.xml')
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await sitemap.text()
  expect(text.match(/<loc>http:\/\/a\.example\/cars\//g)).toHaveLength(30)
  expect(text).not.toContain('origin.invalid')
  expect(await (await get('/feeds/meta-vehicles.csv')).text()).toMatch(/^vehicle_id,title,/)
})

it('a list that has not changed is a 304, a part that is not there a 404, and HEAD has no body', async () => {
  const { get } = await openLists()
  const first = await get('/sitemaps/vehicles.xml')
  await first.text()
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/sitemaps/vehicles.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await get('/sitemaps/vehicles-7.xml')).status).toBe(404)
  const head = await get('/feeds/google-vehicles.tsv', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('after a change of the stock the files are made anew, without a request, and only where something has changed', async () => {
  const { lists, get, jobs } = await openLists()
  const count = async () => (await (await get('/sitemaps/vehicles.xml')).text()).match(/<url>/g)?.length
  expect(await count()).toBe(30)
  await importStock([...vehicles, sampleVehicle({ stocknum: 'MORE' })])
  lists.stockChanged()
  await vi.waitFor(async () => expect(await count()).toBe(31), { timeout: 10_000 })
  const made = jobs.length
  lists.stockChanged()
  await vi.waitFor(() => expect(jobs.length).toBeGreaterThan(made))
  expect(jobs.at(-1)?.known).not.toBe('')
  expect(await count()).toBe(31)
  await importStock(vehicles)
})

it('lists are packed without a request: the first for the dealer’s own host, later ones also for hosts that have asked', async () => {
  const { lists, folder, get, jobs } = await openLists()
  await (await get('/sitemaps/vehicles.xml')).text()
  const state = async () =>
    JSON.parse(await readFile(join(folder, sampleDealer.slug, 'state.json'), 'utf8')) as { version: string }
  const { version } = await state()
  await importStock([...vehicles, sampleVehicle({ stocknum: 'PACKED' })])
  lists.stockChanged()
  await vi.waitFor(async () => expect((await state()).version).not.toBe(version), { timeout: 10_000 })
  expect(jobs.map(({ origins }) => origins)).toEqual([
    [`http://${sampleDealer.slug}.example`],
    ['http://a.example', `http://${sampleDealer.slug}.example`],
  ])
  const files = await readdir(join(folder, sampleDealer.slug, (await state()).version))
  expect(files.filter((name) => name.startsWith('vehicles'))).toEqual([
    'vehicles.xml',
    expect.stringMatching(/^vehicles\.xml\.[0-9a-f]{8}\.gz$/),
    expect.stringMatching(/^vehicles\.xml\.[0-9a-f]{8}\.gz$/),
  ])
  expect(await (await get('/sitemaps/vehicles.xml')).text()).toContain('http://a.example/cars/')
  await importStock(vehicles)
})

it('a new process sends the files of the one before at once', async () => {
  const { lists, folder, get } = await openLists()
  await (await get('/sitemaps/vehicles.xml')).text()
  lists.stop()
  const away = () => Promise.reject(new Error('the search server is down'))
  const next = await openLists({ folder, work: away })
  expect(await (await next.get('/sitemaps/vehicles.xml')).text()).toContain('/cars/')
  expect(
    (await readdir(join(folder, sampleDealer.slug))).filter((name) => name.startsWith('making-')),
  ).toEqual([])
})

it('what is sent to a market place is read line by line, and is at no address; another comment of a car makes it anew', async () => {
  const before = bundle
  bundle = { ...before, tenant: { ...before.tenant, marketFeeds: ['autotrader'] } }
  onTestFinished(() => {
    bundle = before
  })
  const { lists, folder } = await openLists()
  const read = async () => {
    await using list = await lists.open(sampleDealer.slug, 'autotrader.lines')
    const lines: string[] = []
    for await (const line of list?.lines ?? []) lines.push(line)
    return { ...list, bodies: lines.map((line) => line.slice(line.indexOf('\t') + 1)) }
  }
  const { version = '', madeAt, bodies } = await read()
  expect([madeAt, bodies.length]).toEqual([
    NOW,
    lists ? (await lists.read(sampleDealer.slug)).catalogues.at(-1)?.listed : 0,
  ])
  for (const body of bodies) expect(JSON.parse(body)).toMatchObject({ status: 'in_stock' })
  expect(await lists.open(sampleDealer.slug, 'carsales.json')).toBeNull()
  expect(stockListFile('/feeds/autotrader.lines')).toBeNull()
  expect(
    (await readdir(join(folder, sampleDealer.slug, version))).filter((name) => name.startsWith('auto')),
  ).toEqual(['autotrader.lines'])
  await importStock(vehicles.map((vehicle) => ({ ...vehicle, dealercomments: 'One owner, log books.' })))
  lists.stockChanged()
  await vi.waitFor(async () => expect((await read()).version).not.toBe(version), { timeout: 10_000 })
  await importStock(vehicles)
})

it('lists whose files are gone are made anew, and are not a 404', async () => {
  const { lists, folder, get } = await openLists()
  await (await get('/sitemaps/vehicles.xml')).text()
  lists.stop()
  const own = join(folder, sampleDealer.slug)
  for (const name of await readdir(own))
    if (name !== 'state.json') await rm(join(own, name), { recursive: true })
  const next = await openLists({ folder })
  expect(await (await next.get('/sitemaps/vehicles.xml')).text()).toContain('/cars/')
})

it('before the first lists are made there is an error, and no empty list', async () => {
  const { get, lists } = await openLists({
    work: () => Promise.reject(new Error('the search server is down')),
  })
  expect((await get('/feeds/google-vehicles.tsv')).status).toBe(503)
  await expect(lists.read(sampleDealer.slug)).rejects.toMatchObject({ code: 'stock_unavailable' })
})

it.each([
  '/sitemaps/pages.xml',
  '/feeds/arrivals.xml',
  '/sitemaps/vehicles-0.xml',
  '/sitemaps/vehicles/x.xml',
  '/',
])('%s is no list of the whole stock', (path) => expect(stockListFile(path)).toBeNull())
