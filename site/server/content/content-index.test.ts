import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rawLocation } from '#app/features/fixtures/test-shop.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ContentIndex } from './content-index.ts'
import { LastGood } from './last-good.ts'

const folder = () => mkdtemp(join(tmpdir(), 'content-'))
const changed = (tenant: string) => ({
  documentId: 'x',
  before: null,
  after: { _type: 'location', tenant: { _ref: tenant } },
})

async function indexOf(source: FakeContent, dataDir?: string) {
  const { log, lines } = fakeLog()
  const index = new ContentIndex({
    source,
    lastGood: new LastGood(dataDir ?? (await folder())),
    log,
    clock: Date.now,
  })
  index.start()
  source.follower?.joined()
  return { index, lines }
}

test('a bundle is loaded once, until an event touches its dealer', async () => {
  const source = new FakeContent('a', 'b')
  const { index } = await indexOf(source)
  await index.findBundle('a')
  const b = await index.findBundle('b')
  await index.findBundle('a')
  expect(source.loads).toBe(2)
  source.bundles.set('a', { tenant: rawTenant('a', { name: 'New name' }) })
  source.follower?.event(changed('tenant-a'))
  expect((await index.findBundle('a'))?.value.tenant.name).toBe('New name')
  expect(source.loads).toBe(3)
  expect(await index.findBundle('b')).toEqual(b)
})

test('a new dealer is known as soon as its document is', async () => {
  const source = new FakeContent('a')
  const { index } = await indexOf(source)
  expect(await index.listDealers()).toHaveLength(1)
  source.add('b')
  source.follower?.event({ documentId: 'tenant-b', before: null, after: { _type: 'tenant' } })
  expect((await index.listDealers())?.map(({ slug }) => slug)).toEqual(['a', 'b'])
})

test('after a gap in the events everything is read again', async () => {
  const source = new FakeContent('a')
  const { index } = await indexOf(source)
  await index.findBundle('a')
  source.follower?.lost('socket closed')
  expect(index.connected).toBe(false)
  source.bundles.set('a', { tenant: rawTenant('a', { name: 'Changed meanwhile' }) })
  source.follower?.joined()
  expect((await index.findBundle('a'))?.value.tenant.name).toBe('Changed meanwhile')
})

test('a malformed document is set aside with a warning and the rest stands', async () => {
  const source = new FakeContent()
  source.add('a', { locations: [rawLocation, { id: 'location-a-2', name: 7 }] })
  const { index, lines } = await indexOf(source)
  const known = await index.findBundle('a')
  expect(known?.value.locations.map(({ id }) => id)).toEqual([rawLocation.id])
  expect(lines).toContainEqual(expect.objectContaining({ tenant: 'a', id: 'location-a-2', level: 40 }))
})

test('settings that no longer parse leave the last ones that did, also over a restart', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await indexOf(source, dataDir)
  const good = await index.findBundle('a')
  source.bundles.set('a', { tenant: { id: 'tenant-a', slug: 'a', template: 7 } })
  source.follower?.event({ documentId: 'tenant-a', before: null, after: { _type: 'tenant' } })
  expect(await index.findBundle('a')).toEqual(good)
  const { index: restarted } = await indexOf(source, dataDir)
  expect((await restarted.findBundle('a'))?.value).toEqual(good?.value)
})

test('a restart while the lake is down answers from what was kept, and recovers', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await indexOf(source, dataDir)
  await Promise.all([index.listDealers(), index.findBundle('a')])
  source.answers = false
  const { index: restarted, lines } = await indexOf(source, dataDir)
  expect((await restarted.listDealers())?.map(({ slug }) => slug)).toEqual(['a'])
  const left = await restarted.findBundle('a')
  expect(left?.value.tenant.name).toBe('Dealer A')
  expect(lines).toContainEqual(expect.objectContaining({ tenant: 'a', msg: 'the content was not read' }))
  source.answers = true
  source.bundles.set('a', { tenant: rawTenant('a', { name: 'Back' }) })
  source.follower?.joined()
  const back = await restarted.findBundle('a')
  expect(back?.value.tenant.name).toBe('Back')
  expect(back?.version).not.toBe(left?.version)
})

test('a kept file that was cut short counts as none', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await indexOf(source, dataDir)
  await index.findBundle('a')
  const [name = ''] = await readdir(join(dataDir, 'site/content'))
  await writeFile(join(dataDir, 'site/content', name), '{"tenant":')
  source.answers = false
  const { index: restarted } = await indexOf(source, dataDir)
  expect(await restarted.findBundle('a')).toBeNull()
})

test('drafts are read anew each time and never kept', async () => {
  const source = new FakeContent('a')
  const { index } = await indexOf(source)
  source.drafts.set('a', { tenant: rawTenant('a', { name: 'Draft' }) })
  expect((await index.findDraftBundle('a'))?.tenant.name).toBe('Draft')
  expect((await index.findBundle('a'))?.value.tenant.name).toBe('Dealer A')
})
