// The menus of the header.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'

const menu = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) })

async function openMenu(page: Page, dealer: string, name: string) {
  await page.goto(`${siteOrigin(dealer)}/`)
  await menu(page, name).locator('summary').press('Enter')
  const links = menu(page, name).getByRole('link')
  await expect(links.first()).toBeVisible()
  return links
}

test('NAV-02: “Service & Parts” holds service, parts, roadside assist, warranty and charging', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const links = await openMenu(page, 'brisbane-mg', 'Service & Parts')
  expect(await links.allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Service/),
      'Vehicle Parts & Accessories',
      'Roadside Assist',
      'Warranty',
      'Charging Solutions',
    ]),
  )
  await closeAll(context)
})

test('NAV-04: the menu of brands has a mark for each brand', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const links = await openMenu(page, 'wattlebrook', 'Brands')
  const marks = menu(page, 'Brands').locator('.menu__models .pic')
  await expect(marks.first()).toBeVisible()
  expect(await marks.count()).toBeGreaterThan(4)
  expect(await links.count()).toBeGreaterThanOrEqual(await marks.count())
  await closeAll(context)
})

test('NAV-06, NAV-07: an open menu marks the header, and closes once a link is chosen', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const links = await openMenu(page, 'quayside', 'Vehicles')
  await expect(page.getByRole('banner')).toHaveClass(/is-open/)
  await links.first().click()
  await expect(menu(page, 'Vehicles')).not.toHaveAttribute('open')
  await expect(page.getByRole('banner')).not.toHaveClass(/is-open/)
  await closeAll(context)
})

test('NAV-08: menus open when the pointer is over them where the dealer says so, else on a press', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('wattlebrook')}/`)
  await menu(page, 'Stock').locator('summary').hover()
  await expect(menu(page, 'Stock').getByRole('link').first()).toBeVisible()
  await page.goto(`${siteOrigin('quayside')}/`)
  await menu(page, 'Stock').locator('summary').hover()
  await menu(page, 'More').locator('summary').hover()
  await expect(menu(page, 'Stock').getByRole('link').first()).toBeHidden()
  await menu(page, 'Stock').locator('summary').click()
  await expect(menu(page, 'Stock').getByRole('link').first()).toBeVisible()
  await closeAll(context)
})

test('NAV-12: the stock menu leads to used, demo and new cars', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const links = await openMenu(page, 'quayside', 'Stock')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    expect.arrayContaining(['/search/used-cars', '/search/demo-cars', '/search/new-cars']),
  )
  await closeAll(context)
})
