import { expect, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { openTestServer } from './fixtures/test-server.ts'

test('a request is a line of the log: id, dealer, route, path and status, no query and no address', async () => {
  const { get, lines } = await openTestServer(new FakeContent('a'))
  const { headers } = await get('/search/used?phone=0412345678', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  const [line] = lines.filter(({ msg }) => msg === 'request')
  expect(line).toMatchObject({
    requestId: headers['x-request-id'],
    tenant: 'a',
    method: 'GET',
    route: 'page',
    path: '/search/used',
    status: 200,
    ms: expect.any(Number),
    cache: 'miss',
  })
  expect(JSON.stringify(lines)).not.toMatch(/0412345678|203\.0\.113\.7|127\.0\.0\.1/)
})

test('the path of a page that is one person’s is not in the log', async () => {
  const { get, lines } = await openTestServer(new FakeContent('a'), undefined, { isPrivate: () => true })
  await get('/test-payment/secret-session')
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([expect.objectContaining({ route: 'page' })])
  expect(JSON.stringify(lines)).not.toContain('secret-session')
})

test.each([
  ['another site’s form', '/alerts/a-token', { method: 'POST', headers: { origin: 'https://evil.example' } }],
  ['an unknown method', '/alerts/a-token', { method: 'PROPFIND' }],
  ['an unknown host', '/alerts/a-token', { headers: { host: 'nobody.example' } }],
  ['another spelling', '//alerts//a-token/', {}],
  ['data of the router', '/alerts/a-token.data', {}],
  ['a form that fails', '/alerts/a-token', { method: 'POST' }],
  ['a shared preview', '//preview/link/a-token', {}],
] as const)('%s: no line has the path that opens one person’s page', async (_, path, how) => {
  const site = await openTestServer(new FakeContent('a'), () => Promise.reject(new Error('a defect')), {
    isPrivate: (asked) => /^\/alerts\/[^/]+$/.test(asked),
  })
  await site.get(path, how)
  expect(site.lines.some(({ msg }) => msg === 'request')).toBe(true)
  expect(JSON.stringify(site.lines)).not.toContain('a-token')
})

test('while the content is away, no line has the path of one person’s page, and its route is named', async () => {
  const source = new FakeContent('a')
  source.answers = false
  const site = await openTestServer(source, undefined, { isPrivate: () => true })
  const { status } = await site.get('/alerts/a-token')
  expect([status, JSON.stringify(site.lines)]).toEqual([503, expect.not.stringContaining('a-token')])
  expect(site.lines).toContainEqual(expect.objectContaining({ code: 'content_unavailable', route: 'page' }))
})

test('files and health checks have no lines, and nothing has one where the log is switched off', async () => {
  const site = await openTestServer(new FakeContent('a'))
  for (const path of ['/healthz', '/assets/app-1a2b.js']) await site.get(path)
  const silent = await openTestServer(new FakeContent('a'), undefined, { env: { ACCESS_LOG: 'false' } })
  await silent.get('/x')
  expect([...site.lines, ...silent.lines].filter(({ msg }) => msg === 'request')).toEqual([])
})
