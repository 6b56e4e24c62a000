// What a page's policy forbids, nothing of ours needs: a real browser reports no breach on any kind of page.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { fetchPage } from './fetch-page.ts'
import { closeAll, dealers, openWatched, ready, siteOrigin, studioOrigin } from './site-process.ts'
import { findCars } from './stock-command.ts'

/** Violations of the content policy that the browser reports in any window or frame. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const breaches: string[] = []
  await context.exposeBinding('tellBreach', (_, breach: string) => breaches.push(breach))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void }
      tellBreach(
        `${documentURI}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ''}:${lineNumber}`,
      )
    })
  })
  return breaches
}

/** Scrolls through a page, so that lazily loaded parts are loaded. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await frame()
    }
  })
}

const KINDS = {
  home: () => '/',
  results: () => '/search/new-used-and-demo-cars',
  vehicle: (car: string) => car,
  'finance of a vehicle': (car: string) => `${car}/finance`,
  'reservation of a vehicle': (car: string) => `${car}/checkout`,
  comparison: () => '/compare',
  offers: () => '/special-offers',
  locations: () => '/locations',
  contact: () => '/contact-us',
  finance: () => '/finance',
  service: () => '/service',
  'trade-in': () => '/trade-in',
  garage: () => '/my-garage',
  'missing page': () => '/there-is-no-such-page',
} as const

for (const dealer of dealers) {
  // A breach is an error of the console, too, which other tests of every dealer's pages see.
  test(`${dealer}: no kind of page breaches its own policy`, { tag: '@long' }, async ({ browser }) => {
    test.setTimeout(180_000)
    const { context, page } = await openWatched(browser, 1280)
    const breaches = await watchPolicy(context)
    const [car] = await findCars(`status = in_stock AND id STARTS WITH ${dealer}`)
    for (const pathOf of Object.values(KINDS)) {
      await page.goto(siteOrigin(dealer) + pathOf(car?.path ?? ''))
      await seeAll(page)
    }
    expect(breaches).toEqual([])
    await closeAll(context)
  })
}

test('a style that the policy does not name is reported and has no effect', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const breaches = await watchPolicy(context)
  await page.goto(siteOrigin(dealers[0] ?? ''))
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { outline: 3px solid red }'
    document.head.append(style)
  })
  await expect.poll(() => breaches.join('\n')).toContain('style-src-elem inline')
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe('none')
  await closeAll(context)
})

test('the dealer’s own colours are named by the policy and in effect', { tag: '@short' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const breaches = await watchPolicy(context)
  const dealer = dealers[0] ?? ''
  await page.goto(siteOrigin(dealer))
  const { html } = await fetchPage(dealer, '/')
  const [, name = '', value = ''] = /<style>[^<]*?(--[\w-]+):\s*(#[0-9a-f]{3,8})/i.exec(html) ?? []
  const used = await page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  )
  expect(used.toLowerCase()).toBe(value.toLowerCase())
  expect(value).not.toBe('')
  expect(breaches).toEqual([])
  await closeAll(context)
})

test('navigation by the browser’s router breaches no policy', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const breaches = await watchPolicy(context)
  await page.goto(`${siteOrigin(dealers[0] ?? '')}/search/new-used-and-demo-cars`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/./)
  await seeAll(page)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(breaches).toEqual([])
  await closeAll(context)
})

test('a preview in the Studio’s frame breaches no policy', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  const breaches = await watchPolicy(context)
  const page = await context.newPage()
  await signIn(page, studioOrigin, 'all sites')
  await page.goto(`${studioOrigin}/preview`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (frame) await ready(frame)
  expect(breaches.filter((breach) => !breach.startsWith(studioOrigin))).toEqual([])
  await context.close()
})
