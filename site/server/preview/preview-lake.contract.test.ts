import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { LakeChild } from '../fixtures/lake-child.ts'
import { html, openTestServer } from '../fixtures/test-server.ts'

const enable = (secret: string, pathname: string) =>
  `/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': pathname })}`

const HOUR = 3_600_000

/** Two dealers, their staff in a real lake, and a secret of the editor of `a`. */
async function openPreviews(own?: LakeChild) {
  const lake = own ?? (await LakeChild.share())
  const clock = { now: Date.now() }
  const people = {
    'editor-a': ['editor-a'],
    'editor-b': ['editor-b'],
    marketer: ['marketer-a--b'],
    robin: ['administrator'],
  }
  for (const [id, roles] of Object.entries(people)) await lake.putPerson(id, roles)
  const seen: { staff: unknown; stock: boolean }[] = []
  const site = await openTestServer(
    new FakeContent('a', 'b'),
    (_, { staff, importReport }) => {
      seen.push({ staff, stock: importReport !== undefined })
      return html('<!doctype html><h1>Page</h1>')
    },
    { client: lake.reader().client, clock: () => clock.now },
  )
  const secretOf = async (user: string) =>
    (await createPreviewSecret(lake.writer(), 'test', 'http://studio.example', user)).secret
  const open = async (user: string, host: string) => {
    const answer = await site.get(enable(await secretOf(user), '/locations/north?x=1'), {
      headers: { host },
    })
    return { ...answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
  }
  const see = (cookie: string, host = 'a.base.example', path = '/locations/north') =>
    site.get(path, { headers: { host, cookie } })
  return { lake, clock, seen, open, see, ...site }
}

test('the Studio’s secret opens a preview of the person’s dealer and redirects to the page', async () => {
  const { open, see } = await openPreviews()
  const { status, headers, cookie } = await open('editor-a', 'a.base.example')
  expect([status, headers.location]).toEqual([302, '/locations/north?x=1'])
  const preview = await see(cookie)
  expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
})

test('a secret of another dealer’s editor is refused, and sets no cookie', async () => {
  const { open } = await openPreviews()
  for (const [user, host] of [
    ['editor-a', 'b.base.example'],
    ['editor-b', 'a.base.example'],
    ['nobody', 'a.base.example'],
  ] as const) {
    const { status, headers } = await open(user, host)
    expect([user, status, headers['set-cookie']]).toEqual([user, 401, undefined])
  }
})

test.each(['marketer', 'robin'])('a secret of %s opens each dealer whose drafts they read', async (user) => {
  const { open } = await openPreviews()
  for (const host of ['a.base.example', 'b.base.example']) expect((await open(user, host)).status).toBe(302)
})

test('a secret without a person, and the shared secret, are refused', async () => {
  const { lake, get } = await openPreviews()
  const writer = lake.writer()
  const { secret } = await createPreviewSecret(writer, 'test', 'http://studio.example')
  const _id = 'sanity-preview-url-secret.share-access'
  await writer.createOrReplace({ _id, _type: 'sanity.previewUrlShareAccess', secret: 'shared-by-all' })
  for (const value of [secret, 'shared-by-all', 'guess']) {
    const { status, headers } = await get(enable(value, '/'))
    expect([status, headers['set-cookie']]).toEqual([401, undefined])
  }
  expect((await get('/preview/enable')).status).toBe(401)
})

test('a cookie of one dealer opens no other, whatever host it is sent to', async () => {
  const { open, see } = await openPreviews()
  const { cookie } = await open('robin', 'a.base.example')
  const { status, headers } = await see(cookie, 'b.base.example')
  expect([status, headers['cache-control']]).not.toContain('private, no-store')
})

test('a preview ends with its secret', async () => {
  const { lake, open, see } = await openPreviews()
  const { cookie } = await open('editor-a', 'a.base.example')
  await lake.writer().delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
  const ended = await see(cookie)
  expect(ended.status).toBe(401)
  expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0')
  expect(ended.text).toContain('preview')
})

test('a preview ends with the person’s rights', async () => {
  const { lake, open, see } = await openPreviews()
  const { cookie } = await open('editor-a', 'a.base.example')
  await lake.putPerson('editor-a', ['editor-b'])
  expect((await see(cookie)).status).toBe(401)
})

test('a preview ends after 12 hours', async () => {
  const { clock, open, see } = await openPreviews()
  const { cookie } = await open('editor-a', 'a.base.example')
  clock.now += 12 * HOUR
  expect((await see(cookie)).headers['cache-control']).not.toBe('private, no-store')
})

test('a preview knows which member of staff it is of; shoppers have none', async () => {
  const { open, see, seen } = await openPreviews()
  const { cookie } = await open('editor-a', 'a.base.example')
  await see(cookie, 'a.base.example', '/preview/explain')
  await see('', 'a.base.example', '/preview/explain')
  expect(seen.map(({ staff }) => staff)).toEqual([
    { user: 'editor-a', readsLeads: false, cars: 'none', isAdministrator: false, managesPeople: false },
    null,
  ])
})

test('an address of another host in a secret’s link leads nowhere else', async () => {
  const { lake, get } = await openPreviews()
  const { secret } = await createPreviewSecret(lake.writer(), 'test', 'http://studio.example', 'editor-a')
  expect((await get(enable(secret, '//evil.example/x'))).headers.location).toBe('/x')
})

test('while the lake is down a preview answers 503', async () => {
  const lake = await LakeChild.start()
  const { open, see, get } = await openPreviews(lake)
  const { cookie } = await open('editor-a', 'a.base.example')
  await lake.kill()
  expect((await get(enable('any', '/'))).status).toBe(503)
  expect((await see(cookie)).status).toBe(503)
})
