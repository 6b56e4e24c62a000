// Two instances of the site without sticky sessions: what one of them knows or has accepted, both do.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { findPricing } from '#db/stock/pricing-repository.ts'
import { findSource, putSource } from '#db/stock/sources-repository.ts'
import { PushKeys } from '#stock/push/push-keys.ts'
import { openPurgeServer } from '../edge/testing/purge-server.ts'
import { type Instance, openInstances } from './testing/instances.ts'

/** Starting an instance takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const system = await openInstances()
afterAll(() => system.close(), 60_000)
const [first, second] = [await system.start(), await system.start()]
const both = [first, second]

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 })
/** What changes at one instance is on the other's pages within two seconds. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 2_000, interval: 50 })

const vehicle = (stocknum: string, price: number) => ({
  stocknum,
  make: 'Toyota',
  model: 'Corolla',
  year: 2020,
  status: 'In Stock',
  car_type: 'used',
  odometer: '45000',
  dapprice: String(price),
  body: 'Hatch',
  location_code: 'a-yard',
})

/** Pushes a vehicle of that number to an instance, as from behind a proxy that ends TLS. */
const push = (to: typeof first, stocknum: string, price: number, key = system.pushKey) =>
  pushAll(to, [vehicle(stocknum, price)], key)

const pushAll = (to: typeof first, vehicles: readonly unknown[], key = system.pushKey) =>
  to.get('/api/stock/a', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.1',
    },
    body: JSON.stringify(vehicles),
  })

test('content that is published reaches every instance within two seconds', { retry: 1 }, async () => {
  for (const { get } of both)
    await eventually(async () => expect((await get('/')).text).toContain('<title>Dealer A</title>'))
  await system.lake.writer().patch('tenant-a').set({ name: 'Dealer B' }).commit()
  for (const { get } of both)
    await soon(async () => expect((await get('/')).text).toContain('<title>Dealer B</title>'))
})

test('stock that one instance takes in is on the pages of the other within two seconds', {
  retry: 1,
}, async () => {
  const answer = await push(first, 'A1', 30_000)
  expect(answer.status, answer.text).toBe(200)
  for (const { get } of both) await soon(async () => expect((await get('/')).text).toContain('a_a1'))
})

test('pushes of a dealer to several instances at once are imported one after the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_none, at) => push(at % 2 === 0 ? first : second, `P${at}`, 20_000 + at)),
  )
  expect(answers.map(({ status, text }) => [status, JSON.parse(text).counts?.new])).toEqual(
    answers.map(() => [200, 1]),
  )
  const text = async () => (await first.get('/')).text
  await eventually(async () =>
    expect([...(await text()).matchAll(/a_p\d/g)].map(([id]) => id).sort()).toEqual(
      Array.from({ length: 6 }, (_none, at) => `a_p${at}`),
    ),
  )
})

test('runs, history and keys of one instance are those of the other, with nothing shared on disk', async () => {
  const db = await openDatabase({ dataDir: '', url: system.databaseUrl })
  onTestFinished(() => db.destroy())
  const keys = new PushKeys({ db })
  const key = await keys.make('a', new Date().toISOString())
  const [added, dropped] = [await push(first, 'H1', 30_000, key), await push(second, 'H1', 27_000, key)]
  expect([added, dropped].map(({ status }) => status)).toEqual([200, 200])
  await push(first, 'H2', 1, key)
  const reports = await Promise.all(
    both.map(async ({ get }) => JSON.parse((await get('/api/report/h1')).text)),
  )
  const [report] = reports
  expect(reports[1]).toEqual(report)
  expect(report.cars).toMatchObject([
    {
      stocknum: 'H1',
      live: true,
      prices: [{ before: 30_000, after: 27_000, run: JSON.parse(dropped.text).run }],
    },
  ])
  expect(report.runs.map(({ run }: { run: string }) => run)).toEqual(
    expect.arrayContaining([added, dropped].map(({ text }) => JSON.parse(text).run)),
  )
  await keys.revoke('a')
  for (const to of both) expect((await push(to, 'H1', 1, key)).status).toBe(401)
})

test('an import whose instance is killed leaves nothing behind: the same sent to another is imported, each car once', async () => {
  const cars = Array.from({ length: 3_000 }, (_none, at) => vehicle(`K${at}`, 20_000 + at))
  const db = await openDatabase({ dataDir: '', url: system.databaseUrl })
  onTestFinished(() => db.destroy())
  const doomed = await system.start()
  const lost = pushAll(doomed, cars).catch(() => null)
  await eventually(async () => expect(await countImportLocks(db)).toBe(1))
  await doomed.kill('SIGKILL')
  expect(await lost).toBeNull()
  const answer = await pushAll(second, cars)
  expect(answer.status, answer.text).toBe(200)
  const { counts, run } = JSON.parse(answer.text)
  expect(counts.new + counts.unchanged).toBe(cars.length)
  const report = JSON.parse((await first.get('/api/report/k2999')).text)
  expect(report.cars).toMatchObject([{ stocknum: 'K2999', live: true }])
  expect(report.runs.filter(({ rows }: { rows: number }) => rows === cars.length)).toMatchObject([{ run }])
  expect(await countImportLocks(db)).toBe(0)
})

const countImportLocks = async (db: Database) => {
  const query = sql<{ count: number }>`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and classid = 17987 and mode = 'ExclusiveLock' and granted`
  return (await query.execute(db)).rows[0]?.count
}

test('a lender that is published prices the stock of all instances, once', async () => {
  const lender = { _key: 'l', provider: 'Harbour', interestRate: 6.49, termMonths: 60 }
  const weeks = async () => {
    const found = await system.store.readDocuments(['a_a1'])
    return [...found.values()].map(({ weekly_price: week }) => week ?? null)
  }
  await eventually(async () => expect(await weeks()).toEqual([null]))
  const publish = (interestRate: number) =>
    system.lake
      .writer()
      .patch('tenant-a')
      .set({ financeProvider: 'Harbour', lenders: [{ ...lender, interestRate }] })
      .commit()
  await publish(6.49)
  await eventually(async () => expect(await weeks()).toEqual([135]))
  await publish(15)
  await eventually(async () => expect(await weeks()).toEqual([164]))
  const db = await openDatabase({ dataDir: '', url: system.databaseUrl })
  onTestFinished(() => db.destroy())
  await eventually(async () => expect(await findPricing(db, 'a')).toMatchObject({ working_on: '' }))
})

test('a visitor’s limit is one for all instances', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_none, at) =>
      (at % 2 === 0 ? first : second).get('/api/take', { headers: from }),
    ),
  )
  expect(answers.filter(({ text }) => JSON.parse(text).ok)).toHaveLength(60)
})

test('of payments for one car that several instances take at once, one holds it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, at) => (at % 2 === 0 ? first : second).get(`/api/hold/r${at}`)),
  )
  const taken = answers.map(({ text }) => JSON.parse(text))
  expect(taken.sort()).toEqual(['held', ...Array(7).fill('refused')])
})

test('an instance that is killed under load loses no lead, and comes back with the present content', async () => {
  const third = await system.start()
  const acknowledged = new Set<string>()
  const isOver = { yes: false }
  const send = async (name: string) => {
    for (let at = 0; !isOver.yes; at += 1) {
      const key = `${name}-${at}`
      // A proxy sends what one instance does not answer to the other.
      for (const to of at % 2 === 0 ? [third, first] : [first, third]) {
        const answer = await postLead(to, key).catch(() => null)
        if (answer?.status !== 200) continue
        acknowledged.add(key)
        break
      }
    }
  }
  const sending = Promise.all(['x', 'y', 'z'].map(send))
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(12))
  await third.kill('SIGKILL')
  await system.lake.writer().patch('tenant-a').set({ name: 'Dealer C' }).commit()
  const before = acknowledged.size
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before + 12))
  isOver.yes = true
  await sending
  const db = await openDatabase({ dataDir: '', url: system.databaseUrl })
  try {
    const keys = (await listLeads(db, 'a', 100_000)).map(({ payload }) => JSON.parse(payload).message)
    expect(keys.length).toBe(new Set(keys).size)
    expect([...acknowledged].filter((key) => !keys.includes(key))).toEqual([])
    const deliveries = await listDeliveries(db, 'a', { limit: 100_000 })
    // What the killed instance had begun to deliver is delivered when its lease ends.
    expect(deliveries.map(({ state }) => state)).toEqual(
      deliveries.map(() => expect.stringMatching(/^(delivered|waiting)$/)),
    )
    expect(new Set(deliveries.map(({ lead_id }) => lead_id)).size).toBe(keys.length)
    await eventually(async () => expect(system.received.size).toBeGreaterThan(0))
    expect([...system.received.values()].filter((times) => times !== 1)).toEqual([])
  } finally {
    await db.destroy()
  }
  const fourth = await system.start()
  expect((await fourth.get('/')).text).toContain('<title>Dealer C</title>')
})

test('each instance counts what it answers, at a port of its own', async () => {
  for (const instance of both) {
    await instance.get('/')
    expect(await instance.metrics()).toMatch(
      /forecourt_http_requests_total\{route="page",method="GET",status="2xx"\} \d+/,
    )
    expect((await instance.get('/metrics')).text).not.toContain('forecourt_')
  }
})

let visitors = 0
function postLead(to: typeof first, key: string) {
  visitors += 1
  return to.get('/api/leads', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({
      kind: 'enquiry',
      name: 'Hannah',
      email: 'hannah@example.com',
      category: 'General Enquiry',
      message: key,
      idempotency_key: key,
    }),
  })
}

test('each instance purges the edge when it has a change itself, and everything when it ends', async () => {
  const caches = [await openPurgeServer(), await openPurgeServer()]
  const purged = () =>
    caches.map(({ orders }) => orders.flatMap(({ headers }) => String(headers['xkey-purge']).split(' ')))
  const eachHas = (key: string) =>
    eventually(async () => expect(purged()).toEqual(caches.map(() => expect.arrayContaining([key]))))
  const edged: Instance[] = []
  for (const { url } of caches)
    edged.push(await system.start({ EDGE_CACHE: 'varnish', EDGE_CACHE_URL: url, EDGE_CACHE_TOKEN: 'x' }))
  const read = () => Promise.all(edged.map(({ get }) => get('/')))
  await eachHas('forecourt')
  for (const { headers } of await read()) expect(headers.xkey).toBe('forecourt dealer-a content-a stock-a')
  await system.lake.writer().patch('tenant-a').set({ name: 'Dealer E' }).commit()
  await eachHas('content-a')
  for (const { text } of await read()) expect(text).toContain('<title>Dealer E</title>')
  const answer = await push(first, 'E1', 31_000)
  expect(answer.status, answer.text).toBe(200)
  await eachHas('stock-a')
  for (const { text } of await read()) expect(text).toContain('a_e1')
  for (const { orders } of caches) orders.length = 0
  for (const { kill } of edged) await kill('SIGTERM')
  await eachHas('forecourt')
})

test('an instance that gets SIGTERM finishes what was asked and takes nothing more', async () => {
  const leaving = await system.start({ SHUTDOWN_GRACE_SECONDS: '1', SHUTDOWN_TIMEOUT_SECONDS: '20' })
  const asked = Array.from({ length: 10 }, () => leaving.get('/'))
  const ended = leaving.kill('SIGTERM')
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  await ended
  expect(leaving.child.exitCode).toBe(0)
})

test('a stock file whose instance is killed while it is fetched is fetched and imported by another, once', async () => {
  const asked: number[] = []
  const yard = createServer((_request, response) => {
    asked.push(Date.now())
    // The first answer never ends.
    const rows =
      'Stock No,Make,Model,Year,Condition,Price,Location\nF1,Toyota,Corolla,2020,used,30000,a-yard\n'
    if (asked.length > 1) response.end(rows)
    else response.write(rows.slice(0, 20))
  })
  await new Promise<void>((done) => yard.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    yard.closeAllConnections()
    yard.close()
  })
  const db = await openDatabase({ dataDir: '', url: system.databaseUrl })
  onTestFinished(() => db.destroy())
  const texts = { sign_in: 'none', sign_in_name: '', secret: '', etag: '', last_modified: '', saved_by: '' }
  await putSource(db, {
    ...texts,
    tenant_slug: 'a',
    address: `http://127.0.0.1:${(yard.address() as AddressInfo).port}/stock.csv`,
    every: 'nightly',
    at_minute: 0,
    file: 'stock.csv',
    next_at: new Date().toISOString(),
    leased_until: '',
    last_at: '',
    last_state: '',
    last_words: '',
    failures: 0,
    cars: 0,
  })
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 60_000, interval: 50 })
  for (const instance of system.instances) await instance.kill('SIGKILL')
  const heir = await system.start()
  await vi.waitFor(
    async () =>
      expect(await findSource(db, 'a')).toMatchObject({ last_state: 'read', cars: 1, leased_until: '' }),
    { timeout: 180_000, interval: 500 },
  )
  expect(asked).toHaveLength(2)
  const report = JSON.parse((await heir.get('/api/report/f1')).text)
  expect(report.cars).toMatchObject([{ stocknum: 'F1', live: true }])
  expect(report.runs.filter(({ feed }: { feed: string }) => feed === 'stock.csv')).toHaveLength(1)
}, 300_000)
