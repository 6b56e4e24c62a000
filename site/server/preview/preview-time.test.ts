import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { buildPage, html, openTestServer, previewOf, SECRET } from '../fixtures/test-server.ts'
import { previewCookie } from './preview-session.ts'
import { previewTime, timeChange } from './preview-time.ts'

const at = (path: string) => timeChange(new URL(path, 'http://a.example'))

test('a time in the address becomes a cookie for the whole preview; an empty one removes it', () => {
  const change = at('/locations/north?x=1&at=2026-12-01T10:00:00%2B10:00')
  expect(change?.location).toBe('/locations/north?x=1')
  expect(previewTime(`a=b; ${String(change?.['set-cookie']).split(';')[0]}`)).toBe('2026-12-01T00:00:00.000Z')
  expect(String(at('/?at=')?.['set-cookie'])).toContain('Max-Age=0')
  expect(at('/search/used-cars?x=1')).toBeNull()
})

test('an invalid time means now', () => {
  expect(String(at('/?at=yesterday')?.['set-cookie'])).toContain('Max-Age=0')
  expect([previewTime('__forecourt_at=soon'), previewTime(undefined)]).toEqual([null, null])
})

test('a preview has its time on every page; a shopper has none', async () => {
  const { get } = await openTestServer(new FakeContent('a'), (_, context) =>
    html(buildPage(context, `${context.now} ${context.previewAt ?? 'now'}`)),
  )
  const [cookie = ''] = previewOf('a.base.example').split(';')
  const moved = await get('/x?at=2031-01-01T00:00:00Z', { headers: { cookie } })
  const [time = ''] = String(moved.headers['set-cookie']).split(';')
  expect([moved.status, moved.headers.location]).toEqual([302, '/x'])
  for (const path of ['/x', '/y', '/z.data'])
    expect((await get(path, { headers: { cookie: `${cookie}; ${time}` } })).text).toContain(
      '2031-01-01T00:00:00.000Z 2031-01-01T00:00:00.000Z',
    )
  expect((await get('/x', { headers: { cookie: time } })).text).not.toContain('2031')
  expect((await get('/x', { headers: { cookie } })).text).toContain(' now')
})

const IN_2031 = '__forecourt_at=2031-01-01T00:00:00.000Z'

test('what staff send in a preview of another time happens now', async () => {
  const now = Date.parse('2026-11-28T00:00:00Z')
  const { get } = await openTestServer(
    new FakeContent('a'),
    (request, context) => html(buildPage(context, `${request.method} ${context.now}`)),
    { clock: () => now },
  )
  const person = {
    kind: 'person',
    tenant: 'a',
    user: 'editor',
    secret: 'drafts.secret',
    until: now + 60_000,
  } as const
  const [preview = ''] = previewCookie(SECRET, 'a.base.example', person, now).split(';')
  const headers = { cookie: `${preview}; ${IN_2031}`, origin: 'http://a.base.example' }
  const sent = await get('/api/leads', { method: 'POST', headers, body: '' })
  expect(sent.text).toContain('POST 2026-11-28T00:00:00.000Z')
  expect((await get('/api/leads', { headers })).text).toContain('GET 2031-01-01T00:00:00.000Z')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'a shared preview sends nothing by %s, and the answer says so',
  async (method) => {
    const now = Date.now()
    const { get, rendered } = await openTestServer(new FakeContent('a'))
    const link = { kind: 'link', tenant: 'a', link: 'any', until: now + 60_000 } as const
    const [preview = ''] = previewCookie(SECRET, 'a.base.example', link, now).split(';')
    const headers = { cookie: `${preview}; ${IN_2031}`, origin: 'http://a.base.example' }
    for (const path of ['/api/leads', '/api/auth/otp', '/api/auth/verify', '/sign-out', '/cars/x/checkout']) {
      const { status, text } = await get(path, { method, headers, body: '' })
      expect([path, status]).toEqual([path, 403])
      expect(text).toContain('A shared preview only shows pages')
    }
    expect(rendered).toEqual([])
  },
)
