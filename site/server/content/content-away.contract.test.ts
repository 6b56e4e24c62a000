// An hour without the content service, from the lake to pages, staff and monitors.
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { openLakeProxy } from '../fixtures/lake-proxy.ts'
import { html, openTestServer, type TestServerOptions } from '../fixtures/test-server.ts'
import { watchContent } from '../metrics/watch-content.ts'

const soon = { timeout: 15_000, interval: 20 }
const HOUR_MS = 3_600_000
const DEALERS = ['a', 'b', 'c', 'd']

const renderName = (_: Request, { site }: RequestContext): Response =>
  html(site.kind === 'dealer' ? site.bundle.tenant.name : '')

/** A lake with four dealers. */
async function openLake() {
  const lake = await LakeChild.start()
  const writer = lake.writer()
  const documents = writer.transaction()
  for (const slug of DEALERS) documents.createOrReplace(tenantDocument(slug, `Dealer ${slug}`))
  await documents.commit()
  return { lake, writer }
}

async function openSite(source: Parameters<typeof openTestServer>[0], options: TestServerOptions = {}) {
  const site = await openTestServer(source, renderName, { contentDelays: { copies: 0 }, ...options })
  watchContent(site.metrics, { content: site.content, clock: options.clock ?? Date.now })
  const readNames = () =>
    Promise.all(
      DEALERS.map(async (slug) => {
        const { status, text } = await site.get('/', { headers: { host: `${slug}.base.example` } })
        return `${status} ${text}`
      }),
    )
  const measure = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await site.metrics.text())?.[1])
  return { ...site, readNames, measure }
}

const names = (more: Readonly<Record<string, string>> = {}) =>
  DEALERS.map((slug) => `200 ${more[slug] ?? `Dealer ${slug}`}`)

test('for an hour without the lake every dealer is served, staff are told so, metrics say how old it is, and changes arrive after it', async () => {
  const { lake, writer } = await openLake()
  let passedMs = 0
  const clock = () => Date.now() + passedMs
  const site = await openSite(lake.reader(), { clock, client: lake.reader().client })
  await expect.poll(() => site.content.connected, soon).toBe(true)
  expect(await site.readNames()).toEqual(names())
  expect(await site.measure('forecourt_content_age_seconds')).toBe(0)

  await lake.kill()
  await expect.poll(() => site.content.connected, soon).toBe(false)
  for (let quarters = 0; quarters < 4; quarters += 1) {
    passedMs += HOUR_MS / 4
    expect(await site.readNames()).toEqual(names())
  }
  const age = await site.measure('forecourt_content_age_seconds')
  expect(age).toBeGreaterThan(3_600)
  expect(age).toBeLessThan(3_660)
  const { status, text } = await site.get('/staff/api/status', {
    headers: { accept: 'application/json', authorization: 'Bearer secret' },
  })
  expect(status).toBe(503)
  expect(JSON.parse(text)).toMatchObject({
    error:
      'The content service does not answer. Shoppers see the site as it was last published. Please try again in a few minutes.',
  })

  await lake.start()
  await writer.patch('tenant-c').set({ name: 'Dealer C is back' }).commit()
  await expect.poll(site.readNames, soon).toEqual(names({ c: 'Dealer C is back' }))
  await expect.poll(() => site.measure('forecourt_content_age_seconds'), soon).toBe(0)
})

test('a site that starts without the lake serves every dealer from the copies of the last run, and follows when it is back', async () => {
  const { lake, writer } = await openLake()
  const first = await openSite(lake.reader())
  await expect.poll(() => first.content.connected, soon).toBe(true)
  // Only one dealer was ever asked for.
  expect((await first.get('/')).text).toBe('Dealer a')
  await expect
    .poll(async () => (await first.content.listDealers()) && (await first.copies()), soon)
    .toEqual(['@hosts', ...DEALERS])
  first.content.stop()
  await lake.kill()

  const second = await openSite(lake.reader(), { dataDir: first.dataDir })
  expect(await second.readNames()).toEqual(names())
  expect(await second.measure('forecourt_content_age_seconds')).toBeGreaterThan(0)
  await lake.start()
  await writer.patch('tenant-b').set({ name: 'Dealer B is back' }).commit()
  await expect.poll(second.readNames, soon).toEqual(names({ b: 'Dealer B is back' }))
})

test('a site that starts while the lake takes requests and answers none uses the copies after a moment, and then at once', async () => {
  const { lake } = await openLake()
  const proxy = await openLakeProxy(lake.variables().SANITY_API_HOST)
  const first = await openSite(lake.readerAt(proxy.url))
  expect(await first.readNames()).toEqual(names())
  first.content.stop()
  proxy.mode = 'delays'
  const second = await openSite(lake.readerAt(proxy.url), { dataDir: first.dataDir })
  expect(await second.readNames()).toEqual(names())
  const again = performance.now()
  expect(await second.readNames()).toEqual(names())
  expect(performance.now() - again).toBeLessThan(1_000)
})
