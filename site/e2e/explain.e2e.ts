// Explain in a preview: staff see the reasons of cards and tiles; a shopper's page has nothing of it.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { openPreview } from './open-preview.ts'
import { closeAll, expectSoundPage, openWatched, ready, shoot, siteOrigin } from './site-process.ts'

const DEALER = 'quayside'
const SEARCH = '/search/new-used-and-demo-cars'
const LATER = 'Sat 1 Mar 2031, 10:00 am'

const explain = (page: Page) => page.getByRole('button', { name: 'Why it shows' })
const why = (part: Locator) => part.getByRole('button', { name: /^Why\?/ })
const term = (part: Locator, name: RegExp) => part.getByRole('term').filter({ hasText: name }).first()
const firstCard = (page: Page) => page.getByRole('article').first()
const time = (page: Page) => page.getByLabel('See the site on')
const backToNow = (page: Page) => page.getByRole('button', { name: 'Back to now' })

/** A preview of the results with Explain switched on. */
async function openExplained(browser: Browser) {
  const opened = await openWatched(browser, 1280)
  await openPreview(opened.page, DEALER, 'editor-quayside', SEARCH)
  await explain(opened.page).click()
  await expect(explain(opened.page)).toHaveAttribute('aria-pressed', 'true')
  return opened
}

/** Previews another time; the page is loaded for it. */
async function previewAt(page: Page, wallClock: string): Promise<void> {
  await time(page).fill(wallClock)
  await time(page).press('Enter')
  await expect(backToNow(page)).toBeVisible()
  await ready(page)
}

test('Explain, switched on by keyboard, lists the reasons of a card’s parts', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, DEALER, 'editor-quayside', SEARCH)
  await explain(page).focus()
  await page.keyboard.press('Enter')
  await expect(explain(page)).toHaveAttribute('aria-pressed', 'true')
  const card = firstCard(page)
  await why(card).focus()
  await page.keyboard.press('Enter')
  await expect(why(card)).toHaveAttribute('aria-expanded', 'true')
  for (const part of [
    /^Listed/,
    /^Tag/,
    /^Price/,
    /^Weekly repayment/,
    /^View Details/,
    /^Heart and Compare/,
  ])
    await expect(term(card, part)).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: 'The car is for sale.' })).toBeVisible()
  // Explanations are inserted when their answer arrives; on a slow machine that is no longer counted as input.
  await page.evaluate(() => Object.assign(window, { shift: 0 }))
  await shoot(page, 'explain')
  await expectSoundPage(page, 'explain')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('the price that Explain names is the price on the card', async ({ browser }) => {
  const { context, page } = await openExplained(browser)
  const card = firstCard(page)
  await why(card).click()
  const explained = /“(.+)”/.exec((await term(card, /^Price/).textContent()) ?? '')?.[1]
  expect(await card.locator('.price').textContent()).toContain(explained ?? 'no price explained')
  await closeAll(context)
})

test('every card of the results can be explained', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openExplained(browser)
  const cards = page.getByRole('article')
  await expect(why(firstCard(page))).toBeVisible()
  await expect(why(page.getByRole('article'))).toHaveCount(await cards.count())
  await closeAll(context)
})

test('Explain lists the promo tiles that are shown', async ({ browser }) => {
  const { context, page } = await openExplained(browser)
  const tiles = page.getByRole('region', { name: 'Promo tiles' })
  await tiles.getByRole('button').click()
  await expect(term(tiles, /: shown$/)).toBeVisible()
  await closeAll(context)
})

test('a preview of a later time explains the cards of that time', async ({ browser }) => {
  const { context, page, errors } = await openExplained(browser)
  await previewAt(page, LATER)
  expect(new URL(page.url()).search, 'the time is the preview’s, not the address’s').toBe('')
  await explain(page).click()
  await why(firstCard(page)).click()
  await expect(
    firstCard(page)
      .getByText(/March 2031|28 February 2031/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('article').getByText('New Arrival', { exact: true })).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('the time of a preview remains on a link to a vehicle, until “Back to now”', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openExplained(browser)
  await previewAt(page, LATER)
  await firstCard(page).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/./)
  await expect(time(page)).toHaveValue(LATER)
  await ready(page)
  await backToNow(page).click()
  await expect(backToNow(page)).toHaveCount(0)
  await closeAll(context)
})

test('Explain lists the reasons of a vehicle page’s parts', { tag: '@long' }, async ({ browser }) => {
  const { context, page, errors } = await openExplained(browser)
  await firstCard(page).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/./)
  await ready(page)
  await explain(page).click()
  const vehicle = page.getByRole('region', { name: 'This vehicle' })
  await vehicle.getByRole('button').click()
  for (const part of [/^Tag/, /^Price/, /^Weekly repayment/, /^Finance calculator/, /^Gallery/])
    await expect(term(vehicle, part)).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('“End preview” leads to the page that shoppers see', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openExplained(browser)
  await page.getByRole('link', { name: 'End preview' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await closeAll(context)
})

test('a shopper’s page, scripts and style sheets contain nothing of Explain', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const sources = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) sources.set(pathname, response.text())
  })
  await page.goto(siteOrigin(DEALER) + SEARCH)
  await expect(explain(page)).toHaveCount(0)
  expect(sources.size).toBeGreaterThan(1)
  expect([...sources.keys()].filter((path) => /preview|explain/i.test(path))).toEqual([])
  const text = [...(await Promise.all(sources.values())), await page.content()].join('\n')
  expect(text).not.toMatch(/Why\?|explain--tiles|Stock import report/)
  await closeAll(context)
})

test('the address of explanations answers a shopper with 404', async () => {
  const answer = await fetchPage(DEALER, `/preview/explain?cars=x&page=${SEARCH}`)
  expect(answer.status).toBe(404)
})
