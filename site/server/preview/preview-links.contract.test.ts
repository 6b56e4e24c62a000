import { expect, test } from 'vitest'
import { previewLinkToken } from '#app/features/preview/preview-links.server.ts'
import { previewLinkPath, previewStopsPath } from '#app/paths.ts'
import { insertPreviewLink, withdrawPreviewLink } from '../../db/preview/preview-links-repository.ts'
import { FakeContent } from '../fixtures/fake-content.ts'
import { LakeChild } from '../fixtures/lake-child.ts'
import { html, openTestServer, SECRET } from '../fixtures/test-server.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const HOUR = 3_600_000
const ID = 'a'.repeat(22)
const PATH = previewLinkPath(previewLinkToken(SECRET, 'a', ID))

/** Two dealers, and a link to the drafts of `a` that its editor made for two hours. */
async function openLinks(hours = 2) {
  const lake = await LakeChild.share()
  await lake.putPerson('editor-a', ['editor-a'])
  const clock = { now: NOW }
  const staff: unknown[] = []
  const site = await openTestServer(
    new FakeContent('a', 'b'),
    (_, context) => {
      staff.push(context.staff)
      return html(`<!doctype html><h1>${context.preview ? 'Drafts' : 'Published'}</h1>`)
    },
    { client: lake.reader().client, clock: () => clock.now },
  )
  await insertPreviewLink(site.db, {
    tenant_slug: 'a',
    id: ID,
    name: 'Winter',
    path: '/special-offers',
    created_by: 'editor-a',
    created_at: new Date(NOW).toISOString(),
    expires_at: new Date(NOW + hours * HOUR).toISOString(),
    withdrawn_at: null,
  })
  const open = async (path = PATH, host = 'a.base.example') => {
    const answer = await site.get(path, { headers: { host } })
    return { ...answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
  }
  const see = (cookie: string) => site.get('/special-offers', { headers: { cookie } })
  return { ...site, lake, clock, staff, open, see }
}

test('a shared link opens its dealer’s drafts at its page, without a Referer for other sites', async () => {
  const { open, see } = await openLinks()
  const { status, headers, cookie } = await open()
  expect([status, headers.location]).toEqual([302, '/special-offers'])
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect((await see(cookie)).text).toContain('Drafts')
})

test('a shared link is notified when a page changes', async () => {
  const { get, open } = await openLinks()
  const { cookie } = await open()
  const answer = await get(previewStopsPath('/special-offers'), { headers: { cookie } })
  expect(JSON.parse(answer.text)).toMatchObject({ now: new Date(NOW).toISOString(), stops: [] })
})

test('a shared link grants no staff access', async () => {
  const { open, see, staff } = await openLinks()
  await see((await open()).cookie)
  expect(staff).toEqual([null])
})

test.each([
  ['another dealer’s site', PATH, 'b.base.example'],
  ['a signature for another dealer', previewLinkPath(previewLinkToken(SECRET, 'b', ID)), 'a.base.example'],
  ['a made-up signature', previewLinkPath(`${ID}.${'A'.repeat(43)}`), 'a.base.example'],
  [
    'an id that was never made',
    previewLinkPath(previewLinkToken(SECRET, 'a', 'b'.repeat(22))),
    'a.base.example',
  ],
  ['no token', '/preview/link/', 'a.base.example'],
])('a shared link with %s is refused', async (_, path, host) => {
  const { open } = await openLinks()
  const { status, headers } = await open(path, host)
  expect([status, headers['set-cookie']]).toEqual([401, undefined])
})

test('a preview by a shared link ends when the link does, though 12 hours have not passed', async () => {
  const { open, see, clock } = await openLinks(2)
  const { cookie, headers } = await open()
  expect(String(headers['set-cookie'])).toContain('Max-Age=7200')
  clock.now += 2 * HOUR
  expect((await see(cookie)).text).not.toContain('Drafts')
  expect((await open()).status).toBe(401)
})

test('a preview by a shared link ends at once when the link is withdrawn', async () => {
  const { open, see, db } = await openLinks()
  const { cookie } = await open()
  expect(await withdrawPreviewLink(db, 'b', ID, new Date(NOW).toISOString())).toBe(false)
  expect(await withdrawPreviewLink(db, 'a', ID, new Date(NOW).toISOString())).toBe(true)
  expect([(await see(cookie)).status, (await open()).status]).toEqual([401, 401])
})

test('a shared link ends with the rights of the person who made it', async () => {
  const { lake, open, see } = await openLinks()
  const { cookie } = await open()
  await lake.putPerson('editor-a', [])
  expect([(await see(cookie)).status, (await open()).status]).toEqual([401, 401])
})
