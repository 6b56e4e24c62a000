import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { FakeContent } from './fixtures/fake-content.ts'
import { buildPage, html, openTestServer, previewOf } from './fixtures/test-server.ts'

const shops = () => new FakeContent('a', 'b')
const at = (host: string) => ({ headers: { host } })

test('the same path is another page on another dealer’s host', async () => {
  const { get } = await openTestServer(shops())
  expect((await get('/x')).text).toContain('Dealer A')
  expect((await get('/x', at('b.base.example'))).text).toContain('Dealer B')
  expect((await get('/x')).text).toContain('Dealer A')
})

test('an unknown host answers 404 without any dealer’s data and is logged', async () => {
  const { get, lines, rendered } = await openTestServer(shops())
  const { status, text, headers } = await get('/', at('nobody.example'))
  expect(status).toBe(404)
  expect(text).toContain('There is no site here')
  expect(text).not.toContain('Dealer')
  expect(rendered).toEqual([])
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId: headers['x-request-id'], code: 'site_not_found' }),
  )
})

test('the bare domain lists the dealers', async () => {
  const { get } = await openTestServer(shops(), (_, { site }) =>
    html(site.kind === 'list' ? site.dealers.map(({ href }) => href).join(' ') : ''),
  )
  expect((await get('/', at('base.example:81'))).text).toBe(
    'http://a.base.example:81/ http://b.base.example:81/',
  )
})

test('a page is rendered once and then answered from the cache, with the same tag', async () => {
  const { get, rendered } = await openTestServer(shops())
  const first = await get('/x')
  const second = await get('/x?utm_source=letter')
  expect(rendered).toHaveLength(1)
  expect(second.text).toBe(first.text)
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await get('/x', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag])
})

test('what a page does not read makes no other page, and is not known to it', async () => {
  const reads = (path: string) => (path === '/x' ? new Set(['make']) : null)
  const { get, rendered } = await openTestServer(shops(), undefined, { reads })
  const first = await get('/x?make=a')
  for (const query of ['make=a&cachebuster=1', 'cachebuster=2&make=a', 'make=a&utm_source=x'])
    expect((await get(`/x?${query}`)).text).toBe(first.text)
  expect(rendered).toEqual(['http://a.base.example/x?make=a'])
  await get('/x?make=b')
  await get('/y?any=1')
  expect(rendered.slice(1)).toEqual(['http://a.base.example/x?make=b', 'http://a.base.example/y?any=1'])
})

/** The data of a page as Remix sends them. */
const data = (body = '[{}]', init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/x-script; charset=utf-8' } })

test('data of a page: rendered once for the requested routes, fresh for ten seconds', async () => {
  const { get, rendered } = await openTestServer(shops(), () => data(), { reads: () => new Set(['make']) })
  const first = await get('/x.data?make=a&_routes=page&gclid=1')
  const second = await get('/x.data?_routes=page&make=a')
  expect([first.headers['cache-control'], second.text]).toEqual(['private, max-age=10', first.text])
  expect(rendered).toEqual(['http://a.base.example/x.data?_routes=page&make=a'])
  await get('/x.data?make=a')
  expect(rendered).toHaveLength(2)
})

test.each([
  ['of a private page', '/my.data', () => data()],
  ['of unknown routes', '/x.data?_routes=made-up', () => data()],
  ['of a redirect', '/x.data', () => data('[{}]', { status: 202 })],
  ['of an error', '/x.data', () => data('[{}]', { status: 404 })],
])('data %s: rendered for each request, with no-store', async (_, path, answer) => {
  const { get, rendered } = await openTestServer(shops(), answer, { isPrivate: (page) => page === '/my' })
  expect((await get(path)).headers['cache-control']).toBe('private, no-store')
  await get(path)
  expect(rendered).toHaveLength(2)
})

test('the data of a preview are not cached', async () => {
  const { get, rendered } = await openTestServer(shops(), () => data())
  const [cookie = ''] = previewOf('a.base.example').split(';')
  for (let visit = 0; visit < 2; visit += 1)
    expect((await get('/x.data', { headers: { cookie } })).headers['cache-control']).toBe('private, no-store')
  expect(rendered).toHaveLength(2)
})

test('a redirect keeps tracking parameters', async () => {
  const { get } = await openTestServer(
    shops(),
    () => new Response(null, { status: 301, headers: { location: '/y' } }),
  )
  expect((await get('/x?gclid=1&make=a')).headers.location).toBe('/y?gclid=1')
})

test('a stampede renders once', async () => {
  const { get, rendered } = await openTestServer(shops())
  const answers = await Promise.all(Array.from({ length: 40 }, () => get('/x')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(rendered).toHaveLength(1)
})

test('HEAD is answered as GET without its body, and leaves GET whole', async () => {
  // A renderer gives HEAD no body; cached, that would be everybody's page.
  const { get } = await openTestServer(shops(), (request, context) =>
    html(request.method === 'HEAD' ? '' : buildPage(context)),
  )
  const head = await get('/x', { method: 'HEAD' })
  const whole = await get('/x')
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(whole.body.length))
  expect(whole.text).toContain('Dealer A')
})

test('a visitor is sent the encoding it takes', async () => {
  const { get } = await openTestServer(shops(), (_, context) =>
    html(buildPage(context, 'words '.repeat(400))),
  )
  const plain = await get('/x')
  const br = await get('/x', { headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await get('/x', { headers: { 'accept-encoding': 'gzip' } })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
})

test('a content event makes the next reload new, on that dealer’s site alone', async () => {
  const source = shops()
  const { get, rendered } = await openTestServer(source)
  const before = await get('/x')
  await get('/x', at('b.base.example'))
  source.bundles.set('a', { tenant: { ...readTenant(source, 'a'), name: 'New name' } })
  source.follower?.event({ documentId: 'tenant-a', before: null, after: { _type: 'tenant' } })
  const after = await get('/x', { headers: { 'if-none-match': String(before.headers.etag) } })
  expect(after.status).toBe(200)
  expect(after.text).toContain('New name')
  await get('/x', at('b.base.example'))
  expect(rendered).toHaveLength(3)
})

test('a stock import makes the next reload new', async () => {
  const { get, rendered, stock } = await openTestServer(shops())
  await get('/x')
  stock.current = '2'
  await get('/x')
  expect(rendered).toHaveLength(2)
})

/** A page whose data is `words`, as `entry.server.tsx` renders it. */
const pageOfData =
  (data: { words: string; until?: string }, made: string[]) => (_: Request, context: RequestContext) => {
    context.cacheUntil(data.until)
    if (context.isUnchanged?.(data.words)) return new Response(null, { status: 304 })
    made.push(data.words)
    return html(buildPage(context, data.words))
  }

test('a page whose data a stock import left as it was is sent again, without a render', async () => {
  const data = { words: 'ten cars' }
  const made: string[] = []
  const { get, stock } = await openTestServer(shops(), pageOfData(data, made))
  const first = await get('/x')
  stock.current = '2'
  const second = await get('/x', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect([second.status, made]).toEqual([304, ['ten cars']])
  data.words = 'eleven cars'
  stock.current = '3'
  expect((await get('/x')).text).toContain('eleven cars')
  data.words = 'ten cars'
  expect((await get('/x')).text).toContain('eleven cars')
  stock.current = '4'
  expect((await get('/x')).text).toContain('ten cars')
})

test('a page of unchanged data lasts until its data says, and never longer than ten minutes', async () => {
  const data: { words: string; until?: string } = { words: 'open' }
  const made: string[] = []
  const start = Date.parse('2026-07-01T00:00:00Z')
  let now = start
  const { get, stock } = await openTestServer(shops(), pageOfData(data, made), { clock: () => now })
  await get('/x')
  stock.current = '2'
  data.until = new Date(start + 60_000).toISOString()
  await get('/x')
  data.words = 'closed'
  now = start + 59_000
  expect((await get('/x')).text).toContain('open')
  now = start + 60_000
  expect((await get('/x')).text).toContain('closed')
  delete data.until
  now += 599_000
  stock.current = '3'
  await get('/x')
  now += 1_000
  await get('/x')
  expect(made).toEqual(['open', 'closed', 'closed'])
})

test('of many pages asked for at once few are rendered at once, and all are answered', async () => {
  let running = 0
  let most = 0
  const { get } = await openTestServer(shops(), async (_, context) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setImmediate(done))
    running -= 1
    return html(buildPage(context))
  })
  const answers = await Promise.all(Array.from({ length: 60 }, (_none, index) => get(`/x${index}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200))
  expect(most).toBeLessThanOrEqual(12)
})

test.each([
  ['an error', () => html('deleted', { status: 404 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/y' } })],
])('%s is not cached', async (_, answer) => {
  const { get, rendered } = await openTestServer(shops(), answer)
  await get('/x')
  await get('/x')
  expect(rendered).toHaveLength(2)
})

test.each([
  ['what sets a cookie', { 'set-cookie': 'a=1' }],
  ['what is declared private', { 'cache-control': 'Private' }],
  ['what differs by who asks', { vary: 'accept-encoding, cookie' }],
])('%s is not cached', async (_, headers) => {
  let count = 0
  const { get } = await openTestServer(shops(), () => {
    count += 1
    return html(String(count), { headers: { ...headers } })
  })
  const [first, second] = [await get('/x'), await get('/x')]
  expect(first.text).not.toBe(second.text)
})

test('a cached page has no data of the first visitor', async () => {
  const { get } = await openTestServer(shops(), (request, context) =>
    html(`${buildPage(context)} ${JSON.stringify([...request.headers])} ${context.requestId}`),
  )
  const headers = { cookie: 'session=secret', 'user-agent': 'Somebody', 'x-forwarded-for': '203.0.113.9' }
  const { text, headers: answered } = await get('/x', { headers })
  expect(text).not.toMatch(/secret|Somebody|203\.0\.113\.9/)
  expect(text).not.toContain(answered['x-request-id'])
})

test('a visitor who disconnects does not abort a shared render', async () => {
  const begun = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const { get, port } = await openTestServer(shops(), async (asked, context) => {
    begun.resolve()
    await left.promise
    return asked.signal.aborted ? Promise.reject(new Error('aborted')) : html(buildPage(context))
  })
  const leaver = request({ host: '127.0.0.1', port, path: '/x', headers: { host: 'a.base.example' } })
  leaver.on('error', () => {})
  leaver.end()
  await begun.promise
  const patient = get('/x')
  await new Promise((closed) => {
    leaver.on('close', closed)
    leaver.destroy()
  })
  // The server, asked something else meanwhile, has seen by now that somebody left.
  await get('/healthz')
  left.resolve()
  expect((await patient).status).toBe(200)
})

test('every page names its own scripts and no others, and carries the common headers', async () => {
  const { get } = await openTestServer(shops(), (_, context) =>
    html(`${buildPage(context)}<script>theirs()</script>`),
  )
  const { headers, text } = await get('/x')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(text).not.toContain('nonce')
})

test('a preview shows drafts, is not cached, and may be framed by the Studio', async () => {
  const source = shops()
  source.drafts.set('a', { tenant: { ...readTenant(source, 'a'), name: 'Draft name' } })
  const { get, rendered } = await openTestServer(source, (_, context) =>
    html(`${buildPage(context)} ${context.now}`),
  )
  const [cookie = ''] = previewOf('a.base.example').split(';')
  const timed = { headers: { cookie: `${cookie}; __forecourt_at=2030-01-01T00:00:00.000Z` } }
  const { text, headers } = await get('/x', timed)
  await get('/x', timed)
  expect(text).toContain('Draft name')
  expect(text).toContain('2030-01-01T00:00:00.000Z')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:3333")
  expect(rendered).toHaveLength(2)
  const shopper = await get('/x?at=2030-01-01T00:00:00Z')
  expect(shopper.text).not.toMatch(/Draft name|2030-01-01T00:00:00\.000Z/)
})

test('leaving a preview stays on the site', async () => {
  const { get } = await openTestServer(shops())
  const { status, headers } = await get('/preview/disable?to=//evil.example')
  expect([status, headers.location]).toEqual([302, '/'])
  expect(String(headers['set-cookie'])).toContain('Max-Age=0')
})

test('assets named by a hash are immutable and compressed', async () => {
  const { get } = await openTestServer(shops())
  const { headers, body } = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  })
  expect(brotliDecompressSync(body).toString()).toBe('start()'.repeat(300))
  const again = await get('/assets/app-1a2b.js', { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.status).toBe(304)
})

test('a file of another build answers a plain 404 that is not cached', async () => {
  const { get, rendered } = await openTestServer(shops())
  for (const path of ['/assets/app-9z8y.js', '/assets//app-1a2b.js']) {
    const { status, headers } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ])
  }
  expect(rendered).toEqual([])
})

function readTenant(source: FakeContent, slug: string): object {
  return (source.bundles.get(slug) as { tenant: object }).tenant
}

test('a page that varies by more than the encoding is private', async () => {
  const { get } = await openTestServer(shops(), (request) =>
    html(`for ${request.headers.get('cookie')}`, { headers: { vary: 'Cookie' } }),
  )
  for (const cookie of ['name=a', 'name=b']) {
    const { headers, text } = await get('/x', { headers: { cookie } })
    expect([headers.vary, headers['cache-control']]).toEqual(['cookie, accept-encoding', 'private, no-store'])
    expect(text).toBe(`for ${cookie}`)
  }
})

test('concurrent visitors get separate renders of a page that is not cached', async () => {
  const { get } = await openTestServer(shops(), (request) => {
    const name = request.headers.get('cookie') ?? 'nobody'
    return html(`<p>${name}</p>`, { headers: { 'set-cookie': `seen=${name}` } })
  })
  const names = Array.from({ length: 8 }, (_, index) => `visitor-${index}`)
  const answers = await Promise.all(names.map((cookie) => get('/x', { headers: { cookie } })))
  const seen = answers.map(({ text, headers }) => [text, headers['set-cookie']?.[0]])
  expect(seen).toEqual(names.map((name) => [`<p>${name}</p>`, `seen=${name}`]))
})

test('a newer build under a running site takes no asset from its pages', async () => {
  const { get, files } = await openTestServer(shops())
  await rm(files, { recursive: true })
  const { status, text } = await get('/assets/app-1a2b.js')
  expect([status, text.slice(0, 7)]).toEqual([200, 'start()'])
})

test('all rules of a page use the server’s clock', async () => {
  const now = Date.parse('2026-12-24T22:00:00Z')
  const seen: string[] = []
  const { get } = await openTestServer(
    shops(),
    (_, context) => {
      seen.push(context.now)
      return html(buildPage(context))
    },
    { clock: () => now },
  )
  await get('/')
  expect(seen).toEqual(['2026-12-24T22:00:00.000Z'])
})

test('a private page is rendered per visitor, with cookies, and not cached', async () => {
  const { get, rendered } = await openTestServer(
    shops(),
    (request) => html(`Hello ${request.headers.get('cookie')}`),
    { isPrivate: (path) => path === '/mine' },
  )
  const [one, other] = [
    await get('/mine', { headers: { cookie: 'me=one' } }),
    await get('/mine', { headers: { cookie: 'me=other' } }),
  ]
  expect([one.text, other.text]).toEqual(['Hello me=one', 'Hello me=other'])
  expect(one.headers['cache-control']).toBe('private, no-store')
  expect(one.headers.etag).toBeUndefined()
  expect(rendered).toHaveLength(2)
})

test('what another site’s page sends is refused before anything reads it', async () => {
  const { get, rendered } = await openTestServer(shops())
  for (const [name, value] of [
    ['origin', 'http://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)
    expect((await get('/x', { method: 'POST', headers: { [name]: value } })).status).toBe(403)
  expect(rendered).toEqual([])
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://a.base.example' }
  expect((await get('/x', { method: 'POST', headers: own })).status).toBe(200)
})
