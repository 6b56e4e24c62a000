// Links load their page while they are pointed at, and a press then requests nothing again.
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'

const SEARCH = '/search/new-used-and-demo-cars'

/** Paths whose answers came over the network, in order; those out of the browser's cache are left out. */
async function watchNetwork(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const paths: string[] = []
  const isCached = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestServedFromCache', ({ requestId }) => void isCached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (isCached.has(requestId) || response.fromDiskCache || response.fromPrefetchCache) return
    paths.push(new URL(response.url).pathname)
  })
  return paths
}

test('a press on a card after pointing at it requests the data of the car’s page once', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  const network = await watchNetwork(page)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  const data = page.waitForResponse((response) => new URL(response.url()).pathname === `${path}.data`)
  await link.hover()
  expect((await data).headers()['cache-control']).toBe('private, max-age=10')
  await (await data).finished()
  await link.click()
  await expect(page).toHaveURL(siteOrigin('quayside') + path)
  await expect(page.getByRole('complementary', { name: 'Price and actions' })).toBeVisible()
  expect(network.filter((each) => each === `${path}.data`)).toHaveLength(1)
  await closeAll(context)
})
