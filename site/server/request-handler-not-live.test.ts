import { expect, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { openTestServer, previewOf, SECRET } from './fixtures/test-server.ts'
import { previewCookie, previewEnd } from './preview/preview-session.ts'

const settings = (launch: unknown) => ({
  id: 'siteSettings-a',
  name: 'Dealer A',
  phones: { main: '03 5550 0610' },
  launch,
})

async function openNotLive(launch: unknown = { liveAt: null }) {
  const content = new FakeContent('b')
  content.add('a', { siteSettings: settings(launch) })
  return openTestServer(content)
}
const cookieOf = (header: string) => header.split(';')[0] ?? ''

test('a site that is not live answers shoppers that it opens soon, whatever they ask for', async () => {
  const { get, rendered } = await openNotLive()
  for (const path of [
    '/',
    '/cars/x',
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/arrivals.xml',
    '/api/cars/1',
    '/search/x.data',
  ]) {
    const { status, headers, text } = await get(path)
    expect([path, status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      path,
      503,
      'no-store',
      'noindex',
    ])
    expect(text).toContain('opens soon')
    expect(text).not.toContain('Dealer B')
  }
  expect(rendered).toEqual([])
})

test('a site that is not live names the dealer and its phone, in its colours', async () => {
  const { text, headers } = await (await openNotLive()).get('/')
  expect(text).toContain('<h1>Dealer A</h1>')
  expect(text).toContain('03 5550 0610')
  expect(text).toContain('background:#1549d8')
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/)
})

test('a site that is not live takes no form and gives programs no data', async () => {
  const { get, rendered } = await openNotLive()
  const posted = await get('/api/leads', {
    method: 'POST',
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  })
  expect([posted.status, JSON.parse(posted.text)]).toEqual([503, { error: 'This site opens soon.' }])
  expect(rendered).toEqual([])
})

test('staff with a preview see a site that is not live whole', async () => {
  const { get } = await openNotLive()
  const cookie = cookieOf(previewOf('a.base.example'))
  const { status, text } = await get('/x', { headers: { cookie } })
  expect([status, text.includes('Dealer A')]).toEqual([200, true])
})

test('another dealer’s preview, and a made-up one, see that it opens soon', async () => {
  const { get } = await openNotLive()
  const value = {
    kind: 'person',
    tenant: 'b',
    user: 'editor',
    secret: 's',
    until: previewEnd(Date.now()),
  } as const
  const foreign = cookieOf(previewCookie(SECRET, 'a.base.example', value, Date.now()))
  const forged = cookieOf(
    previewCookie('x'.repeat(32), 'a.base.example', { ...value, tenant: 'a' }, Date.now()),
  )
  for (const cookie of [foreign, forged]) {
    const { status, text } = await get('/x', { headers: { cookie } })
    expect([status, text.includes('opens soon')]).toEqual([503, true])
  }
})

test('a site that was put live, and one from before sites could wait, are served as ever', async () => {
  for (const launch of [{ liveAt: '2026-11-20T00:00:00Z' }, null]) {
    const { status, text } = await (await openNotLive(launch)).get('/x')
    expect([status, text.includes('Dealer A')]).toEqual([200, true])
  }
  expect((await (await openNotLive()).get('/x', { headers: { host: 'b.base.example' } })).status).toBe(200)
})
