import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StockStore } from '../index/stock-store.ts'
import { sampleDealer, sampleFeed, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import type { PushJob } from './push-job.ts'
import { PushThread } from './push-thread.ts'

let search: SearchServer
let folder: string
let thread: PushThread
let store: StockStore

beforeAll(async () => {
  search = await startSearchServer()
  folder = await mkdtemp(join(tmpdir(), 'forecourt-push-thread-'))
  const index = { host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' }
  const main = { name: 'main', url: search.host, adminKey: search.masterKey }
  const place = { servers: [main], indexUid: 'Car_test' }
  store = new StockStore(index)
  await store.prepare()
  thread = new PushThread({ ...place, folder }, new URL('push-worker.ts', import.meta.url))
})
afterAll(async () => {
  await thread.stop()
  await search.stop()
  await rm(folder, { recursive: true, force: true })
})

async function runJob(vehicles: unknown, now: string, change: Partial<PushJob> = {}): Promise<PushJob> {
  const body = join(folder, `${now.replace(/\W/g, '')}.body`)
  await writeFile(body, JSON.stringify(vehicles))
  const feed = { ...sampleFeed, file: 'push', snapshot: false }
  return { feed, dealer: sampleDealer, body, now, force: false, ...change }
}
const stock = ['A1', 'A2', 'A3', 'A4'].map((stocknum) => sampleVehicle({ stocknum }))

it('a push is imported in the worker thread, which returns the response', async () => {
  const outcome = await thread.run(await runJob(stock, '2026-07-10T02:00:00.000Z'))
  expect(outcome).toMatchObject({ status: 200 })
  expect(JSON.parse('text' in outcome ? outcome.text : '')).toMatchObject({ counts: { new: 4 } })
  expect((await store.readRows(sampleDealer)).size).toBe(4)
})

it('a refusal in the worker is returned unchanged', async () => {
  const gone = stock.map(({ stocknum }) => ({ stocknum, status: 'deleted' }))
  expect(await thread.run(await runJob(gone, '2026-07-10T02:00:01.000Z'))).toMatchObject({
    refused: { code: 'stopped', message: expect.stringMatching(/^4 of 4 cars/) },
  })
  expect(await thread.run(await runJob('words', '2026-07-10T02:00:02.000Z'))).toMatchObject({
    refused: { code: 'unreadable' },
  })
  await expect(
    thread.run(await runJob(stock, '2026-07-10T02:00:03.000Z', { body: join(folder, 'none') })),
  ).rejects.toThrow(/ENOENT/)
})

it('concurrent pushes of two dealers succeed; of one dealer the second gets Retry-After', async () => {
  const other = { ...sampleDealer, slug: 'elsewhere', locations: [] }
  const jobs = await Promise.all([
    runJob(stock, '2026-07-10T02:00:04.000Z'),
    runJob(stock, '2026-07-10T02:00:05.000Z'),
    runJob(stock, '2026-07-10T02:00:06.000Z', {
      dealer: other,
      feed: { ...sampleFeed, tenantSlug: 'elsewhere' },
    }),
  ])
  const answers = await Promise.all(jobs.map(thread.run))
  expect(answers.map((each) => ('status' in each ? each.status : each.refused.code))).toEqual([
    200,
    'busy',
    200,
  ])
})

it('a worker that exits fails its pending pushes, and the next push starts another', async () => {
  const job = await runJob(stock, '2026-07-10T02:00:07.000Z')
  const lost = expect(thread.run(job)).rejects.toThrow('The worker thread has exited.')
  await thread.stop()
  await lost
  expect(await thread.run(job)).toMatchObject({ status: 200 })
})
