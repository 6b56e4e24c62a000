// What a visitor may try so that another is answered with a page that is not his.
import { expect, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { buildPage, html, openTestServer, previewOf } from './fixtures/test-server.ts'

const shops = () => new FakeContent('a', 'b')
const HOST = 'a.base.example'

test.each([
  ['another host in a header', { 'x-forwarded-host': 'b.base.example', forwarded: 'host=b.base.example' }],
  [
    'another address in a header',
    { 'x-original-url': '/y', 'x-rewrite-url': '/y', 'x-forwarded-prefix': '/y' },
  ],
  ['another method in a header', { 'x-http-method-override': 'POST' }],
  ['cookies', { cookie: 'session=1; forecourt_preview=1; a=b' }],
  [
    'a language and a device',
    { 'accept-language': 'de', 'user-agent': 'Googlebot', accept: 'application/json' },
  ],
  [
    'who sent it',
    { authorization: 'Bearer x', referer: 'https://evil.example/', origin: 'https://evil.example' },
  ],
])('%s does not change the cached page', async (_what, headers) => {
  const { get, rendered } = await openTestServer(shops(), (request, context) =>
    html(buildPage(context, JSON.stringify([...request.headers]))),
  )
  const first = await get('/x', { headers })
  const next = await get('/x')
  expect(first.status).toBe(200)
  expect(next.text).toBe(first.text)
  expect(first.text).toContain('Dealer A')
  for (const value of Object.values(headers)) expect(first.text).not.toContain(value)
  expect(rendered).toEqual([`http://${HOST}/x`])
})

test('a forwarded https request has an address of its own, cached apart', async () => {
  const { get, rendered } = await openTestServer(
    shops(),
    (_, context) => html(buildPage(context, context.url.origin)),
    { env: { TRUSTED_PROXIES: '1' } },
  )
  await get('/x', { headers: { 'x-forwarded-proto': 'https' } })
  const { text } = await get('/x')
  expect(text).toContain(`http://${HOST}<`)
  expect(rendered).toHaveLength(2)
})

test.each([`${HOST}:81`, `${HOST}.`])('%s does not put its address into a cached page', async (host) => {
  const { get } = await openTestServer(shops(), (_, context) => html(buildPage(context, context.url.origin)))
  await get('/x', { headers: { host } })
  expect((await get('/x')).text).toContain(`http://${HOST}<`)
})

test.each([`${HOST}/../b`, `b.base.example@${HOST}`, `${HOST}#b`, `${HOST} b.base.example`, 'A'.repeat(300)])(
  'the host %j is nobody’s and makes no page',
  async (host) => {
    const { get, rendered } = await openTestServer(shops())
    expect((await get('/x', { headers: { host } })).status).toBeGreaterThanOrEqual(400)
    expect(rendered).toEqual([])
  },
)

test('a page is rendered from its cache key, without order, spelling and fragment of the address', async () => {
  const { get, rendered } = await openTestServer(shops())
  const first = await get('/x?b=2&a=1%20x&b=1')
  for (const path of ['/x?a=1+x&b=2&b=1', '/x?b=2&b=1&a=1%20x', '/x?%62=2&b=1&a=1+x#top'])
    expect((await get(path)).text).toBe(first.text)
  expect(rendered).toEqual([`http://${HOST}/x?a=1+x&b=2&b=1`])
  await get('/x?b=1&b=2&a=1+x')
  await get('/x?a=1+x%26b=2&b=1')
  expect(rendered).toHaveLength(3)
})

test('slashes that are escaped, doubled or bent lead to no other dealer and to no other page', async () => {
  const { get, rendered } = await openTestServer(shops())
  for (const path of ['/x%2Fy', '/x/y', '/b.base.example/x', '/x/../y', '/x/%2e%2e/y'])
    expect((await get(path)).text).toContain('Dealer A')
  for (const path of ['//b.base.example/x', '/\\b.base.example/x'])
    expect((await get(path)).headers.location).toBe('/b.base.example/x')
  const paths = rendered.map((address) => new URL(address))
  expect(new Set(paths.map(({ host }) => host))).toEqual(new Set([HOST]))
  expect(paths.map(({ pathname }) => pathname)).toEqual(['/x%2Fy', '/x/y', '/b.base.example/x', '/y'])
})

test('a preview neither reads nor writes the document cache', async () => {
  const { get, rendered } = await openTestServer(shops(), (_, context) =>
    html(buildPage(context, String(context.preview))),
  )
  const [pair = ''] = previewOf(HOST).split(';')
  const cookie = { headers: { cookie: pair } }
  expect((await get('/x', cookie)).text).toContain('true')
  expect((await get('/x')).text).toContain('false')
  expect((await get('/x', cookie)).text).toContain('true')
  expect(rendered).toHaveLength(3)
})

test('fifty who miss at once are answered by one rendering for each address', async () => {
  const { get, rendered } = await openTestServer(shops())
  const asked = Array.from({ length: 50 }, (_none, index) => get(index % 2 ? '/x?a=1&b=2' : '/x?b=2&a=1'))
  expect(new Set((await Promise.all(asked)).map(({ text }) => text)).size).toBe(1)
  expect(rendered).toHaveLength(1)
})

test('an address that is too long is refused before it is cached', async () => {
  const { get, rendered } = await openTestServer(shops())
  expect((await get(`/x?a=${'y'.repeat(8_001)}`)).status).toBe(414)
  expect(rendered).toEqual([])
})

test('a state that a browser remembers is a page of its own, which nobody else is answered with', async () => {
  const reads = () => new Set(['registered_in'])
  const { get, rendered } = await openTestServer(
    shops(),
    (_, context) => html(buildPage(context, context.url.search)),
    { reads },
  )
  const cookie = 'forecourt_state=VIC'
  const remembered = await get('/x', { headers: { cookie } })
  const other = await get('/x')
  await get('/x?registered_in=vic')
  await get('/x?registered_in=made-up')
  await get('/x', { headers: { cookie: 'forecourt_state=<script>' } })
  expect(rendered).toEqual([`http://${HOST}/x?registered_in=vic`, `http://${HOST}/x`])
  expect(other.text).not.toBe(remembered.text)
  expect(other.headers['set-cookie']).toBeUndefined()
})
