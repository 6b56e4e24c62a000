// Who may ask a site from the Studio, against a real lake.
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { LakeChild } from '../fixtures/lake-child.ts'
import { openTestServer } from '../fixtures/test-server.ts'

const STUDIO = 'https://studio.example'
const PATH = '/staff/api/today'

async function openSite() {
  const lake = await LakeChild.share()
  await lake.putPerson('editor-a', ['editor-a'])
  const asked: unknown[] = []
  const site = await openTestServer(
    new FakeContent('a', 'b'),
    (_, { staff, preview }) => {
      asked.push({ staff, preview })
      return Response.json({ ok: true })
    },
    { client: lake.reader().client, env: { STUDIO_ORIGIN: STUDIO } },
  )
  const { secret } = await createPreviewSecret(lake.writer(), 'test', STUDIO, 'editor-a')
  const ask = (headers: Record<string, string>, more: { method?: string } = {}) =>
    site.get(PATH, { ...more, headers: { accept: 'application/json', origin: STUDIO, ...headers } })
  return { ...site, lake, asked, ask, authorization: `Bearer ${secret}` }
}

test('a person’s secret asks for that person’s dealer, of the published site', async () => {
  const { ask, asked, authorization } = await openSite()
  const { status, headers } = await ask({ authorization })
  expect([status, headers['access-control-allow-origin']]).toEqual([200, STUDIO])
  expect(asked).toEqual([
    {
      staff: {
        user: 'editor-a',
        readsLeads: false,
        cars: 'reads',
        isAdministrator: false,
        managesPeople: false,
      },
      preview: false,
    },
  ])
})

test('a change from the Studio’s origin is let through, though it is another site', async () => {
  const { ask, authorization } = await openSite()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await ask({ authorization, ...foreign }, { method: 'POST' })).status).toBe(200)
})

test.each([
  ['no secret', {}],
  ['a made-up secret', { authorization: `Bearer ${'a'.repeat(32)}` }],
  ['another scheme', { authorization: 'Basic YTph' }],
])('%s is refused', async (_, headers) => {
  const { ask, asked } = await openSite()
  expect((await ask(headers)).status).toBe(401)
  expect(asked).toEqual([])
})

test('a person is refused by another dealer’s site, and by their own without the role', async () => {
  const { ask, asked, authorization, lake } = await openSite()
  expect((await ask({ authorization, host: 'b.base.example' })).status).toBe(401)
  await lake.putPerson('editor-a', [])
  expect((await ask({ authorization })).status).toBe(401)
  expect(asked).toEqual([])
})

test('another origin may not read the answer, and learns from a preflight nothing but the methods', async () => {
  const { ask, authorization, asked } = await openSite()
  const other = { origin: 'https://evil.example' }
  expect((await ask({ authorization, ...other })).headers['access-control-allow-origin']).toBeUndefined()
  const preflight = await ask(other, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, undefined])
  expect((await ask({}, { method: 'OPTIONS' })).headers['access-control-allow-origin']).toBe(STUDIO)
  expect(asked).toHaveLength(1)
})

test('link suggestions are read by scripts of the Studio’s origin without a secret, and of no other', async () => {
  const site = await openTestServer(new FakeContent('a'), () => Response.json(null), {
    env: { STUDIO_ORIGIN: STUDIO },
  })
  const allowed = async (origin: string) =>
    (await site.get('/api/link-suggestions?text=ute', { headers: { origin } })).headers[
      'access-control-allow-origin'
    ]
  expect(await allowed(STUDIO)).toBe(STUDIO)
  expect(await allowed('https://evil.example')).toBeUndefined()
})
