// A shopper whose browser runs no scripts: searching, filtering, sorting and paging are links and forms.
import { expect, test } from '@playwright/test'
import { readCount as count } from './search-page.ts'
import { closeAll, listDealers, openWatched, siteOrigin } from './site-process.ts'

test('search, filter, sort, page and vehicle work without JavaScript', { tag: '@short' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const dealer = (await listDealers(page)).at(-1) ?? ''
  await page.goto(`${siteOrigin(dealer)}/search/new-used-and-demo-cars`)
  const all = await count(page)

  await page.getByRole('checkbox', { name: /^(Used|Pre-owned)/ }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`${siteOrigin(dealer)}/search/used-cars`)
  const used = await count(page)
  expect(used).toBeGreaterThan(0)
  expect(used).toBeLessThan(all)

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Lowest price' })
  await page
    .getByRole('button', { name: /Sort|Apply|Show/ })
    .first()
    .click()
  await expect(page).toHaveURL(/sortBy=price-asc/)

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /Page 2/ })
    .click()
  await expect(page).toHaveURL(/page=2/)

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cars\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await closeAll(context)
})

test('without JavaScript an empty search leads back to all cars', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const dealer = (await listDealers(page)).at(-1) ?? ''
  await page.goto(`${siteOrigin(dealer)}/search/used-cars?price=1-2`)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(
    page.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    ),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click()
  await expect(page).toHaveURL(/\/search\/used-cars$/)
  await closeAll(context)
})

test('without JavaScript a page past the last answers 404 and leads to the last', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const dealer = (await listDealers(page)).at(-1) ?? ''
  const answer = await page.goto(`${siteOrigin(dealer)}/search/used-cars?page=99999`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: /last page/i }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await closeAll(context)
})
