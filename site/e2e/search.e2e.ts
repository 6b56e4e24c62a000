// Searching stock as a shopper does: by address, filters, slider, sheet and keys, with a slow or failing server too.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const DEALER = 'quayside'
const ALL = '/search/new-used-and-demo-cars'
const at = (path: string, dealer = DEALER) => siteOrigin(dealer) + path

const NOTHING_FOUND =
  'No results found for your search at this time. Please try adjusting the filters for more results.'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const cards = (page: Page) => results(page).getByRole('article')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const group = (page: Page, title: string) =>
  filters(page)
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) })
const settled = (page: Page) => expect(results(page)).toHaveAttribute('aria-busy', 'false')
const countOf = async (page: Page) =>
  Number(((await heading(page).getByRole('status').textContent()) ?? '').replace(/\D/g, ''))

/** Opens a group of filters that is folded. */
async function unfold(page: Page, title: string): Promise<Locator> {
  const found = group(page, title)
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click()
  return found
}

test('the address says everything: reload, another tab and back show the same (SRCH-01, 02, 03, 05, 06)', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  await filters(page).getByRole('checkbox', { name: /^Used/ }).click()
  await expect(page).toHaveURL(at('/search/used-cars'))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price')
  await expect(page).toHaveURL(at('/search/used-cars?sortBy=price-desc'))
  await settled(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(at('/search/used-cars?sortBy=price-desc&page=2'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const names = await cards(page).getByRole('heading').allTextContents()

  await page.reload()
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names)
  const tab = await context.newPage()
  await tab.goto(page.url())
  expect(await cards(tab).getByRole('heading').allTextContents()).toEqual(names)
  await tab.close()

  await page.waitForLoadState('networkidle')
  await filters(page).getByRole('checkbox', { name: /^SUV/ }).click()
  await expect(page, 'a filter begins at the first page').toHaveURL(
    at('/search/used-cars?body=SUV&sortBy=price-desc'),
  )
  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
  await expect(filters(page).getByRole('checkbox', { name: /^SUV/ })).not.toBeChecked()
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toEqual(names)

  await cards(page).nth(9).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await cards(page).nth(9).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/./)
  await page.goBack()
  // The vehicle's page may still be arriving, and what is asked of a page ends with it.
  await expect(async () => {
    expect(await page.evaluate(() => scrollY), 'back where it was scrolled').toBe(scrolled)
  }).toPass({ timeout: 10_000 })
  await expect(
    cards(page).nth(9).getByRole('heading').getByRole('link'),
    'and where the focus was',
  ).toBeFocused()

  await page.goto(at(`${ALL}?body=SUV&price=20000-40000&page=2`), { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Page 2' }), 'SRCH-05').toHaveAttribute('aria-current', 'page')
  await expect(group(page, 'Price').getByLabel(/^To/)).toHaveValue(/40.?000/)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Stock', { exact: true }).click()
  await menu.getByRole('link', { name: /^Demo/ }).click()
  await expect(page, 'another route begins without filters').toHaveURL(at('/search/demo-cars'))
  await expect(filters(page).getByRole('checkbox', { name: /^SUV/ })).not.toBeChecked()
  await page.goBack()
  await expect(filters(page).getByRole('checkbox', { name: /^SUV/ })).toBeChecked()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('back from a filter shows the cars where they were', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, 1200))
  const place = () => cards(page).nth(3).boundingBox()
  const before = await place()
  await filters(page).getByRole('checkbox', { name: /^Used/ }).click()
  await expect(page.getByRole('link', { name: 'Remove Used' })).toBeVisible()
  await settled(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Remove Used' })).toHaveCount(0)
  await expect.poll(place).toEqual(before)
  await closeAll(context)
})

test('in the middle of many pages their numbers fit the smallest phone', async ({ browser }) => {
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

test('a quick pick keeps its place when it is pressed', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/search/ute'), { waitUntil: 'networkidle' })
  const picks = group(page, 'Price').getByRole('button')
  const heights = async () =>
    (await Promise.all((await picks.all()).map((pick) => pick.boundingBox()))).map((box) => box?.height)
  const before = await heights()
  await picks.getByText('$40,000').click()
  await expect(picks.getByText('$40,000')).toHaveAttribute('aria-pressed', 'true')
  expect(await heights()).toEqual(before)
  await closeAll(context)
})

test('prices are bounded by thumbs, keys, fields and quick picks (SRCH-34, SRCH-35, PRICE-07, VAR-32)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  const low = page.getByRole('slider', { name: 'Lowest price' })
  const high = page.getByRole('slider', { name: 'Highest price' })
  await expect(low).toHaveAttribute('aria-valuetext', '$5,000')
  await expect(high).toHaveAttribute('aria-valuetext', '$250,000')
  await low.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]price=5500-$/)
  await high.press('End')
  await high.press('Home')
  await expect(high, 'the thumbs stay apart').toHaveAttribute('aria-valuetext', '$5,501')
  await expect(page).toHaveURL(/price=5500-5501$/)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })

  const box = await page.locator('.range').first().boundingBox()
  if (box === null) throw new Error('no slider')
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/price=-\d+$/)
  expect(Number(/-(\d+)$/.exec(page.url())?.[1]) % 500).toBe(0)

  const prices = group(page, 'Price')
  await prices.getByLabel(/^From/).fill('$10,000')
  await prices.getByLabel(/^From/).press('Enter')
  await expect(page).toHaveURL(/price=10000-\d+$/)
  await prices.getByRole('button', { name: '$30,000' }).click()
  await expect(page).toHaveURL(/price=-30000$/)
  await expect(prices.getByRole('button', { name: '$30,000' })).toHaveAttribute('aria-pressed', 'true')
  await expect(results(page).getByRole('link', { name: 'Remove Up to $30,000' })).toBeVisible()
  await prices.getByRole('button', { name: '$30,000' }).click()
  await expect(page).toHaveURL(at(ALL))

  const weekly = await unfold(page, 'Weekly price')
  await weekly.getByRole('button').first().click()
  await expect(page).toHaveURL(/weekly_price=-\d+$/)
  const years = await unfold(page, 'Year')
  await years.getByLabel(/^From/).fill('2020')
  await years.getByLabel(/^From/).blur()
  await expect(page).toHaveURL(/year=2020-/)
  await closeAll(context)
})

test('filters: types in their order, makes in two groups, further ones on demand (SRCH-04, 14, 18, 36)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  const types = group(page, 'Car type').getByRole('checkbox')
  await expect(types).toHaveCount(3)
  for (const [index, name] of ['new', 'demo', 'used'].entries())
    await expect(types.nth(index)).toHaveAttribute('value', name)
  await expect((await unfold(page, 'Location')).getByRole('checkbox').first(), 'SRCH-36').toBeVisible()
  const makes = page.getByRole('combobox', { name: 'Add a make' })
  expect(
    await makes
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((each) => (each as HTMLOptGroupElement).label)),
  ).toEqual(['Popular Makes', 'All Makes'])
  const all = await countOf(page)
  await makes.selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?make=/)
  await settled(page)
  expect(await countOf(page)).toBeLessThan(all)
  await expect(group(page, 'Model')).toBeVisible()

  await expect(group(page, 'Seats')).toHaveCount(0)
  await page.getByRole('link', { name: 'More filters' }).press('Enter')
  await expect(group(page, 'Seats')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fewer filters' })).toBeFocused()
  // Cars that come to stand elsewhere are no shift of the page's own.
  await page.reload({ waitUntil: 'networkidle' })
  await expectSoundPage(page, 'further filters')
  const seats = await unfold(page, 'Seats')
  await expect(seats.locator('summary'), 'choices come to whoever unfolds them').toBeFocused()
  await seats.getByRole('checkbox', { disabled: false }).first().check()
  await expect(page).toHaveURL(/seats=/)
  await page.getByRole('link', { name: 'Fewer filters' }).click()
  await expect(group(page, 'Drive')).toHaveCount(0)
  await expect(group(page, 'Seats'), 'what is chosen stays').toBeVisible()
  await closeAll(context)
})

test('vehicles near a postcode, nearest place first; an unknown one changes nothing else', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  const all = await countOf(page)
  const place = await unfold(page, 'Location')
  await place.getByLabel('Postcode').fill('2150')
  await place.getByLabel('Postcode').press('Enter')
  await expect(page).toHaveURL(/near=2150&within=50$/)
  await expect(results(page).getByText(/^Within 50 km of 2150, nearest first: /)).toBeVisible()
  await place.getByLabel('Within').selectOption('10 km')
  await expect(page).toHaveURL(/within=10$/)
  await place.getByLabel('Postcode').fill('9999')
  await place.getByLabel('Postcode').press('Enter')
  await expect(place.getByLabel('Postcode')).toHaveAccessibleDescription(
    'Invalid postcode. Please enter a 4-digit number.',
  )
  await settled(page)
  expect(await countOf(page)).toBe(all)
  await filters(page).getByRole('checkbox', { name: 'Only with photos' }).check()
  await expect(page).toHaveURL(/photos=1/)
  await closeAll(context)
})

test('on a phone the filters are a sheet with a live count, left by Esc (SRCH-04)', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  await expect(filters(page)).toBeHidden()
  const open = page.getByRole('button', { name: /^Filters/ })
  await open.press('Enter')
  await expect(filters(page)).toBeVisible()
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
  await expect(page.locator('.results'), 'keys cannot leave the sheet').toHaveJSProperty('inert', true)
  const show = filters(page).getByRole('button', { name: /^Show/ })
  const before = await show.textContent()
  await filters(page).getByRole('checkbox', { name: /^Used/ }).check()
  await expect(show).not.toHaveText(before ?? '')
  await expect(filters(page), 'the sheet stays open while choosing').toBeVisible()
  await expectSoundPage(page, 'sheet')
  await page.keyboard.press('Escape')
  await expect(filters(page)).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page.locator('.results')).toHaveJSProperty('inert', false)
  await open.click()
  await show.click()
  await expect(filters(page)).toBeHidden()
  await expect(results(page).getByRole('link', { name: 'Remove Used' })).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a slow server is waited for, a failing one leaves the cars, the last question wins (SRCH-16, SRCH-17)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL), { waitUntil: 'networkidle' })
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/demo-cars\.data/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await filters(page).getByRole('checkbox', { name: /^Demo/ }).check()
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  expect(await cards(page).count()).toBeGreaterThan(0)
  await filters(page).getByRole('checkbox', { name: /^Demo/ }).uncheck()
  await filters(page).getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(at('/search/used-cars'))
  await settled(page)
  const used = await countOf(page)
  release()
  await page.waitForLoadState('networkidle')
  expect(await countOf(page), 'a late answer is dropped').toBe(used)

  const names = await cards(page).getByRole('heading').allTextContents()
  await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: '' }))
  await filters(page)
    .getByRole('checkbox', { name: /^Hatch/ })
    .check()
  await expect(page).toHaveURL(/body=Hatch/)
  await settled(page)
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await closeAll(context)
})

test('states without cars are sound; filters take a quarter of a wide page (SRCH-09, SRCH-10, SRCH-11, SRCH-12, ERR-03, VAR-27, SRCH-13, SRCH-31, SRCH-37)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?price=1-2`))
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByText(NOTHING_FOUND, { exact: true })).toBeVisible()
  await expectSoundPage(page, 'nothing found')
  await page.getByRole('link', { name: 'Clear Filters' }).last().click()
  await expect(page, 'SRCH-11').toHaveURL(at(ALL))
  await expect(cards(page).first()).toBeVisible()
  await page.goto(at('/special-offers?category=Nothing'))
  await page.getByRole('main').getByRole('link', { name: 'All offers' }).last().click()
  await expect(page, 'SRCH-12').toHaveURL(at('/special-offers'))
  await page.goto(at(`${ALL}?page=999`))
  await expectSoundPage(page, 'past the end')
  await page.goto(at(`${ALL}?sortBy=Car_production%20price%20desc`))
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-desc')
  expect(await page.getByRole('combobox', { name: 'Sort by' }).locator('option').allTextContents()).toEqual([
    'Most relevant',
    'Latest',
    'Highest price',
    'Lowest price',
  ])
  const [aside, section] = [await filters(page).boundingBox(), await results(page).boundingBox()]
  const share = (aside?.width ?? 0) / ((aside?.width ?? 0) + (section?.width ?? 1))
  expect(Math.abs(share - 0.25)).toBeLessThan(0.015)
  await closeAll(context)
})

test('every kind of slug finds its own, says its one address, and nothing else is a search (ROUTE-01 to ROUTE-11)', async ({
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
    if (chosen) await expect(filters(page).getByRole('checkbox', { name: chosen }).first()).toBeChecked()
  }
  await page.goto(at('/search/used-cars?page=1&sortBy=relevant&body=suv&unknown=1'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('/search/used-cars?body=SUV'))
  expect((await page.goto(at('/search/nobody-sells-this')))?.status()).toBe(404)
  await page.goto(at('/search/Used-Cars?body=suv'))
  await expect(page, 'slugs are lower case').toHaveURL(at('/search/used-cars?body=SUV'))
  for (const [bare, whole] of [
    ['/search', ALL],
    ['/used-car', '/search/used-cars'],
  ]) {
    await page.goto(at(`${bare}?body=SUV`))
    await expect(page, 'a path without a slug keeps what is asked for').toHaveURL(at(`${whole}?body=SUV`))
  }
  await page.goto(at(`${ALL}?query=`))
  await expect(page, 'an empty field of a form is left out').toHaveURL(at(ALL))
  await closeAll(context)
})

test('without JavaScript, fields, quick picks and further filters are a form and links', async ({
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
