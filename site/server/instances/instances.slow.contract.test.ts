// Two instances of the site without sticky sessions: what one of them knows or has accepted, both do.
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { findPricing } from '#db/stock/pricing-repository.ts'
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

/** Pushes a vehicle of that number to an instance, as from behind a proxy that ends TLS. */
const push = (to: typeof first, stocknum: string, price: number) =>
  to.get('/api/stock/a', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${system.pushKey}`,
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.1',
    },
    body: JSON.stringify([
      {
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
      },
    ]),
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
