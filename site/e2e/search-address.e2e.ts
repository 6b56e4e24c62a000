// The address of a search is its state: reload, another tab, Back and other routes.
import { expect, type Page, test } from '@playwright/test'
import { ALL, at, cards, filter, filters, group, names, settled, unfold } from './search-page.ts'
import { closeAll, expectSoundPage, openWatched } from './site-process.ts'

const SECOND_PAGE = '/search/used-cars?sortBy=price-desc&page=2'
const pageLink = (page: Page, number: number) => page.getByRole('link', { name: `Page ${number}` })

test('SRCH-01, SRCH-03: type, order and page are in the address, and a new page starts at its top', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  await filter(page, /^Used/).click()
  await expect(page).toHaveURL(at('/search/used-cars'))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price')
  await expect(page).toHaveURL(at('/search/used-cars?sortBy=price-desc'))
  await settled(page)
  // The router has the address before the page is rendered.
  await expect(pageLink(page, 2)).toHaveAttribute('href', SECOND_PAGE)
  await pageLink(page, 2).click()
  await expect(page).toHaveURL(at(SECOND_PAGE))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('SRCH-01: a reload and another tab show the same cars', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(SECOND_PAGE))
  const shown = await names(page)
  await page.reload()
  expect(await names(page)).toEqual(shown)
  const tab = await context.newPage()
  await tab.goto(page.url())
  expect(await names(tab)).toEqual(shown)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('SRCH-05: an address with filters and a page number opens with both set', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?body=SUV&price=20000-40000&page=2`))
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  await expect(filter(page, /^SUV/)).toBeChecked()
  await expect(group(page, 'Price').getByLabel(/^To/)).toHaveValue(/40.?000/)
  await closeAll(context)
})

test('SRCH-01: a filter on page 2 starts at page 1, and Back restores page 2', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(SECOND_PAGE))
  const shown = await names(page)
  await filter(page, /^SUV/).click()
  await expect(page).toHaveURL(at('/search/used-cars?body=SUV&sortBy=price-desc'))
  await page.goBack()
  await expect(page).toHaveURL(at(SECOND_PAGE))
  await expect(filter(page, /^SUV/)).not.toBeChecked()
  await expect.poll(() => names(page)).toEqual(shown)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('Back from a vehicle page restores scroll position and focus', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const link = cards(page).nth(9).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/cars\/./)
  await page.goBack()
  // The vehicle's page may still be loading, and what is evaluated in a page ends with it.
  await expect(async () => {
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  }).toPass({ timeout: 10_000 })
  await expect(link).toBeFocused()
  await closeAll(context)
})

test('Back from a filter shows the cars at the same scroll position', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  await page.evaluate(() => scrollTo(0, 1200))
  const place = () => cards(page).nth(3).boundingBox()
  const before = await place()
  await filter(page, /^Used/).click()
  await expect(page.getByRole('link', { name: 'Remove Used' })).toBeVisible()
  await settled(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Remove Used' })).toHaveCount(0)
  await expect.poll(place).toEqual(before)
  await closeAll(context)
})

test('SRCH-02: a route of the menu opens without filters, and Back restores them', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?body=SUV`))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Stock', { exact: true }).click()
  await menu.getByRole('link', { name: /^Demo/ }).click()
  await expect(page).toHaveURL(at('/search/demo-cars'))
  await expect(filter(page, /^SUV/)).not.toBeChecked()
  await page.goBack()
  await expect(filter(page, /^SUV/)).toBeChecked()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('page numbers in the middle of many pages fit a phone of 320 px in one line', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 320)
  await page.goto(at(`${ALL}?page=30`, 'wattlebrook'))
  const previous = page.getByRole('link', { name: 'Previous page' })
  const next = page.getByRole('link', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  for (const edge of [previous, next]) await expect(edge).toBeInViewport({ ratio: 1 })
  expect((await previous.boundingBox())?.y, 'in one line').toBe((await next.boundingBox())?.y)
  await expectSoundPage(page, 'page 30 at 320')
  await closeAll(context)
})

test('ROUTE-01 to ROUTE-09: each kind of slug answers 200, selects its filter and is canonical', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const kinds: [path: string, chosen: RegExp | null][] = [
    [ALL, null],
    ['/search/used-cars', /^Used/],
    ['/search/new-and-demo-cars', /^Demo/],
    ['/search/demo-cars', /^Demo/],
    ['/search/new-cars', /^New/],
    ['/search/kia', /^Kia/],
    ['/search/suv', /^SUV/],
    ['/search/quayside-parramatta', /^Quayside Parramatta/],
  ]
  for (const [path, chosen] of kinds) {
    const answer = await page.goto(at(path))
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', at(path))
    if (chosen) await expect(filter(page, chosen).first()).toBeChecked()
  }
  await closeAll(context)
})

test('the canonical address has no unknown, default or page parameter', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(at('/search/used-cars?page=1&sortBy=relevant&body=suv&unknown=1'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('/search/used-cars/suv'))
  await closeAll(context)
})

test('an unknown slug answers 404', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  expect((await page.goto(at('/search/nobody-sells-this')))?.status()).toBe(404)
  await closeAll(context)
})

for (const [from, to] of [
  ['/search/Used-Cars?body=suv', '/search/used-cars?body=SUV'],
  ['/search?body=SUV', `${ALL}?body=SUV`],
  ['/used-car?body=SUV', '/search/used-cars?body=SUV'],
  [`${ALL}?query=`, ALL],
] as const) {
  test(`${from} redirects to ${to}`, async ({ browser }) => {
    const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
    await page.goto(at(from))
    await expect(page).toHaveURL(at(to))
    await closeAll(context)
  })
}

test('a search without JavaScript: fields, quick picks and further filters are a form and links', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(at(ALL))
  await page.getByRole('link', { name: 'More filters' }).click()
  await (await unfold(page, 'Seats')).getByRole('button', { name: 'More choices' }).click()
  const seats = await unfold(page, 'Seats')
  await seats.getByRole('checkbox', { disabled: false }).first().check()
  const place = await unfold(page, 'Location')
  await place.getByLabel('Postcode').fill('2150')
  await place.getByLabel('Postcode').press('Enter')
  await expect(page).toHaveURL(/\?seats=\d+&near=2150&within=50&more=1&all=seats$/)
  await group(page, 'Price').getByRole('button', { name: '$40,000' }).click()
  await expect(page).toHaveURL(/price=-40000&near=2150/)
  await group(page, 'Price').getByLabel(/^From/).fill('10,000')
  await filters(page).getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/price=10000-40000/)
  await closeAll(context)
})
