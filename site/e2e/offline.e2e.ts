// A page that loses the network keeps its content and completes what was requested when it is back.
import { expect, type Page, test } from '@playwright/test'
import { counted } from './search-page.ts'
import { closeAll, follow, openWatched, siteOrigin } from './site-process.ts'

const SEARCH = '/search/new-used-and-demo-cars'
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a filter chosen offline is applied when the network is back', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  const count = counted(page)
  const before = await count.textContent()
  await context.setOffline(true)
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Used/ }).click()
  await expect(page).toHaveURL(/used-cars$/)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  expect(await count.textContent(), 'the cars stay').toBe(before)
  await context.setOffline(false)
  await expect(results(page).getByRole('link', { name: 'Remove Used' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await closeAll(context)
})

test('a sentence submitted offline stays in its field and is parsed when the network is back', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  const box = page.getByRole('searchbox', { name: 'Describe what you are looking for' })
  await box.focus()
  await context.setOffline(true)
  await box.pressSequentially('used suv')
  const failed = page.waitForEvent('requestfailed')
  await box.press('Enter')
  await failed
  await expect(box).toHaveValue('used suv')
  await expect(page).toHaveURL(siteOrigin('quayside') + SEARCH)
  await context.setOffline(false)
  await expect(results(page).getByRole('link', { name: 'Remove SUV' })).toBeVisible()
  await closeAll(context)
})

test('a comparison opened offline explains the error, and works on another try', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(siteOrigin('quayside') + SEARCH)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page
    .getByRole('form', { name: 'Compare' })
    .getByRole('link', { name: /^Compare/ })
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)

  await context.setOffline(true)
  await page.getByRole('link', { name: /^Differences only/ }).click()
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await closeAll(context)
})

test('a form’s page whose data cannot be loaded keeps the layout, and is loaded in place by Try again', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside'))
  await page.evaluate(() => Object.assign(window, { firstDocument: true }))
  const data = /\/contact-us\.data/
  await page.route(data, (route) => route.abort())
  await page.getByRole('contentinfo').locator('a[href="/contact-us"]').first().click()
  await expect(heading(page)).toHaveText('Something went wrong on our side')
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(page).toHaveTitle(/^Out for a moment/)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(data)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(page).not.toHaveTitle(/^Out for a moment/)
  expect(await page.evaluate(() => 'firstDocument' in window), 'the document stays').toBe(true)
  await closeAll(context)
})

test('a vehicle page without a network has the reason inside the layout, and loads on another try', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  await follow(page.getByRole('link', { name: /^View Details/ }).first())
  const similar = page.getByRole('region', { name: /^Similar/ }).getByRole('heading', { level: 3 })
  const link = similar.first().getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await context.setOffline(true)
  await link.press('Enter')
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('complementary', { name: 'Price and actions' })).toBeVisible()
  await expect(page).toHaveURL(siteOrigin('quayside') + path)
  await closeAll(context)
})

test('a page works when its background requests fail', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  const failed = ['/events/stock', '/search/understand'].map((path) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(path)),
  )
  await page.route(/\/(events\/stock|search\/understand|api\/events)/, (route) => route.abort())
  await page.goto(siteOrigin('quayside') + SEARCH)
  await page
    .getByRole('searchbox', { name: 'Describe what you are looking for' })
    .pressSequentially('used suv')
  await Promise.all(failed)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(/used-cars/)
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
  await closeAll(context)
})

test('finance shows its server-rendered result when its script fails to load', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.route(/\/assets\/money-parts/, (route) => route.abort())
  await page.goto(siteOrigin('quayside') + SEARCH)
  await follow(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Get Finance/ }) })
      .first()
      .getByRole('link', { name: /^View Details/ }),
  )
  const result = page.locator('#finance-calculator .calc__out')
  const written = await result.textContent()
  await page.getByRole('link', { name: 'Adjust' }).click()
  await expect(page).toHaveURL(/#finance-calculator$/)
  await expect(result).toBeVisible()
  await expect(result).toHaveText(written ?? '')
  await closeAll(context)
})

test('a form whose script fails to load opens as its own page', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  const car = page.getByRole('link', { name: /^View Details/ }).first()
  await page.goto(new URL((await car.getAttribute('href')) ?? '', page.url()).href)
  await page.route(/\/assets\/lead-dialog/, (route) => route.abort())
  const enquire = page.getByRole('link', { name: 'Enquire Now' }).first()
  const href = (await enquire.getAttribute('href')) ?? ''
  await enquire.click()
  await expect(page).toHaveURL(siteOrigin('quayside') + href)
  await expect(heading(page)).toBeVisible()
  await closeAll(context)
})
