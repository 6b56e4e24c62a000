// The filters of a results page: types, makes, prices, further filters, postcode, and the sheet of a phone.
import { expect, test } from '@playwright/test'
import { ALL, at, cards, filter, filters, group, readCount, results, settled, unfold } from './search-page.ts'
import { closeAll, expectSoundPage, openWatched } from './site-process.ts'

test('SRCH-18: car types are offered in the order new, demo, used', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const types = group(page, 'Car type').getByRole('checkbox')
  await expect(types).toHaveCount(3)
  for (const [index, name] of ['new', 'demo', 'used'].entries())
    await expect(types.nth(index)).toHaveAttribute('value', name)
  await closeAll(context)
})

test('SRCH-36: a dealer with several locations has a location filter', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  await expect((await unfold(page, 'Location')).getByRole('checkbox').first()).toBeVisible()
  await closeAll(context)
})

test('SRCH-14: makes are in two groups; a chosen make narrows the results and offers models', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const makes = page.getByRole('combobox', { name: 'Add a make' })
  expect(
    await makes
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((each) => (each as HTMLOptGroupElement).label)),
  ).toEqual(['Popular Makes', 'All Makes'])
  const all = await readCount(page)
  await makes.selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?make=/)
  await settled(page)
  expect(await readCount(page)).toBeLessThan(all)
  await expect(group(page, 'Model')).toBeVisible()
  await closeAll(context)
})

test('SRCH-04: further filters open by key, take the focus and stay while one of them is chosen', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  await expect(group(page, 'Seats')).toHaveCount(0)
  await page.getByRole('link', { name: 'More filters' }).press('Enter')
  await expect(group(page, 'Seats')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fewer filters' })).toBeFocused()
  const seats = await unfold(page, 'Seats')
  await expect(seats.locator('summary')).toBeFocused()
  await seats.getByRole('checkbox', { disabled: false }).first().check()
  await expect(page).toHaveURL(/seats=/)
  await page.getByRole('link', { name: 'Fewer filters' }).click()
  await expect(group(page, 'Drive')).toHaveCount(0)
  await expect(group(page, 'Seats'), 'a chosen filter stays').toBeVisible()
  await closeAll(context)
})

test('a page with all filters is sound', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(`${ALL}?more=1`))
  await expect(group(page, 'Seats')).toBeVisible()
  await expectSoundPage(page, 'further filters')
  await closeAll(context)
})

test('SRCH-34, SRCH-35: the price slider moves by keys, and its thumbs stay apart', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
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
  await closeAll(context)
})

test('SRCH-34: the price slider is dragged in steps of $500', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  await expect(page.getByRole('slider', { name: 'Highest price' })).toBeVisible()
  await page.locator('.range').first().scrollIntoViewIfNeeded()
  const box = await page.locator('.range').first().boundingBox()
  if (box === null) throw new Error('no slider')
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/price=-\d+$/)
  expect(Number(/-(\d+)$/.exec(page.url())?.[1]) % 500).toBe(0)
  await closeAll(context)
})

test('PRICE-07, VAR-32: a quick pick sets the highest price, and a second press removes it', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const prices = group(page, 'Price')
  const pick = prices.getByRole('button', { name: '$30,000' })
  await pick.click()
  await expect(page).toHaveURL(/price=-30000$/)
  await expect(pick).toHaveAttribute('aria-pressed', 'true')
  await expect(results(page).getByRole('link', { name: 'Remove Up to $30,000' })).toBeVisible()
  await pick.click()
  await expect(page).toHaveURL(at(ALL))
  await closeAll(context)
})

test('a quick pick keeps its height when it is pressed', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/search/ute'))
  const picks = group(page, 'Price').getByRole('button')
  const heights = async () =>
    (await Promise.all((await picks.all()).map((pick) => pick.boundingBox()))).map((box) => box?.height)
  const before = await heights()
  await picks.getByText('$40,000').click()
  await expect(picks.getByText('$40,000')).toHaveAttribute('aria-pressed', 'true')
  expect(await heights()).toEqual(before)
  await closeAll(context)
})

test('a quick pick of weekly prices sets the highest', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const weekly = await unfold(page, 'Weekly price')
  await weekly.getByRole('button').first().click()
  await expect(page).toHaveURL(/weekly_price=-\d+$/)
  await closeAll(context)
})

test('a price typed with $ and comma applies on Enter', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const from = group(page, 'Price').getByLabel(/^From/)
  await from.fill('$10,000')
  await from.press('Enter')
  await expect(page).toHaveURL(/price=10000-$/)
  await closeAll(context)
})

test('a year typed as the lowest applies when the field loses the focus', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const years = await unfold(page, 'Year')
  await years.getByLabel(/^From/).fill('2020')
  await years.getByLabel(/^From/).blur()
  await expect(page).toHaveURL(/year=2020-/)
  await closeAll(context)
})

test('a postcode limits the search by distance, nearest place first', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const place = await unfold(page, 'Location')
  await place.getByLabel('Postcode').fill('2150')
  await place.getByLabel('Postcode').press('Enter')
  await expect(page).toHaveURL(/near=2150&within=50$/)
  await expect(results(page).getByText(/^Within 50 km of 2150, nearest first: /)).toBeVisible()
  await place.getByLabel('Within').selectOption('10 km')
  await expect(page).toHaveURL(/within=10$/)
  await closeAll(context)
})

test('an unknown postcode shows an error at its field, and the other filters still apply', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const all = await readCount(page)
  const place = await unfold(page, 'Location')
  await place.getByLabel('Postcode').fill('9999')
  await place.getByLabel('Postcode').press('Enter')
  await expect(place.getByLabel('Postcode')).toHaveAccessibleDescription(
    'Invalid postcode. No place has 9999.',
  )
  await settled(page)
  expect(await readCount(page)).toBe(all)
  await filter(page, 'Only with photos').check()
  await expect(page).toHaveURL(/photos=1/)
  await closeAll(context)
})

test('SRCH-04: on a phone the filters are a sheet that holds the focus and counts live', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(at(ALL))
  await expect(filters(page)).toBeHidden()
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await expect(filters(page)).toBeVisible()
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
  await expect(page.locator('.results'), 'keys cannot leave the sheet').toHaveJSProperty('inert', true)
  const show = filters(page).getByRole('button', { name: /^Show/ })
  const before = await show.textContent()
  await filter(page, /^Used/).check()
  await expect(show).not.toHaveText(before ?? '')
  await expect(filters(page), 'the sheet stays open while choosing').toBeVisible()
  await expectSoundPage(page, 'sheet')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('SRCH-04: a sheet opened before the scripts came holds the focus once they are there', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at(ALL), { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await expect(filters(page)).toBeVisible()
  release()
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
  await expect(page.locator('.results')).toHaveJSProperty('inert', true)
  await page.close()
})

test('SRCH-04: Esc closes the sheet of filters and returns the focus to its button', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at(ALL))
  const open = page.getByRole('button', { name: /^Filters/ })
  await open.press('Enter')
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filters(page)).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page.locator('.results')).toHaveJSProperty('inert', false)
  await closeAll(context)
})

test('SRCH-04: the sheet’s Show button closes it over the filtered results', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at(ALL))
  await page.getByRole('button', { name: /^Filters/ }).click()
  await filter(page, /^Used/).check()
  await filters(page).getByRole('button', { name: /^Show/ }).click()
  await expect(filters(page)).toBeHidden()
  await expect(results(page).getByRole('link', { name: 'Remove Used' })).toBeVisible()
  await closeAll(context)
})

test('SRCH-31: on a wide page the filters take a quarter of the width', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const [left, right] = [await filters(page).boundingBox(), await results(page).boundingBox()]
  const share = (left?.width ?? 0) / ((left?.width ?? 0) + (right?.width ?? 1))
  expect(Math.abs(share - 0.25)).toBeLessThan(0.015)
  await closeAll(context)
})

test('SRCH-06: on a wide page several cards are in a row', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  const [first, second] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  await closeAll(context)
})
