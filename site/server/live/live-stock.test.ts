// The events over real sockets: what a browser is sent, and that streams are bounded and end.
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CarSnapshot } from '#app/integrations/stock-index.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ask, serve } from '../fixtures/serve.ts'
import { LiveStock, type LiveStockOptions } from './live-stock.ts'

async function openLive(options: Partial<LiveStockOptions> = {}) {
  const stock = { version: '10', cars: new Map<string, CarSnapshot[]>(), asked: [] as string[] }
  const live = new LiveStock({
    stock: {
      version: () => stock.version,
      listSnapshots: async ({ tenantSlug }) => {
        stock.asked.push(tenantSlug)
        return stock.cars.get(tenantSlug) ?? []
      },
    },
    askVersion: async () => stock.version,
    scopeOf: async (tenantSlug) => ({ tenantSlug, dealerships: '', visible: '', staff: null, window: '' }),
    log: fakeLog().log,
    ...options,
  })
  const port = await serve((asked, response) => {
    const url = new URL(asked.url ?? '', 'http://a.example')
    const { 'x-tenant': tenant = 'a', 'x-client': client = '127.0.0.1' } = asked.headers
    live.answer(asked, response, url, { tenant: String(tenant), client: String(client) })
  })
  onTestFinished(() => live.stop())
  /** The import of a dealer's feed: its cars from now on. */
  const move = (version: string, tenant: string, cars: Record<string, string>) => {
    stock.cars.set(tenant, Object.entries(cars))
    stock.version = version
    live.stockChanged()
  }
  return { live, port, stock, move }
}

/** What comes over a stream comes when it comes: a busy machine is not a failure. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 })

type Stream = { asked: ClientRequest; text: () => string; ended: Promise<void>; answer: IncomingMessage }

function follow(port: number, path: string, headers: Record<string, string> = {}): Promise<Stream> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on('error', () => {})
      const ended = new Promise<void>((over) => answer.once('close', over))
      done({ asked, answer, ended, text: () => text })
    })
    asked.on('error', fail)
    asked.end()
    onTestFinished(() => void asked.destroy())
  })
}

const listChanges = (stream: Stream) =>
  [...stream.text().matchAll(/id: (\d+)\nevent: stock\ndata: (.*)\n\n/g)].map(([, id, data]) => [
    id,
    JSON.parse(data ?? '').changed,
  ])

test('a page gets the changed cars of its own dealer only', async () => {
  const { port, move, stock } = await openLive()
  stock.cars.set('a', [
    ['a1', 'for sale'],
    ['a2', 'for sale'],
  ])
  const ours = await follow(port, '/events/stock?since=10')
  const theirs = await follow(port, '/events/stock?since=10', { 'x-tenant': 'b' })
  await eventually(() => expect(stock.asked.toSorted()).toEqual(['a', 'b']))
  move('11', 'a', { a1: 'sold', a2: 'for sale' })
  await eventually(() => expect(listChanges(ours)).toEqual([['11', ['a1']]]))
  move('12', 'b', { b1: 'for sale' })
  await eventually(() => expect(listChanges(theirs)).toEqual([['12', ['b1']]]))
  expect(listChanges(ours)).toEqual([['11', ['a1']]])
  expect(ours.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(ours.answer.headers['cache-control']).toBe('no-store')
})

test('a reconnecting browser gets missed changes by Last-Event-ID, else by its page’s version', async () => {
  const { port, move, stock } = await openLive()
  stock.cars.set('a', [['a1', '1']])
  const first = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(stock.asked).toHaveLength(1))
  move('11', 'a', { a1: '2' })
  await eventually(() => expect(listChanges(first)).toHaveLength(1))
  const late = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(listChanges(late)).toEqual([['11', ['a1']]]))
  const older = await follow(port, '/events/stock?since=9')
  await eventually(() => expect(listChanges(older)).toEqual([['11', null]]))
  const back = await follow(port, '/events/stock?since=9', { 'last-event-id': '11' })
  move('12', 'a', { a1: '3' })
  await eventually(() => expect(listChanges(back)).toEqual([['12', ['a1']]]))
})

test('a change before the first reading reaches all pages', async () => {
  const { port, stock, move, live } = await openLive({
    // The task finishes while the cars are read.
    askVersion: async () => {
      stock.version = '11'
      return '11'
    },
  })
  const page = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(listChanges(page)).toEqual([['10', null]]))
  move('12', 'a', { a1: '1' })
  await eventually(() => expect(listChanges(page).at(-1)).toEqual(['12', ['a1']]))
  expect(live.size).toBe(1)
})

test('an event with too many cars has no ids', async () => {
  const { port, stock, move } = await openLive()
  const page = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(stock.asked).toHaveLength(1))
  move('11', 'a', Object.fromEntries(Array.from({ length: 101 }, (_none, index) => [`c${index}`, '1'])))
  await eventually(() => expect(listChanges(page)).toEqual([['11', null]]))
})

test('the stock of a dealer without open pages is not read', async () => {
  const { port, stock, move, live } = await openLive()
  const page = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(stock.asked).toHaveLength(1))
  page.asked.destroy()
  await eventually(() => expect(live.size).toBe(0))
  move('11', 'a', { a1: '1' })
  const again = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(listChanges(again)).toEqual([['11', ['a1']]]))
  expect(stock.asked).toHaveLength(2)
})

test('streams are limited per client and in total; closed ones are freed', async () => {
  const { port, live } = await openLive({ limits: { perClient: 2, total: 3 } })
  const streams = await Promise.all([1, 2].map(() => follow(port, '/events/stock')))
  const refused = await ask(port, '/events/stock')
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
  const other = await follow(port, '/events/stock', { 'x-client': '198.51.100.1' })
  const full = await ask(port, '/events/stock', { headers: { 'x-client': '198.51.100.2' } })
  expect([other.answer.statusCode, full.status]).toEqual([200, 503])
  streams[0]?.asked.destroy()
  await eventually(() => expect(live.size).toBe(2))
  expect((await follow(port, '/events/stock')).answer.statusCode).toBe(200)
})

test('pages of other sites get no events', async () => {
  const { port } = await openLive()
  const answer = await ask(port, '/events/stock', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.status).toBe(403)
})

test('an idle stream gets a heartbeat with the version of the last reading', async () => {
  const { port, stock, move } = await openLive({ heartbeatMs: 5 })
  const page = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(stock.asked).toHaveLength(1))
  move('11', 'b', {})
  move('11', 'a', {})
  await eventually(() => expect(page.text()).toContain(': \n\n'))
  await eventually(() => expect(listChanges(page).at(-1)).toEqual(['11', []]))
})

test('a version read after a heartbeat is sent with the next', async () => {
  let answer = () => {}
  const { port, stock, move, live } = await openLive({
    heartbeatMs: 5,
    askVersion: () => new Promise((done) => (answer = () => done(stock.version))),
  })
  const page = await follow(port, '/events/stock?since=10')
  await eventually(() => expect(stock.asked).toHaveLength(1))
  answer()
  await eventually(() => expect(listChanges(page)).toEqual([['10', []]]))
  move('11', 'a', {})
  await eventually(() => {
    live.stockChanged()
    expect(stock.asked).toHaveLength(2)
  })
  const beats = () => page.text().split(': \n\n').length
  const before = beats()
  await eventually(() => expect(beats()).toBeGreaterThan(before + 2))
  expect(listChanges(page).at(-1)).toEqual(['10', []])
  answer()
  await eventually(() => expect(listChanges(page).at(-1)).toEqual(['11', []]))
})

test('all streams end with the server', async () => {
  const { port, live } = await openLive()
  const streams = await Promise.all([1, 2, 3].map(() => follow(port, '/events/stock')))
  live.stop()
  await Promise.all(streams.map(({ ended }) => ended))
  expect(live.size).toBe(0)
})

test('a failed reading closes no stream and is retried', async () => {
  let fails = true
  const { port, stock, move } = await openLive({
    retryMs: 10,
    scopeOf: async (tenantSlug) =>
      fails ? null : { tenantSlug, dealerships: '', visible: '', staff: null, window: '' },
  })
  const page = await follow(port, '/events/stock?since=10')
  fails = false
  move('11', 'a', { a1: '1' })
  await eventually(() => expect(stock.asked).toHaveLength(1))
  await eventually(() => expect(listChanges(page)).toEqual([['11', null]]))
})

test('500 streams of one process get each change once', async () => {
  const { port, stock, move, live } = await openLive({ limits: { perClient: 500 } })
  const pages = await Promise.all(Array.from({ length: 500 }, () => follow(port, '/events/stock?since=10')))
  await eventually(() => expect(stock.asked).toHaveLength(1))
  expect(live.size).toBe(500)
  move('11', 'a', { a1: 'sold' })
  await eventually(() => expect(pages.every((page) => listChanges(page).length === 1)).toBe(true))
  expect(stock.asked).toHaveLength(2)
})
