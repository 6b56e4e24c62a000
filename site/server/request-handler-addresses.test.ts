import { expect, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { html, openTestServer } from './fixtures/test-server.ts'

const at = (more = {}) => ({ headers: { host: 'a.base.example', ...more } })
const open = (render = (url: URL) => html(url.pathname)) =>
  openTestServer(new FakeContent('a'), (_, { url }) => render(url), { reads: () => new Set(['page']) })

test.each([
  ['/special-offers/', '/special-offers'],
  ['/search//used-cars/?page=2&gclid=x', '/search/used-cars?page=2&gclid=x'],
  ['//evil.example/x', '/evil.example/x'],
  ['/%2F/evil.example/', '/%2F/evil.example'],
])('%s redirects permanently to %s on the same host', async (path, location) => {
  const { get, rendered } = await open()
  const answer = await get(path, at())
  expect([answer.status, answer.headers.location]).toEqual([301, location])
  expect(rendered).toEqual([])
})

test('an address in upper case with a slash at its end is corrected by one redirect', async () => {
  const { get } = await openTestServer(new FakeContent('a'), undefined, {
    ownCase: (path) => (path === '/SPECIAL-OFFERS' ? '/special-offers' : null),
  })
  const answer = await get('/SPECIAL-OFFERS/?page=2', at())
  expect([answer.status, answer.headers.location]).toEqual([301, '/special-offers?page=2'])
})

test('a form that is sent to such an address is answered there, as a redirect would lose it', async () => {
  const { get } = await open()
  expect((await get('/x/', { method: 'POST', ...at() })).status).toBe(200)
})

test('a missing page at an address in upper case redirects to the lower one, a page there does not', async () => {
  const { get } = await open(({ pathname }) =>
    html(pathname, { status: /^\/Offers\/Id9/.test(pathname) ? 200 : 404 }),
  )
  const missing = await get('/Cars/2020-MAKER%C3%A9?x=1', at())
  expect([missing.status, missing.headers.location]).toEqual([301, '/cars/2020-maker%C3%A9?x=1'])
  expect((await get('/Offers/Id9', at())).status).toBe(200)
  expect((await get('/cars/none', at())).status).toBe(404)
  expect((await get('/api/Cars/None', at())).status).toBe(404)
})

test('a drawn picture is cached with its bytes and lifetime, and answers 304 and HEAD', async () => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256)
  const { get, rendered } = await open(
    () =>
      new Response(bytes, {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=9' },
      }),
  )
  const first = await get('/cars/x/social.jpg', at({ 'accept-encoding': 'br' }))
  expect(first.headers).toMatchObject({ 'content-length': '5000', 'cache-control': 'public, max-age=9' })
  expect(first.headers).not.toHaveProperty('content-encoding')
  const { etag = '' } = first.headers
  expect((await get('/cars/x/social.jpg', at({ 'if-none-match': etag }))).status).toBe(304)
  const head = await get('/cars/x/social.jpg', { method: 'HEAD', ...at() })
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '5000', ''])
  expect(rendered).toHaveLength(1)
})

test.each([
  ['a public page', { reads: () => new Set(['page']) }],
  ['a page that names no parameters', { reads: () => null }],
  ['a private page', { reads: () => new Set<string>(), isPrivate: () => true }],
])('?_data= on %s is the page itself, also when a form is sent', async (_, parts) => {
  const { get, rendered } = await openTestServer(
    new FakeContent('a'),
    (request) => (new URL(request.url).searchParams.has('_data') ? html('') : html('the page')),
    parts,
  )
  for (const method of ['GET', 'POST']) {
    const { status, text } = await get('/x?_data=routes/x', { method, ...at(), body: '' })
    expect([method, status, text]).toEqual([method, 200, 'the page'])
  }
  expect(rendered.every((address) => !address.includes('_data'))).toBe(true)
})

test('the answer to a form of a block is rendered for its visitor and never stored, and reads what was typed', async () => {
  const parts = { reads: () => new Set<string>(), hasForms: true }
  const { get, rendered } = await openTestServer(new FakeContent('a'), () => html('the page'), parts)
  const ask = async (path: string) => (await get(path, at())).headers['cache-control']
  expect(await ask('/x?asked=block&vin=N0123456')).toBe('private, no-store')
  expect(await ask('/x?asked=block&vin=N0123456')).toBe('private, no-store')
  expect(rendered).toHaveLength(2)
  expect(rendered[0]).toContain('vin=N0123456')
  expect(await ask('/x?vin=N0123456')).not.toContain('no-store')
  expect(rendered[2]).not.toContain('vin')
})
