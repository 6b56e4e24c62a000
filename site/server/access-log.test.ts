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
    ...{
      requestId: headers['x-request-id'],
      tenant: 'a',
      method: 'GET',
      route: 'page',
      path: '/search/used',
    },
    ...{ status: 200, ms: expect.any(Number), cache: 'miss' },
  })
  expect(JSON.stringify(lines)).not.toMatch(/0412345678|203\.0\.113\.7|127\.0\.0\.1/)
})

test('the path of a page that is one person’s is not in the log', async () => {
  const { get, lines } = await openTestServer(new FakeContent('a'), undefined, { isPrivate: () => true })
  await get('/test-payment/secret-session')
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([expect.objectContaining({ route: 'page' })])
  expect(JSON.stringify(lines)).not.toContain('secret-session')
})

test('files and health checks have no lines, and nothing has one where the log is switched off', async () => {
  const site = await openTestServer(new FakeContent('a'))
  for (const path of ['/healthz', '/assets/app-1a2b.js']) await site.get(path)
  const silent = await openTestServer(new FakeContent('a'), undefined, { env: { ACCESS_LOG: 'false' } })
  await silent.get('/x')
  expect([...site.lines, ...silent.lines].filter(({ msg }) => msg === 'request')).toEqual([])
})
