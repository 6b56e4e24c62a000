// Results that are slow, fail, are empty or past the last page, and the order of results.
import { expect, test } from '@playwright/test'
import { ALL, at, cards, filter, names, readCount, results, settled } from './search-page.ts'
import { closeAll, expectSoundPage, openWatched } from './site-process.ts'

const NOTHING_FOUND =
  'No results found for your search at this time. Please try adjusting the filters for more results.'

test('SRCH-16: while an answer is slow the results are busy, and the cars before it stay', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/demo-cars\.data/, async (route) => {
    await held
    await route.continue()
  })
  await filter(page, /^Demo/).check()
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  expect(await cards(page).count()).toBeGreaterThan(0)
  release()
  await settled(page)
  await expect(results(page).getByRole('link', { name: 'Remove Demo' })).toBeVisible()
  await closeAll(context)
})

test('SRCH-16: the answer to an earlier filter is dropped when a later one is chosen', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/demo-cars\.data/, async (route) => {
    await held
    // The router has cancelled the request by now.
    await route.continue().catch(() => undefined)
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('demo-cars.data'))
  await filter(page, /^Demo/).check()
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  await filter(page, /^Demo/).uncheck()
  await filter(page, /^Used/).check()
  await expect(page).toHaveURL(at('/search/used-cars'))
  await settled(page)
  const used = await readCount(page)
  await cancelled
  release()
  expect(await readCount(page)).toBe(used)
  await expect(filter(page, /^Demo/)).not.toBeChecked()
  await closeAll(context)
})

test('SRCH-17: after a failed answer the cars stay, without page numbers and without an alert', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/search/used-cars'))
  const shown = await names(page)
  await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: '' }))
  await filter(page, /^Hatch/).check()
  await expect(page).toHaveURL(/body=Hatch/)
  await settled(page)
  expect(await names(page)).toEqual(shown)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await closeAll(context)
})

test('SRCH-09, SRCH-10, ERR-03, VAR-27: a search without a result has a notice, and the page is sound', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?price=1-2`))
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByText(NOTHING_FOUND, { exact: true })).toBeVisible()
  await expectSoundPage(page, 'nothing found')
  await closeAll(context)
})

test('SRCH-11: Clear Filters leads from an empty search to all cars', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?price=1-2`))
  await page.getByRole('link', { name: 'Clear Filters' }).last().click()
  await expect(page).toHaveURL(at(ALL))
  await expect(cards(page).first()).toBeVisible()
  await closeAll(context)
})

test('SRCH-12: an empty category of offers leads to all offers', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/special-offers?category=Nothing'))
  await page.getByRole('main').getByRole('link', { name: 'All offers' }).last().click()
  await expect(page).toHaveURL(at('/special-offers'))
  await closeAll(context)
})

test('a page number past the last answers with a sound page', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?page=999`))
  await expectSoundPage(page, 'past the end')
  await closeAll(context)
})

test('SRCH-13, SRCH-37: four orders are offered, and the index’s name of one selects it', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?sortBy=Car_production%20price%20desc`))
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('price-desc')
  expect(await sort.locator('option').allTextContents()).toEqual([
    'Most relevant',
    'Latest',
    'Highest price',
    'Lowest price',
  ])
  await closeAll(context)
})
