import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rawLocation } from '#app/http/testing/test-dealer.ts'
import type { ContentEvent } from '#app/integrations/content.server.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ContentIndex } from './content-index.ts'
import { FORMER_MS } from './former-dealers.ts'
import { LastGood } from './last-good.ts'
import { SHORT_DOUBT_MS } from './losses.ts'

const folder = () => mkdtemp(join(tmpdir(), 'content-'))
const changed = (tenant: string) => ({
  documentId: 'x',
  before: null,
  after: { _type: 'location', tenant: { _ref: tenant } },
})

async function createIndex(source: FakeContent, dataDir?: string, clock = Date.now) {
  const { log, lines } = fakeLog()
  const index = new ContentIndex({
    source,
    lastGood: new LastGood(dataDir ?? (await folder())),
    log,
    clock,
    delays: { settle: 5 },
  })
  index.start()
  onTestFinished(() => index.stop())
  source.follower?.joined()
  return { index, lines }
}

test('a bundle is loaded once, until an event touches its dealer', async () => {
  const source = new FakeContent('a', 'b')
  const { index } = await createIndex(source)
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
  const { index } = await createIndex(source)
  expect(await index.listDealers()).toHaveLength(1)
  source.add('b')
  source.follower?.event({ documentId: 'tenant-b', before: null, after: { _type: 'tenant' } })
  expect((await index.listDealers())?.map(({ slug }) => slug)).toEqual(['a', 'b'])
})

const readName = async (index: ContentIndex) => (await index.findBundle('a'))?.value.tenant.name

test('after a gap in the events in which something changed everything is read again', async () => {
  const source = new FakeContent('a')
  const { index } = await createIndex(source)
  await index.findBundle('a')
  source.follower?.lost('socket closed')
  expect(index.connected).toBe(false)
  source.bundles.set('a', { tenant: rawTenant('a', { name: 'Changed meanwhile' }) })
  source.mark = { count: 0, newest: 1 }
  source.follower?.joined()
  await expect.poll(() => readName(index)).toBe('Changed meanwhile')
})

test('after a gap in which nothing changed one question is asked, and nothing is read again', async () => {
  const source = new FakeContent('a', 'b')
  source.mark = { count: 7, newest: 1_000 }
  const { index } = await createIndex(source)
  for (const slug of ['a', 'b']) await index.findBundle(slug)
  const state = (at: number) => ({ _type: 'location', _updatedAt: new Date(at).toISOString() })
  // Heard of: one document more, and one that is newer.
  source.follower?.event({ documentId: 'x', before: null, after: state(2_000) })
  source.follower?.event({ documentId: 'y', before: state(1_000), after: state(3_000) })
  source.mark = { count: 8, newest: 3_000 }
  const loads = source.loads
  source.follower?.lost('socket closed')
  source.follower?.joined()
  await expect.poll(() => source.marks).toBe(2)
  for (const slug of ['a', 'b']) await index.findBundle(slug)
  expect(source.loads).toBe(loads)
})

test('an event that was lost while others came is found within minutes, by one question', async () => {
  const source = new FakeContent('a')
  let now = 0
  const { index, lines } = await createIndex(source, undefined, () => now)
  await index.findBundle('a')
  source.bundles.set('a', { tenant: rawTenant('a', { name: 'Changed silently' }) })
  source.mark = { count: 0, newest: 1 }
  now += 5 * 60_000
  expect(await readName(index)).toBe('Dealer A')
  await expect.poll(() => readName(index)).toBe('Changed silently')
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'a change of the content was not heard of; everything is read again' }),
  )
})

const tenantChanged = (slug: string) => ({
  documentId: `tenant-${slug}`,
  before: null,
  after: { _type: 'tenant' },
})
const readWarnings = (lines: readonly Record<string, unknown>[]) => lines.filter(({ level }) => level === 40)
const home = { id: 'page-home', slug: 'home', title: 'Home' }
const about = { id: 'page-about', slug: 'about', title: 'About us' }
const listPages = async (index: ContentIndex) =>
  (await index.findBundle('a'))?.value.pages.map(({ title }) => title)

/** A dealer with two pages, of which the second has been published broken since it was read. */
async function withBrokenPage() {
  const source = new FakeContent()
  source.add('a', { pages: [home, about] })
  const dataDir = await folder()
  const { index, lines } = await createIndex(source, dataDir)
  await index.findBundle('a')
  const publish = (...pages: object[]) => {
    source.bundles.set('a', { tenant: rawTenant('a'), pages })
    source.follower?.event(changed('tenant-a'))
  }
  publish({ ...home, title: 'Welcome' }, { ...about, title: { secret: 'x' } })
  return { source, dataDir, index, lines, publish }
}

test('a document that no longer parses is served as it last parsed, others as published', async () => {
  const { index } = await withBrokenPage()
  expect(await listPages(index)).toEqual(['Welcome', 'About us'])
})

test('a document that no longer parses is served as it last parsed, after a restart too', async () => {
  const { source, dataDir, index } = await withBrokenPage()
  await index.findBundle('a')
  const { index: restarted } = await createIndex(source, dataDir)
  expect(await listPages(restarted)).toEqual(['Welcome', 'About us'])
  source.answers = false
  const { index: alone } = await createIndex(source, dataDir)
  expect(await listPages(alone)).toEqual(['Welcome', 'About us'])
})

test('a document that was broken and then deleted does not come back', async () => {
  const { index, publish, source, dataDir } = await withBrokenPage()
  await index.findBundle('a')
  publish(home)
  expect(await listPages(index)).toEqual(['Home'])
  publish(home, { ...about, title: null })
  expect(await listPages(index)).toEqual(['Home'])
  expect(await listPages((await createIndex(source, dataDir)).index)).toEqual(['Home'])
})

test('an invalid value is logged once until it is corrected', async () => {
  const { index, lines, publish } = await withBrokenPage()
  const broken = { ...about, title: { secret: 'x' } }
  for (let time = 0; time < 3; time += 1) {
    await index.findBundle('a')
    publish({ ...home, metaTitle: String(time) }, broken)
  }
  expect(readWarnings(lines)).toEqual([
    expect.objectContaining({
      tenant: 'a',
      type: 'page',
      id: about.id,
      path: 'title',
      effect: 'last parsed version used',
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
  publish(home, about)
  await index.findBundle('a')
  publish(home, broken)
  await index.findBundle('a')
  expect(readWarnings(lines)).toHaveLength(2)
})

test('a wrong value of a document that many dealers share is one line of the log', async () => {
  const source = new FakeContent()
  const offers = [{ id: 'offer-1', slug: 'o', name: 'Offer', imageUrl: 'ftp://x', sites: ['a', 'b'] }]
  for (const slug of ['a', 'b']) source.add(slug, { offers })
  const { index, lines } = await createIndex(source)
  for (const slug of ['a', 'b']) {
    expect((await index.findBundle(slug))?.value.offers[0]).toMatchObject({ name: 'Offer', imageUrl: '' })
  }
  expect(readWarnings(lines)).toEqual([expect.objectContaining({ id: 'offer-1', path: 'imageUrl' })])
})

test('a dealer whose slug was removed is served as before, after a restart too', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await createIndex(source, dataDir)
  const before = [await index.listDealers(), (await index.findBundle('a'))?.value]
  source.hosts = [{ id: 'tenant-a', slug: null, name: 'Dealer A', hosts: [] }]
  source.bundles.set('a', { tenant: null })
  source.follower?.event(tenantChanged('a'))
  expect([await index.listDealers(), (await index.findBundle('a'))?.value]).toEqual(before)
  const { index: restarted } = await createIndex(source, dataDir)
  expect([await restarted.listDealers(), (await restarted.findBundle('a'))?.value]).toEqual(before)
})

test('a dealer that takes over a slug never answers with the former dealer’s content', async () => {
  const source = new FakeContent('a')
  const { index } = await createIndex(source)
  expect((await index.findBundle('a'))?.value.tenant.name).toBe('Dealer A')
  source.bundles.set('a', { tenant: { ...rawTenant('a'), id: 'tenant-x', name: null } })
  source.follower?.event(tenantChanged('a'))
  expect(await index.findBundle('a')).toBeNull()
})

test('a deleted dealer counts as a former one until a list an hour later lacks it, and an unknown dealer never does', async () => {
  const source = new FakeContent('a', 'b')
  let now = 0
  const { index } = await createIndex(source, undefined, () => now)
  await index.listDealers()
  expect(index.listFormerDealers()).toEqual([])
  source.hosts.shift()
  source.follower?.event({ documentId: 'tenant-a', before: { _type: 'tenant' }, after: null })
  expect((await index.listDealers())?.map(({ slug }) => slug)).toEqual(['b'])
  expect(index.listFormerDealers().map(({ slug }) => slug)).toEqual(['a'])
  now += FORMER_MS - 1
  expect(index.listFormerDealers()).toHaveLength(1)
  now += 1
  source.answers = false
  await index.listDealers()
  await new Promise(setImmediate)
  expect(index.listFormerDealers()).toHaveLength(1)
  source.answers = true
  now += 1_000
  await index.listDealers()
  await new Promise(setImmediate)
  expect(index.listFormerDealers()).toEqual([])
})

test('new content is answered with, also where the last good one cannot be read', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  await mkdir(join(dataDir, 'site/content/a.json'), { recursive: true })
  const { index, lines } = await createIndex(source, dataDir)
  expect((await index.findBundle('a'))?.value.tenant.name).toBe('Dealer A')
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'the last good content was not read' }))
})

test('a document that was never valid is left out with a warning, and the rest is there', async () => {
  const source = new FakeContent()
  source.add('a', { locations: [rawLocation, { id: 'location-a-2', name: 7 }] })
  const { index, lines } = await createIndex(source)
  const known = await index.findBundle('a')
  expect(known?.value.locations.map(({ id }) => id)).toEqual([rawLocation.id])
  expect(lines).toContainEqual(expect.objectContaining({ tenant: 'a', id: 'location-a-2', level: 40 }))
})

test('settings that no longer parse leave the last ones that did, also over a restart', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await createIndex(source, dataDir)
  const good = await index.findBundle('a')
  source.bundles.set('a', { tenant: { id: 'tenant-a', slug: 'a', template: 7 } })
  source.follower?.event({ documentId: 'tenant-a', before: null, after: { _type: 'tenant' } })
  expect(await index.findBundle('a')).toEqual(good)
  const { index: restarted } = await createIndex(source, dataDir)
  expect((await restarted.findBundle('a'))?.value).toEqual(good?.value)
})

test('a restart while the lake is down answers from the saved content, and recovers', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await createIndex(source, dataDir)
  await Promise.all([index.listDealers(), index.findBundle('a')])
  source.answers = false
  const { index: restarted, lines } = await createIndex(source, dataDir)
  expect((await restarted.listDealers())?.map(({ slug }) => slug)).toEqual(['a'])
  const left = await restarted.findBundle('a')
  expect(left?.value.tenant.name).toBe('Dealer A')
  expect(lines).toContainEqual(expect.objectContaining({ tenant: 'a', msg: 'the content was not read' }))
  source.answers = true
  source.bundles.set('a', { tenant: rawTenant('a', { name: 'Back' }) })
  source.follower?.joined()
  await expect.poll(() => readName(restarted)).toBe('Back')
  const back = await restarted.findBundle('a')
  expect(back?.version).not.toBe(left?.version)
})

test('a truncated saved file is ignored', async () => {
  const source = new FakeContent('a')
  const dataDir = await folder()
  const { index } = await createIndex(source, dataDir)
  await index.findBundle('a')
  const [name = ''] = await readdir(join(dataDir, 'site/content'))
  await writeFile(join(dataDir, 'site/content', name), '{"tenant":')
  source.answers = false
  const { index: restarted } = await createIndex(source, dataDir)
  expect(await restarted.findBundle('a')).toBeNull()
})

test('drafts are read for each request and never cached', async () => {
  const source = new FakeContent('a')
  const { index } = await createIndex(source)
  source.drafts.set('a', { tenant: rawTenant('a', { name: 'Draft' }) })
  expect((await index.findDraftBundle('a'))?.tenant.name).toBe('Draft')
  expect((await index.findBundle('a'))?.value.tenant.name).toBe('Dealer A')
})

test('FIN-32: a typed comparison rate that differs from the computed one is logged with its lender', async () => {
  const source = new FakeContent('a', 'b')
  const lender = { provider: 'P', interestRate: 8.5, termMonths: 60, establishmentFeeCents: 39_500 }
  source.bundles.set('a', { tenant: rawTenant('a', { lenders: [{ ...lender, comparisonRate: 8 }] }) })
  source.bundles.set('b', { tenant: rawTenant('b', { lenders: [{ ...lender, comparisonRate: 9.1 }] }) })
  const { index, lines } = await createIndex(source)
  await index.findBundle('a')
  await index.findBundle('b')
  expect(lines.filter(({ msg }) => msg === 'a comparison rate in the content is wrong')).toEqual([
    expect.objectContaining({
      tenant: 'a',
      lender: 'P',
      problem:
        'The comparison rate of these terms is 9.06 %, not 8.00 %. Write that one, or leave this empty.',
    }),
  ])
})

const settings = { ...rawTenant('a'), id: 'settings-a' }
const platform = { id: 'platform', financeHiddenMakes: ['Ferrari'] }
const offer = (id: string) => ({ id, slug: id, name: id, sites: ['a'] })

/** A dealer with settings, two offers and two pages, of which an answer then loses some. */
async function withContent() {
  const time = { now: 0 }
  const source = new FakeContent()
  const whole = { siteSettings: settings, platform, offers: [offer('o1'), offer('o2')], pages: [home, about] }
  source.add('a', whole)
  const { index, lines } = await createIndex(source, undefined, () => time.now)
  await index.listDealers()
  const good = await index.findBundle('a')
  const answer = (changes: object, event: ContentEvent = changed('tenant-a')) => {
    source.bundles.set('a', { tenant: rawTenant('a'), ...whole, ...changes })
    source.follower?.event(event)
    return index.findBundle('a')
  }
  return { index, lines, good, answer, time }
}

test.each([
  ['the settings', { siteSettings: null }],
  ['the settings of the platform', { platform: null }],
  ['all offers', { offers: [] }],
  ['all pages', { pages: [] }],
])(
  'content that suddenly lacks %s is not believed: the last stays, and is read again until it is whole',
  async (_, lost) => {
    const { index, good, answer, time } = await withContent()
    expect(await answer(lost)).toEqual(good)
    expect(await index.isReadWhole()).toBe(false)
    expect(await answer({})).toEqual(good)
    time.now += 60_000
    expect(await index.isReadWhole()).toBe(true)
  },
)

test('a list that staff emptied is empty at once', async () => {
  const { index, answer } = await withContent()
  const removed = (id: string) => ({ documentId: id, before: { _type: 'offer' }, after: null })
  await answer({}, removed('o1'))
  const known = await answer({ offers: [] }, removed('o2'))
  expect(known?.value.offers).toEqual([])
  expect(await index.isReadWhole()).toBe(true)
})

test('documents that were deleted and made anew for others are gone at once', async () => {
  const { index, answer } = await withContent()
  for (const id of ['o1', 'o2']) {
    await answer({}, { documentId: id, before: { _type: 'offer' }, after: null })
    await answer({}, { documentId: id, before: null, after: { _type: 'offer' } })
  }
  const known = await answer({ offers: [] }, { documentId: 'x', before: null, after: { _type: 'offer' } })
  expect(known?.value.offers).toEqual([])
  expect(await index.isReadWhole()).toBe(true)
})

test('a list that stays empty is believed when it has been read so for ten minutes', async () => {
  const { answer, time } = await withContent()
  expect((await answer({ pages: [] }))?.value.pages).toHaveLength(2)
  time.now += SHORT_DOUBT_MS - 1
  expect((await answer({ pages: [] }))?.value.pages).toHaveLength(2)
  time.now += 1
  expect((await answer({ pages: [] }))?.value.pages).toEqual([])
})

test('an answer that is doubted is asked for again after one, two, four and at most fifteen seconds', async () => {
  const time = { now: 0 }
  const source = new FakeContent('a', 'b')
  const { index } = await createIndex(source, undefined, () => time.now)
  await index.listDealers()
  source.hosts = []
  source.follower?.event(tenantChanged('a'))
  const asked: number[] = []
  const listHosts = source.listHosts.bind(source)
  source.listHosts = () => {
    asked.push(time.now / 1_000)
    return listHosts()
  }
  for (; time.now <= 60_000; time.now += 1_000) {
    await index.listDealers()
    await new Promise(setImmediate)
  }
  expect(asked).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
})
