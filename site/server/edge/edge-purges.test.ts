// What the real request handler purges at the edge, and when.
import { expect, test } from 'vitest'
import { rawTenant } from '../fixtures/fake-content.ts'
import { eventually, openEdgeServer } from './testing/edge-server.ts'

test('content that is published is purged for its dealer alone, when the site has it', async () => {
  const { get, content, purged } = await openEdgeServer()
  await get('/x')
  await get('/x', { headers: { host: 'b.base.example' } })
  content.bundles.set('a', { tenant: rawTenant('a', { name: 'Dealer Z' }) })
  content.follower?.event({
    documentId: 'tenant-a',
    before: { _type: 'tenant' },
    after: { _type: 'tenant' },
  } as never)
  await eventually(() => expect(purged()).toContain('content-a'))
  expect(purged()).not.toContain('content-b')
  expect((await get('/x')).text).toContain('Dealer Z')
})

test('content that does not answer at its event is purged when it does', async () => {
  const { get, content, purged } = await openEdgeServer()
  await get('/x')
  content.answers = false
  content.follower?.event({ documentId: 'x', before: null, after: null } as never)
  await get('/x')
  expect(purged()).toEqual([])
  content.bundles.set('a', { tenant: rawTenant('a', { name: 'Dealer Z' }) })
  content.answers = true
  await eventually(() => expect(purged()).toContain('content-a'))
})

test('a host that leads to another dealer is purged', async () => {
  const { get, content, purged } = await openEdgeServer()
  await get('/x')
  await get('/x', { headers: { host: 'b.base.example' } })
  content.hosts = content.hosts.map((host) => ({
    ...(host as object),
    hosts: [`${(host as { slug: string }).slug}.example`],
  }))
  content.follower?.event({
    documentId: 'tenant-a',
    before: { _type: 'tenant' },
    after: { _type: 'tenant' },
  } as never)
  await eventually(() => expect(purged()).toEqual(expect.arrayContaining(['dealer-a', 'dealer-b'])))
})

test('stock that has changed is purged for the dealers whose stock it is', async () => {
  const { get, edge, stock, purged, cache } = await openEdgeServer()
  const change = (digests: Record<string, string>) => {
    Object.assign(stock, { current: String(Number(stock.current) + 1), digests })
    edge.stockChanged()
  }
  const read = () =>
    Promise.all(['a', 'b'].map((slug) => get('/x', { headers: { host: `${slug}.base.example` } })))
  await read()
  // Nothing is known to compare with yet.
  change({ a: '1', b: '1' })
  await eventually(() => expect(purged()).toEqual(expect.arrayContaining(['stock-a', 'stock-b'])))
  await read()
  cache.orders.length = 0
  change({ a: '2', b: '1' })
  await eventually(() => expect(purged()).toContain('stock-a'))
  // A car of which a part was written has no digest.
  change({ a: '2' })
  await eventually(() => expect(purged()).toContain('stock-b'))
})

test('stock that changes while it is compared is purged once more for the dealer that changed', async () => {
  const { get, edge, stock, purged, cache } = await openEdgeServer()
  for (const slug of ['a', 'b']) await get('/x', { headers: { host: `${slug}.base.example` } })
  Object.assign(stock, { current: '2', digests: { a: '1', b: '1' } })
  edge.stockChanged()
  await eventually(() => expect(purged()).toEqual(expect.arrayContaining(['stock-a', 'stock-b'])))
  // What is sent again has been sent.
  await eventually(() => expect(purged().filter((key) => key === 'stock-b')).toHaveLength(2))
  cache.orders.length = 0
  const reading = {
    current: '3',
    get digests() {
      reading.current = '4'
      return { a: '2', b: '1' }
    },
  }
  Object.defineProperty(stock, 'current', { get: () => reading.current })
  Object.defineProperty(stock, 'digests', { get: () => reading.digests })
  edge.stockChanged()
  await eventually(() => expect(purged()).toEqual(['stock-a']))
  cache.orders.length = 0
  edge.stockChanged()
  await eventually(() => expect(purged()).toEqual(['stock-a']))
})

test('a cache that takes no purge does not keep the site from answering, and gets it later', async () => {
  const { get, edge, stock, cache, purged, metrics, lines } = await openEdgeServer()
  await get('/x')
  cache.isAway = true
  Object.assign(stock, { current: '2' })
  edge.stockChanged()
  await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('the edge cache did not take a purge'))
  expect((await get('/x')).status).toBe(200)
  cache.isAway = false
  cache.orders.length = 0
  await eventually(() => expect(purged()).toContain('stock-a'))
  expect(await metrics.text()).toMatch(/forecourt_edge_purges_total\{outcome="failed"\} \d/)
})

test('a site that ends purges what it has made, after its last answer', async () => {
  const { edge, cache, purged } = await openEdgeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = edge.stop(promise)
  expect(cache.orders).toEqual([])
  resolve()
  await ended
  expect(purged()).toEqual(['forecourt'])
})
