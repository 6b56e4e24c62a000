// Every link a visitor can follow from a dealer's home page leads to a page.
import { expect, type Locator, test } from '@playwright/test'
import { crawl } from './crawl.ts'
import { dealers, longAfter, siteOrigin } from './site-process.ts'

for (const [index, slug] of dealers.entries()) {
  test(`${slug}: every link answers`, longAfter(1, index), async () => {
    test.setTimeout(120_000)
    const answered = await crawl(slug, { perKind: process.env.FORECOURT_FULL ? 40 : 3 })
    expect(answered.length, 'pages reached from the home page').toBeGreaterThan(20)
    const dead = answered.filter(({ status }) => status >= 400)
    expect(dead.map(({ path, from, status }) => `${status} ${path} (from ${from})`)).toEqual([])
  })
}

const texts = (links: Locator) =>
  links.evaluateAll((found) => found.map(({ textContent }) => textContent?.trim()))

test('NAV-01: the header of a dealer of one make has its six entries, and the menus of models and stock', async ({
  page,
}) => {
  await page.goto(siteOrigin('brisbane-mg'))
  const menu = page.getByRole('navigation', { name: 'Main' })
  expect(await texts(menu.locator(':scope > a, :scope > details > summary'))).toEqual([
    ...['Vehicles', 'Offers', 'Stock', 'Service & Parts', 'Finance Enquiry', 'More'],
  ])
  await menu.getByText('Vehicles', { exact: true }).click()
  await expect(menu.getByRole('link', { name: /IM6/ })).toBeVisible()
  await menu.getByText('Stock', { exact: true }).click()
  await expect(menu.getByRole('link', { name: /Used/ }).first()).toBeVisible()
})

test('NAV-09: the footer has models, buyer’s tools, the workshop and a group of the dealer’s name', async ({
  page,
}) => {
  await page.goto(siteOrigin('brisbane-mg'))
  const group = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('list')
      .filter({ has: page.locator(`xpath=preceding-sibling::h2[normalize-space()="${name}"]`) })
      .getByRole('link')
  const buyer = ['New Vehicles', 'Used Cars', 'Demo Cars', 'New Cars', 'Trade In', 'Offers']
  const dealer = ['About', 'Contact', 'Trade In', 'Test Drive', 'Careers', 'Fleet']
  expect(await texts(group('Models'))).toContain('IM6')
  expect(await texts(group('Buyer Tools'))).toEqual(expect.arrayContaining(buyer))
  expect((await texts(group('Service & Parts'))).length).toBeGreaterThan(3)
  expect(await texts(group('Brisbane MG'))).toEqual(expect.arrayContaining(dealer))
})
