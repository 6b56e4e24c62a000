import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { html, openTestServer } from './fixtures/test-server.ts'

const open = (env: Record<string, string> = {}) =>
  openTestServer(new FakeContent('a', 'b'), (_, { url }) => html(url.href), { env })
const at = (host: string, more = {}) => ({ headers: { host, ...more } })

test('a page names the public port and is cached once for all requested ports', async () => {
  const { get, rendered } = await open({ PUBLIC_PORT: '3000' })
  for (const host of ['a.base.example:3000', 'a.base.example', 'a.base.example:1', 'A.base.example:65535'])
    expect((await get('/x?y=1', at(host))).text).toBe('http://a.base.example:3000/x?y=1')
  expect(rendered).toHaveLength(1)
})

test('without a public port a page names the scheme’s own', async () => {
  const { get, rendered } = await open({ TRUSTED_PROXIES: '1' })
  const https = { 'x-forwarded-proto': 'https' }
  expect((await get('/x', at('a.base.example:8443', https))).text).toBe('https://a.base.example/x')
  expect((await get('/x', at('a.base.example:8080'))).text).toBe('http://a.base.example/x')
  expect(rendered).toHaveLength(2)
})

test('a form is taken from the page that was read at another port', async () => {
  const { get } = await open({ PUBLIC_PORT: '3000' })
  const own = at('a.base.example:8080', { origin: 'http://a.base.example:8080' })
  expect((await get('/x', { method: 'POST', ...own })).status).toBe(200)
  const foreign = at('a.base.example:8080', { origin: 'http://a.base.example:3000' })
  expect((await get('/x', { method: 'POST', ...foreign })).status).toBe(403)
})

test('a host with a trailing dot redirects permanently to the one without it', async () => {
  const { get, rendered } = await open()
  const { status, headers } = await get('/x?y=1', at('a.base.example.:81'))
  expect([status, headers.location]).toEqual([301, 'http://a.base.example:81/x?y=1'])
  expect(rendered).toEqual([])
})

test('a host with www that the dealer has without it redirects permanently; a form that is sent there is not lost', async () => {
  const { get, rendered } = await open()
  const { status, headers } = await get('/x?y=1', at('www.a.base.example:81'))
  expect([status, headers.location]).toEqual([301, 'http://a.base.example:81/x?y=1'])
  expect(rendered).toEqual([])
  const own = at('www.a.base.example', { origin: 'http://www.a.base.example' })
  expect((await get('/x', { method: 'POST', ...own })).status).toBe(200)
})

test('a request with two hosts is refused', async () => {
  const { port } = await open()
  const socket = connect(port, '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: a.base.example\r\nHost: b.base.example\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

test('HSTS includes subdomains only with its variable set', async () => {
  const https = at('a.base.example', { 'x-forwarded-proto': 'https' })
  const headerOf = async (env: Record<string, string>) =>
    (await (await open({ TRUSTED_PROXIES: '1', ...env })).get('/x', https)).headers[
      'strict-transport-security'
    ]
  expect(await headerOf({})).toBe('max-age=31536000')
  expect(await headerOf({ HSTS_SUBDOMAINS: 'true' })).toBe('max-age=31536000; includeSubDomains')
  expect(await headerOf({ TRUSTED_PROXIES: '0' })).toBeUndefined()
})
