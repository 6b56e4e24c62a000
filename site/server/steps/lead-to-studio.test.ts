import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { openTestServer } from '../fixtures/test-server.ts'

const STUDIO = 'https://studio.example'
const open = (env: Record<string, string> = { STUDIO_ORIGIN: STUDIO }) =>
  openTestServer(new FakeContent('a', 'b'), undefined, { env })

test.each([
  ['/staff/stock', '/stock/files?site=a'],
  ['/staff/stock?car=A%2F1', '/stock/why/A%2F1?site=a'],
  ['/staff/activity', '/today/visitors?site=a'],
  ['/staff/status', '/today/status?site=a'],
  ['/staff/redirects', '/content?site=a'],
  ['/staff/vehicle-feeds', '/stock/catalogues?site=a'],
  ['/staff/preview-links?path=/about', '/preview?preview=http%3A%2F%2Fa.base.example%2Fabout'],
  ['/staff/preview-links?path=//evil.example', '/preview?preview=http%3A%2F%2Fa.base.example%2F'],
])('%s, where the site had a page for staff, leads to the Studio', async (path, place) => {
  const { get, rendered } = await open()
  const { status, headers } = await get(path)
  expect([status, headers.location, headers['cache-control']]).toEqual([302, STUDIO + place, 'no-store'])
  expect(rendered).toEqual([])
})

test('the machine that has everything leads to its own Studio; a site that knows of none says where the page went', async () => {
  const one = await open({ BASE_DOMAIN: 'localhost', STUDIO_PORT: '3444' })
  const { headers } = await one.get('/staff/status', { headers: { host: 'a.localhost' } })
  expect(headers.location).toBe('http://localhost:3444/today/status?site=a')
  const { status, text } = await (await open({})).get('/staff/status')
  expect(status).toBe(410)
  expect(text).toContain('Studio')
})

test('what was never such a page, and a form sent to one, is left to the site', async () => {
  const { get, rendered } = await open()
  for (const path of ['/staff', '/staff/other']) await get(path)
  await get('/staff/stock', { method: 'POST' })
  expect(rendered).toHaveLength(3)
})
