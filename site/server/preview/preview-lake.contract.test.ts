import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { LakeChild } from '../fixtures/lake-child.ts'
import { openHouse } from '../fixtures/test-house.ts'

const enable = (secret: string, pathname: string) =>
  `/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': pathname })}`

async function openPreviewHouse() {
  const lake = await LakeChild.start()
  const house = await openHouse(new FakeContent('a'), undefined, { client: lake.reader().client })
  const made = await createPreviewSecret(lake.writer(), 'test', 'http://studio.example', 'somebody')
  return { lake, get: house.get, secret: made.secret }
}

test('the Studio’s secret opens a preview and goes on to the page, on this site only', async () => {
  const { get, secret } = await openPreviewHouse()
  const { status, headers } = await get(enable(secret, '/locations/north?x=1'))
  expect([status, headers.location]).toEqual([302, '/locations/north?x=1'])
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const preview = await get('/locations/north', { headers: { cookie } })
  expect(preview.headers['cache-control']).toBe('private, no-store')
  expect((await get(enable(secret, '//evil.example/x'))).headers.location).toBe('/x')
})

test('without a valid secret no preview opens', async () => {
  const { get } = await openPreviewHouse()
  for (const path of [enable('guess', '/'), '/preview/enable']) {
    const { status, headers, text } = await get(path)
    expect([status, headers['set-cookie']]).toEqual([401, undefined])
    expect(text).toContain('preview link has expired')
  }
})

test('while the lake is down the visitor is told to come back', async () => {
  const { lake, get, secret } = await openPreviewHouse()
  await lake.kill()
  expect((await get(enable(secret, '/'))).status).toBe(503)
})
