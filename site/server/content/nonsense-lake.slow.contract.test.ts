// A lake that answers nonsense counts as away: the last good content stays, and the health checks report it.
import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { SanityContent } from '#app/integrations/content.server.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { type LakeMode, openLakeProxy } from '../fixtures/lake-proxy.ts'
import { openTestServer } from '../fixtures/test-server.ts'
import { FORMER_MS } from './former-dealers.ts'
import { LONG_DOUBT_MS, SHORT_DOUBT_MS } from './losses.ts'

const soon = { timeout: 15_000, interval: 20 }
const NONSENSE: LakeMode[] = ['empties', 'nulls', 'bares', 'cuts', 'repeats']

/** A client with the settings of the hosted service, whose requests a proxy takes. */
function hostedClient(proxy: string) {
  return createClient({
    projectId: 'forecourt',
    dataset: 'production',
    token: 'read-token',
    apiVersion: '2025-02-19',
    apiHost: 'http://api.lake.example',
    useProjectHostname: true,
    useCdn: false,
    perspective: 'published',
    timeout: 5_000,
    maxRetries: 1,
    proxy,
  })
}

async function openSite({ dealers = ['a', 'b'], hosted = false } = {}) {
  const lake = await LakeChild.share()
  const writer = lake.writer()
  const documents = writer.transaction()
  for (const slug of dealers) documents.createOrReplace(tenantDocument(slug, `Dealer ${slug.toUpperCase()}`))
  documents.createOrReplace({ _id: 'platform', _type: 'platformSettings' })
  await documents.commit()
  const proxy = await openLakeProxy(lake.variables().SANITY_API_HOST)
  const embedded = lake.readerAt(proxy.url)
  const hostedReads = new SanityContent({
    client: hostedClient(proxy.url),
    studioUrl: 'http://studio.example',
  })
  // The stream of events does not use the client's proxy; it comes from the lake itself.
  const follow = embedded.follow.bind(embedded)
  const source = hosted ? Object.assign(hostedReads, { follow }) : embedded
  const time = { later: 0 }
  const open = (dataDir?: string) =>
    openTestServer(source, undefined, {
      clock: () => Date.now() + time.later,
      ...(dataDir === undefined ? {} : { dataDir }),
    })
  const site = await open()
  await expect.poll(() => site.content.connected, soon).toBe(true)
  const page = async (slug: string, on = site) => {
    const { status, text } = await on.get('/', { headers: { host: `${slug}.base.example` } })
    return [status, /<h1>(.*)<\/h1>/.exec(text)?.[1]]
  }
  const probe = async (path: string) => {
    // Each probe measures anew.
    time.later += 2_000
    return JSON.parse((await site.get(path, { headers: { host: '127.0.0.1' } })).text) as Record<
      string,
      unknown
    >
  }
  for (const slug of dealers) expect((await page(slug))[0]).toBe(200)
  return { lake, writer, proxy, time, page, probe, open, ...site }
}

/** Publishes, and waits until the site has asked the lake again. */
async function publish({ writer, proxy, page }: Awaited<ReturnType<typeof openSite>>, name: string) {
  const before = proxy.asked
  await writer.patch('tenant-a').set({ name }).commit()
  await expect
    .poll(async () => {
      await page('a')
      return proxy.asked
    }, soon)
    .toBeGreaterThan(before)
}

test.each(
  NONSENSE.flatMap((mode) => [
    { mode, hosted: false },
    { mode, hosted: true },
  ]),
)(
  'with a lake that $mode (hosted settings: $hosted) every dealer is served on, monitors are told, and it recovers by itself',
  async ({ mode, hosted }) => {
    const site = await openSite({ hosted })
    const { proxy, page, probe, time } = site
    proxy.mode = mode
    await publish(site, 'Renamed')
    expect([await page('a'), await page('b')]).toEqual([
      [200, 'Dealer A'],
      [200, 'Dealer B'],
    ])
    expect(await probe('/readyz')).toEqual({ status: 'ready', warnings: ['content_not_read'] })
    expect(await probe('/healthz')).toMatchObject({ content: 'away' })
    time.later += FORMER_MS + SHORT_DOUBT_MS
    await page('a')
    expect([await page('a'), await page('b')]).toEqual([
      [200, 'Dealer A'],
      [200, 'Dealer B'],
    ])
    proxy.mode = 'passes'
    await expect.poll(() => probe('/readyz'), soon).toEqual({ status: 'ready' })
    expect(await probe('/healthz')).toMatchObject({ content: 'connected' })
    await expect.poll(() => page('a'), soon).toEqual([200, 'Renamed'])
  },
)

test('a lake that delays its answers keeps nobody waiting: every dealer is served, and health checks report it', async () => {
  const site = await openSite()
  site.proxy.mode = 'delays'
  await publish(site, 'Renamed')
  expect(await site.page('b')).toEqual([200, 'Dealer B'])
  expect(await site.probe('/healthz')).toMatchObject({ content: 'away' })
})

test('a site that starts beside a lake of empty answers serves what an earlier run read', async () => {
  const { proxy, open, dataDir, page } = await openSite()
  proxy.mode = 'empties'
  expect(await page('b', await open(dataDir))).toEqual([200, 'Dealer B'])
})

test('a site that has never read anything takes a lake without any content for one that is away', async () => {
  const { proxy, open, page } = await openSite()
  proxy.mode = 'empties'
  expect((await page('a', await open()))[0]).toBe(503)
})

test('the only dealer that is retired on purpose is gone at once, with 503 for an hour and then 404', async () => {
  const { writer, page, time, probe } = await openSite({ dealers: ['a'] })
  await writer.patch('tenant-a').set({ retiredAt: '2026-11-28T00:00:00Z' }).commit()
  await expect.poll(async () => (await page('a'))[0], soon).toBe(503)
  expect(await probe('/readyz')).toEqual({ status: 'ready' })
  time.later += FORMER_MS
  await expect.poll(async () => (await page('a'))[0], soon).toBe(404)
})

test('the only dealer that is retired while the site is down is gone when it starts again', async () => {
  const { writer, open, page, dataDir, content } = await openSite({ dealers: ['a'] })
  content.stop()
  await writer.patch('tenant-a').set({ retiredAt: '2026-11-28T00:00:00Z' }).commit()
  expect((await page('a', await open(dataDir)))[0]).toBe(503)
})

test('the only dealer that was deleted while the site was down is served until its loss is confirmed for a day', async () => {
  const { writer, open, page, dataDir, content, time } = await openSite({ dealers: ['a'] })
  content.stop()
  await writer.delete('tenant-a')
  const again = await open(dataDir)
  expect((await page('a', again))[0]).toBe(200)
  time.later += LONG_DOUBT_MS
  await page('a', again)
  await expect.poll(async () => (await page('a', again))[0], soon).toBe(503)
})

test('one of several dealers that was deleted while the site was down is gone after ten minutes', async () => {
  const { writer, open, page, dataDir, content, time } = await openSite({ dealers: ['a', 'b', 'c'] })
  content.stop()
  await writer.delete('tenant-a')
  const again = await open(dataDir)
  expect((await page('a', again))[0]).toBe(200)
  time.later += SHORT_DOUBT_MS
  await expect.poll(async () => (await page('a', again))[0], soon).toBe(503)
  expect((await page('b', again))[0]).toBe(200)
})

test('an hour after a dealer was deleted it is not yet gone for good while the lake is not read', async () => {
  const { writer, page, proxy, time } = await openSite()
  await writer.delete('tenant-a')
  await expect.poll(async () => (await page('a'))[0], soon).toBe(503)
  proxy.mode = 'cuts'
  time.later += FORMER_MS
  await page('b')
  await expect.poll(async () => (await page('a'))[0], soon).toBe(503)
})
