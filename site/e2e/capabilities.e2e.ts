// Every service of a site is linked from its pages, and each link answers.
import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'

const DEALER = 'quayside'
const main = (page: Page) => page.getByRole('main')
const side = (page: Page) => page.getByRole('complementary', { name: 'Price and actions' })

/** A vehicle's page offers what can be done about it. */
async function expectWaysOfVehicle(page: Page): Promise<void> {
  const expectAnswers = async (name: string) => {
    const href = (await side(page).getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
    expect((await fetchPage(DEALER, href.replace(/#.*/, ''))).status, `${name} leads to ${href}`).toBe(200)
  }
  for (const name of ['Enquire Now', 'Reserve Now']) await expectAnswers(name)
  for (const name of ['Trade-in', 'Get Finance', 'Book A Test Drive', 'Request Photos'])
    await expectAnswers(name)
  await side(page).getByRole('button', { name: 'Share' }).click()
  for (const name of ['Print', 'PDF']) await expectAnswers(name)
  await page.keyboard.press('Escape')
  for (const name of ['Save', 'Compare', 'Share'])
    await expect(side(page).getByRole('button', { name })).toBeVisible()
  await expect(main(page).getByLabel('Postcode')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible()
  const number = side(page).locator('summary')
  await expect(number).toHaveText(/\d\d \d\d\*\* \*{4} Show number/)
  await number.click()
  await expect(side(page).getByRole('link', { name: /\d\d \d{4} \d{4}/ })).toHaveAttribute(
    'href',
    /^tel:\d+$/,
  )
}

test('TEN-25: every service of a site is within reach of a signed-out shopper', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin(DEALER)}/search/new-used-and-demo-cars`)
  const card = main(page).getByRole('article').first()
  await expect(card.getByRole('button', { name: /^Save/ })).toBeVisible()
  await expect(card.getByRole('checkbox', { name: /^Compare/ })).toBeVisible()
  await card.getByRole('link', { name: /^View Details/ }).click()
  await expectWaysOfVehicle(page)

  await page.goto(`${siteOrigin(DEALER)}/search/used-cars?status=sold`)
  await expect(
    main(page)
      .getByRole('link', { name: /^Find Me Something Similar/ })
      .first(),
  ).toBeVisible()
  const pages: [path: string, pattern: RegExp][] = [
    ['/service', /Book Your Service/],
    ['/trade-in', /Value my vehicle/],
    ['/finance', /Start Finance Journey/],
    ['/personalised/finance', /Apply to lender|Next/],
    ['/locations', /Open|Closed/],
    ['/special-offers', /Offers/],
    ['/models', /Body type/],
    ['/models/compare', /Differences only/],
  ]
  for (const [path, pattern] of pages) expect((await fetchPage(DEALER, path)).html, path).toMatch(pattern)
  const watchlist = await fetchPage(DEALER, '/watchlist')
  expect(watchlist.location, 'only this one asks for sign-in').toMatch(/^\/sign-in\?type=watchlist/)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('TEN-26, VDP-33: reports are the dealer’s own; register checks are for used cars only', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const reportsOf = async (slug: string, search: string) => {
    await page.goto(`${siteOrigin(slug)}/search/${search}`)
    await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
    return main(page).getByRole('list', { name: 'Reports' }).getByRole('link')
  }
  const ofNew = await reportsOf('quayside', 'new-cars')
  await expect(ofNew, 'a new one has neither history nor securities').toHaveCount(0)
  await expect(await reportsOf('redgum', 'used-cars')).toHaveText(['PPSR Report'])
  const all = await reportsOf('kerbside', 'used-cars')
  await expect(all).toHaveText(['Car History Report', 'Car Analysis', 'PPSR Report'])
  const [report] = await Promise.all([context.waitForEvent('page'), all.first().click()])
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Vehicle history report')
  await closeAll(context)
})

test('TEN-20: the preselected state is Queensland, or the dealer’s own', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  for (const [slug, path, state] of [
    ['brisbane-mg', '/trade-in', 'QLD'],
    ['kerbside', '/sell-your-car', 'WA'],
  ] as const) {
    await page.goto(siteOrigin(slug) + path)
    await expect(page.getByLabel('State')).toHaveValue(state)
  }
  await closeAll(context)
})

test('ROUTE-38: the fragments that pages link to exist', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin(DEALER)}/search/used-cars?sortBy=price-desc`)
  await main(page).getByRole('article').first().getByRole('link').first().click()
  for (const [name, id] of [
    [/^Quayside /, 'vehicle-map'],
    ['Adjust', 'finance-calculator'],
  ] as const) {
    await side(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
  await page.goto(`${page.url().replace(/#.*/, '')}#financeDisclaimer`)
  await expect(page.locator('#financeDisclaimer')).toBeInViewport()
  await expect(page.locator('#financeDisclaimer')).toContainText('comparison rate')
  await page.goto(`${siteOrigin(DEALER)}/sell-my-car`)
  await expect(page.locator('#financeDisclaimer'), 'no repayment is stated here').toBeHidden()
  await closeAll(context)
})

test('ERR-03, ERR-15, OPEN-50: a vehicle without similar ones has the text of an empty search', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  // The dearest car of a dealer seldom has comparable ones.
  await page.goto(`${siteOrigin(DEALER)}/search/used-cars?sortBy=price-desc`)
  await main(page).getByRole('article').first().getByRole('link').first().click()
  const similar = page.getByRole('region', { name: /^Similar/ })
  await expect(similar.getByRole('heading', { level: 3 })).toHaveText('No Results Available')
  await expect(
    similar.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
      { exact: true },
    ),
  ).toBeVisible()
  await similar.getByRole('link', { name: 'All stock' }).click()
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars$/)
  await closeAll(context)
})
