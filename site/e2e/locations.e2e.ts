// Locations: nearest first, cards with their dialogs, the carousel of the front page, and a single location.
import { expect, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const quayside = siteOrigin('quayside')

test('LOC-24, ERR-26: the nearest location comes first without a script; a wrong postcode has a message', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${quayside}/locations`)
  const ask = async (postcode: string) => {
    await page.getByRole('textbox', { name: 'Your postcode' }).fill(postcode)
    await page.getByRole('button', { name: 'Show nearest' }).click()
  }
  await ask('2100')
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading')).toContainText('Quayside Brookvale')
  await expect(first).toContainText(/\d km|Under 1 km/)
  await ask('9999')
  await expect(page.getByText('Invalid postcode', { exact: true })).toBeVisible()
  await ask('abc')
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
  await closeAll(context)
})

test('LOC-22, LOC-30: holiday hours and “Email us” open in dialogs and close by key', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${quayside}/locations`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Holiday hours of Quayside Alexandria' }).click()
  await expect(dialog).toContainText('Christmas Day')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const brookvale = page.getByRole('article').filter({ hasText: 'Quayside Brookvale' })
  await brookvale.getByRole('link', { name: 'Email us' }).click()
  const chosen = dialog.getByRole('combobox', { name: 'Location' }).locator('option:checked')
  await expect(chosen).toHaveText('Quayside Brookvale')
  await page.keyboard.press('Escape')
  await expectSoundPage(page, 'locations')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('LOC-05, LOC-07, LOC-27: the front page has a carousel of complete cards with a hint to swipe', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(quayside)
  const section = page.getByRole('region', { name: 'Our Locations' })
  await expect(section.getByText('Swipe')).toBeVisible()
  const card = section.getByRole('article').first()
  await expect(card.getByRole('img', { name: /of 5 stars$/ })).toBeVisible()
  for (const name of [/^Get Directions/, /^View Location/, /^Holiday hours/, /^Email us/, /^02 /]) {
    await expect(card.getByRole('link', { name }).first()).toBeVisible()
  }
  await expect(card).toContainText('Dealer licence')
  await card.getByText('Opening hours', { exact: true }).click()
  await expect(card.getByRole('table')).toContainText('Sunday')
  await closeAll(context)
})

test('LOC-09: of more than five locations five are in view, and arrows lead to the others', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('wattlebrook'))
  const section = page.getByRole('region', { name: 'Our Locations' })
  const cards = section.getByRole('article')
  expect(await cards.count()).toBeGreaterThan(5)
  await cards.first().scrollIntoViewIfNeeded()
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.3 })
  await expect(cards.nth(5)).not.toBeInViewport()
  await section.getByRole('button', { name: 'Previous location' }).click()
  await expect(cards.last()).toBeInViewport({ ratio: 0.3 })
  await section.getByRole('button', { name: 'Next location' }).click()
  await expect(cards.first()).toBeInViewport({ ratio: 0.3 })
  await expectSoundPage(page, 'a carousel of locations')
  await closeAll(context)
})

test('LOC-04: several locations in a grid have a “View Details” button each', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/about-us`)
  const links = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /^View Details/ })
  await expect(links).toHaveCount(3)
  await expect(links.first()).toBeVisible()
  await closeAll(context)
})

test('LOC-11, LOC-14: a location has its departments side by side, people, reviews and its stock', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${quayside}/locations/alexandria`)
  for (const name of ['Sales', 'Service', 'Parts']) {
    const department = page.getByRole('region', { name, exact: true })
    await expect(department.getByRole('table')).toBeVisible()
    await expect(department.getByRole('link', { name: `Call ${name.toLowerCase()}` })).toBeVisible()
  }
  for (const name of ['Getting here', 'The people here', 'What people say', 'On the lot today']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Get Directions' }).first()).toHaveAttribute('href', /^https:/)
  await expect(page.getByRole('link', { name: 'View Our Stock' }).first()).toHaveAttribute(
    'href',
    '/search/alexandria',
  )
  await page.getByText(/^All \d+ days$/).press('Enter')
  await expect(page.getByText('Boxing Day').first()).toBeVisible()
  await expectSoundPage(page, 'location')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('LOC-11: on a phone a selector shows one department, without a script too', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${quayside}/locations/alexandria`)
  await expect(page.getByRole('region', { name: 'Service', exact: true })).toBeHidden()
  await page.getByRole('navigation', { name: 'Department' }).getByRole('link', { name: 'Service' }).click()
  await expect(page.getByRole('region', { name: 'Service', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).toBeHidden()
  await closeAll(context)
})

test('a locator on a page of its own lists the nearest to a postcode first, without JavaScript too', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin('wattlebrook')}/dealer-locator`)
  await page.getByRole('textbox', { name: 'Your postcode', exact: true }).fill('4740')
  await page.getByRole('button', { name: 'Show nearest' }).click()
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading')).toContainText('Mackay')
  await expect(first).toContainText('Nearest')
  await closeAll(context)
})
