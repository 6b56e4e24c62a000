// Every kind of block on one page of each template, and the pages that are made of them.

import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { closeAll, expectSoundPage, longAfter, openWatched, ready, siteOrigin } from './site-process.ts'

const GALLERIES = ['quayside', 'kerbside', 'throttle-lane', 'brisbane-mg', 'wattlebrook', 'redgum']

const gallery = (dealer: string) => `${siteOrigin(dealer)}/block-gallery`
const part = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name }).or(page.locator('section', { has: page.getByRole('heading', { name }) }))

for (const [index, dealer] of GALLERIES.entries()) {
  test(
    `every kind of block of ${dealer} renders soundly, and search engines are asked to leave the page out`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page, errors } = await openWatched(browser, 360)
      await page.goto(gallery(dealer))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectSoundPage(page, `blocks-${dealer}`)
      expect(errors).toEqual([])
      await closeAll(context)
    },
  )
}

test('BLOCK-01, BLOCK-02: the slides of a hero loop by buttons and keys, and their pause is announced', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(gallery('quayside'))
  await ready(page)
  const hero = part(page, 'Welcome').first()
  // They do not move by themselves under the pointer.
  await hero.hover()
  // The first one's title is the page's heading, and stays for those who do not see.
  const slide = (name: string) => hero.locator('.hero__copy > *').filter({ hasText: name })
  const expectSlide = async (shown: string, hidden: string) => {
    await expect(slide(shown)).toHaveCSS('opacity', '1')
    await expect(slide(hidden)).toHaveCSS('opacity', '0')
  }
  await expectSlide('One slide after another', 'The second slide')
  await hero.getByRole('button', { name: 'Previous slide' }).click()
  await expectSlide('The second slide', 'One slide after another')
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide('One slide after another', 'The second slide')
  await hero.getByRole('radio').first().press('ArrowLeft')
  await expectSlide('The second slide', 'One slide after another')
  await expect(hero.getByRole('button', { name: /^(Play|Pause) slides$/ })).toBeVisible()
  await closeAll(context)
})

test('BLOCK-02: the hero of each front page is 85 % of a window of 1280 × 720, with the finder on it', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const dealer of GALLERIES) {
    await page.goto(siteOrigin(dealer))
    const hero = part(page, 'Welcome').first()
    await expect.poll(async () => (await hero.boundingBox())?.height, dealer).toBeCloseTo(0.85 * 720, 0)
    await expect(hero.getByRole('search').getByRole('button', { name: /^Show / }), dealer).toBeInViewport({
      ratio: 1,
    })
  }
  await closeAll(context)
})

test('BLOCK-05: tabs show one column, the first by default, without JavaScript too', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(gallery('quayside'))
  const block = part(page, 'Columns in tabs').first()
  await expect(block.getByRole('article')).toHaveCount(1)
  await expect(block.getByRole('article').getByRole('heading')).toHaveText('On the road')
  await block.getByText('At home', { exact: true }).first().click()
  await expect(block.getByRole('article').getByRole('heading')).toHaveText('At home')
  await context.close()
})

test('BLOCK-04, BLOCK-08, BLOCK-09: the MG front page has model cards, its range and six pictured tiles', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('brisbane-mg'))
  await expect(part(page, 'Explore Our Range').first().getByRole('link')).toHaveCount(5)
  await expect(part(page, 'New models').first().getByRole('listitem').first()).toBeVisible()
  const tiles = part(page, 'What would you like to do?').first().getByRole('link')
  await expect(tiles).toHaveCount(6)
  for (const name of [
    /^Book a service/,
    /^Search stock/,
    /^Book a test drive/,
    /^Latest offers/,
    /^Contact us/,
    /^Warranty/,
  ]) {
    await expect(tiles.filter({ hasText: new RegExp(name.source.slice(1)) })).toHaveCount(1)
  }
  expect(errors).toEqual([])
  await closeAll(context)
})

test('BLOCK-06, BLOCK-13, BLOCK-14: a picture with words, accepted payments, and questions that open', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(gallery('quayside'))
  const banner = part(page, 'A picture with words on it').first()
  await expect(banner.getByRole('img')).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Book a test drive' })).toBeVisible()
  await expect(part(page, 'Accepted payments').first().getByRole('listitem')).toHaveText([
    ...['Visa', 'Mastercard', 'American Express', 'eftpos', 'PayID', 'Bank transfer'],
  ])
  const question = page.getByText('May I drive it first?')
  await question.click()
  await expect(page.getByText('Yes, whenever we are open.')).toBeVisible()
  await closeAll(context)
})

test('BLOCK-07: words that run across the page are repeated 20 times, read once, and lead to the offers', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(gallery('quayside'))
  const words = 'Stocktake sale: demonstrators marked down'
  const banner = page.getByRole('main').getByRole('link', { name: words, exact: true })
  await expect(banner.getByText(words)).toHaveCount(20)
  await banner.click()
  await expect(page).toHaveURL(/\/special-offers$/)
  await closeAll(context)
})

test('BLOCK-10, BLOCK-16, VAR-35: service, certified used and warranty at the MG dealer', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('brisbane-mg')}/service`)
  await expect(page.getByRole('heading', { name: 'Precise price servicing' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Genuine parts' }).first()).toBeVisible()
  await page.goto(`${siteOrigin('brisbane-mg')}/warranty`)
  await expect(page.getByText('7 year warranty')).toBeVisible()
  for (const point of [
    'Additional 1-year backed warranty',
    '90 point inspection',
    '12 months roadside assist',
  ])
    await expect(page.getByText(point)).toBeVisible()
  await closeAll(context)
})

test('BLOCK-11, BLOCK-12: the recall page has an active campaign, its figures and questions', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('brisbane-mg')}/recall`)
  await expect(page.getByText('Active recall campaign')).toBeVisible()
  await expect(page.getByText('5,168')).toBeVisible()
  await expect(page.getByText('2021–2022')).toBeVisible()
  await page.getByText('Is my car among them?').click()
  await expect(page.getByText('Cars built from March 2021 to')).toBeVisible()
  await expectSoundPage(page, 'recall')
  await closeAll(context)
})

test('GRP-01: the group’s page of brands has grids of cars, motorcycles, trucks and group brands', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('wattlebrook'))
  const brands = part(page, 'Our brands').first()
  for (const kind of ['Cars', 'Motorcycles', 'Trucks', 'Group brands'])
    await expect(brands.getByRole('heading', { name: kind, exact: true })).toBeVisible()
  await expect(brands.getByRole('link', { name: /^TWG Rental/ })).toHaveAttribute('href', '/twg-rental')
  await closeAll(context)
})

test('ROUTE-35: content pages are there at the dealers that write them', async () => {
  for (const path of [
    'warranty',
    'diamond-advantage',
    'buying',
    'blog/vehicle-reviews',
    'roadside-assist',
    'fleet',
  ]) {
    const { status } = await fetchPage('brisbane-mg', `/${path}`)
    expect(status, path).toBe(200)
  }
})

test('a recall is checked by the VIN in the browser, which sends nothing of it', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('brisbane-mg')}/recall`)
  await ready(page)
  const check = part(page, 'Is your MG part of a recall?').first()
  const vin = check.getByLabel('Last 8 of the VIN')
  const press = () => check.getByRole('button', { name: 'Check my MG' }).click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await vin.fill('N01234')
  await press()
  await expect(check).toContainText('That’s 6. It takes the last eight characters.')
  await expect(vin).toBeFocused()
  await vin.fill('N012345O')
  await press()
  await expect(check).toContainText('A VIN has no I, O or Q')
  await vin.fill('n0 123456')
  await press()
  await expect(check.getByRole('status')).toContainText('Yes, yours is affected')
  await expect(check.getByRole('link', { name: 'Book the repair' })).toHaveAttribute('href', '/service')
  await vin.fill('LSJW74U9XN0987654')
  await press()
  await expect(check.getByRole('status')).toContainText('No, yours isn’t affected')
  await expectSoundPage(page, 'a recall check')
  expect(sent.join(' ')).not.toMatch(/0123456|0987654/i)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('without JavaScript the forms of blocks are answered by their address, which nothing stores', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin('brisbane-mg')}/recall`)
  await page.getByLabel('Last 8 of the VIN').fill('N0123456')
  const answered = page.waitForResponse((response) => response.url().includes('vin='))
  await page.getByRole('button', { name: 'Check my MG' }).click()
  expect((await answered).headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('status').filter({ hasText: 'Yes, yours is affected' })).toBeVisible()

  await page.goto(`${siteOrigin('redgum')}/trays-and-bodies`)
  await page.getByRole('radio', { name: /Isuzu NLR/ }).check()
  await page.getByRole('button', { name: 'Work it out' }).click()
  const picker = part(page, 'Pick a chassis. Pick a body.').first()
  await expect(picker).toContainText('Isuzu NLR 45-150, Alloy tray')
  await expect(picker).toContainText('$76,230')
  await expect(picker).toContainText('2,025 kg')

  await page.goto(`${siteOrigin('redgum')}/truck-finance`)
  await page.getByRole('radio', { name: '20%' }).check()
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('radio', { name: '20%' })).toBeChecked()

  await page.goto(`${siteOrigin('wattlebrook')}/neotek`)
  await page.getByLabel('Supply').fill('100')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’d need more supply.' })).toBeVisible()
  await closeAll(context)
})
