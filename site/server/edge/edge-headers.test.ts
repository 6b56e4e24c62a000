// What the real request handler tells a cache at the edge, by HTTP.
import { expect, test } from 'vitest'
import { reservationCookie } from '#app/http/reservation-cookie.server.ts'
import { insertReservation } from '#db/reserve/reservation-repository.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { buildPage, html, openTestServer, previewOf, SECRET } from '../fixtures/test-server.ts'
import { CONTROL, KEYS, openEdgeServer, PRODUCTS, type Render } from './testing/edge-server.ts'

const HOST = 'a.base.example'
const NOT_KEPT = 'no-store, max-age=0'

test('without the variable no answer has a header of a cache at the edge', async () => {
  const { get, edge } = await openTestServer(new FakeContent('a'))
  const { headers } = await get('/x')
  expect(edge).toBeNull()
  expect(headers.vary).toBe('accept-encoding')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  for (const name of [...Object.values(CONTROL), ...Object.values(KEYS)])
    expect(headers[name]).toBeUndefined()
})

test.each(PRODUCTS)(
  '%s is told lifetimes and keys of a page, and browsers what they were',
  async (product) => {
    const { get } = await openEdgeServer(product)
    const { headers } = await get('/x')
    expect(headers[CONTROL[product]]).toBe('max-age=300, stale-while-revalidate=60, stale-if-error=3600')
    expect(String(headers[KEYS[product]]).split(/[ ,]/)).toEqual([
      'forecourt',
      'dealer-a',
      'content-a',
      'stock-a',
    ])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers.vary).toBe(
      product === 'cloudflare' ? 'accept-encoding' : 'accept-encoding, x-forwarded-proto',
    )
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test.each(['GET', 'HEAD'])('a %s that revalidates is told the same, and a packed one too', async (method) => {
  const { get } = await openEdgeServer()
  const first = await get('/x')
  const again = await get('/x', { method, headers: { 'if-none-match': String(first.headers.etag) } })
  const packed = await get('/x', { method, headers: { 'accept-encoding': 'br' } })
  expect([again.status, packed.status, packed.headers['content-encoding']]).toEqual([304, 200, 'br'])
  for (const { headers } of [again, packed])
    for (const name of ['surrogate-control', 'xkey', 'vary', 'etag'])
      expect(headers[name]).toBe(first.headers[name])
})

test('the data of a page may be stored at the edge and by no other shared cache', async () => {
  const data = () => new Response('[{}]', { headers: { 'content-type': 'text/x-script; charset=utf-8' } })
  const { get, stored } = await openEdgeServer('varnish', data, { reads: () => new Set() })
  const { headers } = await get('/x.data')
  expect([stored(headers), headers['cache-control']]).toEqual([
    'max-age=300, stale-while-revalidate=60, stale-if-error=3600',
    'max-age=10, s-maxage=0',
  ])
})

test('a page that changes by itself is not kept beyond that instant, by any of its lifetimes', async () => {
  const now = Date.parse('2026-07-10T02:00:00Z')
  const change: Render = (request, context) => {
    const seconds = Number(new URL(request.url).pathname.slice(1))
    context.cacheUntil(new Date(now + seconds * 1_000).toISOString())
    return html(buildPage(context))
  }
  const { get, stored } = await openEdgeServer('varnish', change, { clock: () => now })
  for (const [path, expected] of [
    ['/40', 'max-age=40, stale-while-revalidate=0, stale-if-error=0'],
    ['/320', 'max-age=300, stale-while-revalidate=20, stale-if-error=20'],
    ['/1000', 'max-age=300, stale-while-revalidate=60, stale-if-error=700'],
    ['/0.5', NOT_KEPT],
  ] as const)
    expect(stored((await get(path)).headers), path).toBe(expected)
})

test.each([
  ['a private page', '/my', {}],
  ['a page that sets a cookie', '/cookie', {}],
  ['a page that says so', '/no-store', {}],
  ['a page that varies', '/varies', {}],
  ['a page that is not there', '/404', {}],
  ['a redirect', '/301', {}],
  ['another spelling', '/x//', {}],
  ['a page that failed', '/500', {}],
  ['a search that found nothing, which is counted', '/empty', {}],
  ['a preview', '/x', { cookie: previewOf(HOST).split(';')[0] ?? '' }],
  ['another host’s page', '/x', { host: 'nobody.example' }],
  ['a call of staff', '/staff/api/today', { authorization: 'Bearer x' }],
  ['what the site knows of itself', '/healthz', {}],
  ['a posted form', '/x', { ':method': 'POST' }],
] as const)(
  '%s is never stored',
  async (_what, path, { ':method': method = 'GET', ...headers }: Record<string, string>) => {
    const render: Render = (request, context) => {
      switch (new URL(request.url).pathname) {
        case '/cookie':
          return html('', { headers: { 'set-cookie': 'a=b' } })
        case '/no-store':
          return html('', { headers: { 'cache-control': 'no-store' } })
        case '/varies':
          return html('', { headers: { vary: 'accept-language' } })
        case '/404':
          return html('', { status: 404 })
        case '/301':
          return new Response(null, { status: 301, headers: { location: '/y' } })
        case '/500':
          return html('', { status: 500 })
        case '/empty':
          context.noteEmptySearch?.('unicorns')
      }
      return html(buildPage(context))
    }
    for (const product of PRODUCTS) {
      const { get, stored } = await openEdgeServer(product, render, { isPrivate: (at) => at === '/my' })
      // Somebody's before: what is stored must not depend on who asks first.
      if (path === '/x') await get(path)
      const answer = await get(path, { method, headers })
      expect([stored(answer.headers), answer.headers[KEYS[product]]], product).toEqual([NOT_KEPT, undefined])
    }
  },
)

test('files are kept as browsers keep them', async () => {
  const { get, stored } = await openEdgeServer()
  const { headers } = await get('/assets/app-1a2b.js')
  expect([stored(headers), headers['cache-control']]).toEqual([
    'undefined',
    'public, max-age=31536000, immutable',
  ])
  expect(stored((await get('/assets/gone.js')).headers)).toBe(NOT_KEPT)
})

test('who holds a car has pages of their own, which are never stored', async () => {
  const { get, stored, db } = await openEdgeServer()
  const now = new Date().toISOString()
  await insertReservation(db, {
    tenant_slug: 'a',
    id: 'r1',
    idempotency_key: 'r1',
    car_id: 'a_1',
    car_slug: 'car',
    car_name: 'Car',
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@example.com',
    phone: '0491570156',
    deposit_cents: 20_000,
    state: 'held',
    deposit: 'none',
    session_id: null,
    session_url: null,
    lead_id: null,
    created_at: now,
    pay_until: now,
    held_at: now,
    held_until: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const where = { url: new URL(`http://${HOST}/`), secret: SECRET, tenantSlug: 'a' }
  const [cookie = ''] = reservationCookie(where, ['r1'], null).split(';')
  await get('/x')
  const { headers } = await get('/x', { headers: { cookie } })
  expect([stored(headers), headers['cache-control']]).toEqual([NOT_KEPT, 'private, no-store'])
})

test.each([
  ['varnish', 'accept-encoding, x-forwarded-proto, cookie', /^max-age=300/],
  ['fastly', 'accept-encoding, x-forwarded-proto, cookie', /^max-age=300/],
  // It knows no Vary but that of encodings.
  ['cloudflare', 'accept-encoding', /^no-store/],
] as const)('%s keeps states apart where a dealer estimates by state', async (product, vary, kept) => {
  const content = new FakeContent()
  content.add('a', { tenant: rawTenant('a', { flags: { driveAwayByState: true } }) })
  const state: Render = (_, context) => html(buildPage(context, context.url.search))
  const { get, stored } = await openEdgeServer(product, state, {
    content,
    reads: () => new Set(['registered_in']),
  })
  const visitors: Record<string, string>[] = [{}, { cookie: 'forecourt_state=VIC' }]
  for (const headers of visitors) {
    const answer = await get('/x', { headers })
    expect(answer.headers.vary).toBe(vary)
    expect(stored(answer.headers)).toMatch(kept)
  }
  const named = await get('/x?registered_in=nsw', { headers: { cookie: 'forecourt_state=VIC' } })
  expect(named.text).toContain('registered_in=nsw')
  expect(named.headers.vary).not.toContain('cookie')
  expect(stored(named.headers)).toMatch(/^max-age=300/)
  expect((await get('/x?registered_in=made-up')).headers.vary).toBe(vary)
})

test('a page that was overtaken while it was made is not stored', async () => {
  const later: Render = async (_, context) => {
    server.stock.current = '2'
    return html(buildPage(context))
  }
  const server = await openEdgeServer('varnish', later)
  expect(server.stored((await server.get('/x')).headers)).toBe(NOT_KEPT)
})
