import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeLog } from '../fixtures/fake-log.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { ContentIndex } from './content-index.ts'
import { LastGood } from './last-good.ts'

const soon = { timeout: 15_000, interval: 20 }

async function createIndex(lake: LakeChild): Promise<ContentIndex> {
  const index = new ContentIndex({
    source: lake.reader(),
    lastGood: new LastGood(await mkdtemp(join(tmpdir(), 'content-'))),
    log: fakeLog().log,
    clock: Date.now,
  })
  index.start()
  onTestFinished(() => index.stop())
  await expect.poll(() => index.connected, soon).toBe(true)
  return index
}

const formatName = async (index: ContentIndex, slug: string) =>
  (await index.findBundle(slug))?.value.tenant.name

test('a published change is shown on the next reload, a draft is not', async () => {
  const lake = await LakeChild.share()
  const index = await createIndex(lake)
  const writer = lake.writer()
  await writer.createOrReplace(tenantDocument('a', 'First'))
  await expect.poll(async () => (await index.listDealers())?.map(({ slug }) => slug), soon).toEqual(['a'])
  expect(await formatName(index, 'a')).toBe('First')
  await writer.createOrReplace({ ...tenantDocument('a', 'Draft'), _id: 'drafts.tenant-a' })
  expect((await index.findDraftBundle('a'))?.tenant.name).toBe('Draft')
  expect(await formatName(index, 'a')).toBe('First')
  await writer.patch('tenant-a').set({ name: 'Second' }).commit()
  await expect.poll(() => formatName(index, 'a'), soon).toBe('Second')
})

test('a document moved from one dealer to another leaves the first', async () => {
  const lake = await LakeChild.share()
  const index = await createIndex(lake)
  const writer = lake.writer()
  for (const slug of ['a', 'b']) await writer.createOrReplace(tenantDocument(slug, slug))
  const tenant = (slug: string) => ({ _type: 'reference', _ref: `tenant-${slug}` })
  await writer.create({
    _id: 'location-1',
    _type: 'location',
    tenant: tenant('a'),
    name: 'North',
    slug: { _type: 'slug', current: 'north' },
  })
  const places = async (slug: string) =>
    (await index.findBundle(slug))?.value.locations.map(({ name }) => name)
  await expect.poll(() => places('a'), soon).toEqual(['North'])
  expect(await places('b')).toEqual([])
  await writer
    .patch('location-1')
    .set({ tenant: tenant('b') })
    .commit()
  await expect.poll(() => places('a'), soon).toEqual([])
  await expect.poll(() => places('b'), soon).toEqual(['North'])
})

test('after a restart of the lake its events are followed again, missed changes included', async () => {
  const lake = await LakeChild.start()
  const index = await createIndex(lake)
  await lake.writer().createOrReplace(tenantDocument('a', 'Before'))
  await expect.poll(() => formatName(index, 'a'), soon).toBe('Before')
  await lake.kill()
  await expect.poll(() => index.connected, soon).toBe(false)
  expect(await formatName(index, 'a')).toBe('Before')
  await lake.start()
  await lake.writer().patch('tenant-a').set({ name: 'After' }).commit()
  await expect.poll(() => formatName(index, 'a'), soon).toBe('After')
  await expect.poll(() => index.connected, soon).toBe(true)
})

test('the lake answers a ping as long as it is there', async () => {
  const lake = await LakeChild.start()
  const reader = lake.reader()
  await expect(reader.ping(AbortSignal.timeout(15_000))).resolves.toBeUndefined()
  await lake.kill()
  await expect(reader.ping(AbortSignal.timeout(15_000))).rejects.toThrow()
})
