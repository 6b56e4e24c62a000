// What a browser keeps of cars: saved ones and viewed ones, without signing in, and what is reported of it.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'
import { openCar } from './stock-command.ts'

const FOR_SALE = 'car_type = used AND status = in_stock AND reserved = false'

const storedOf = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

/** Saves or takes out the first car of a results page. */
const heart = (page: Page) =>
  page
    .getByRole('region', { name: 'Results' })
    .getByRole('button', { name: /^(Save|Saved|Remove) / })
    .first()

async function openResults(page: Page, dealer: string): Promise<void> {
  await page.goto(`${siteOrigin(dealer)}/search/used-cars`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
}

test('SAVE-02, SAVE-03: a heart saves a car without signing in, and takes it out again', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openResults(page, 'kerbside')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => storedOf(page, 'kerbside.favourites')).toEqual([])
  await closeAll(context)
})

test('SAVE-04, DATA-18: of a saved car id, name, slug, make, model and picture are kept', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await openResults(page, 'kerbside')
  await heart(page).click()
  const text = expect.stringMatching(/./)
  await expect
    .poll(() => storedOf(page, 'kerbside.favourites'))
    .toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^kerbside/),
        name: text,
        slug: text,
        make: text,
        model: text,
        primary_image_url: text,
      }),
    ])
  await closeAll(context)
})

test('VDP-49, DATA-19: of a viewed car id, stock number, make, model and both bodies are kept', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, FOR_SALE)
  const text = expect.stringMatching(/./)
  await expect
    .poll(() => storedOf(page, 'quayside.viewed_cars'))
    .toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^quayside/),
        stocknum: text,
        make: text,
        model: text,
        body: text,
        simple_body: text,
      }),
    ])
  await closeAll(context)
})

test('ANA-10: without an answer to its reports the page works, and only warns', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.route('**/api/events', (route) => route.abort())
  await openResults(page, 'kerbside')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Saved' }).first().click()
  await expect(page.getByRole('region', { name: 'What you saved' }).getByRole('article')).toHaveCount(1)
  expect(errors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  await closeAll(context)
})

test('SAVE-17: a card saves and compares, and the header leads to saved cars and to the signed-in list', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/search/used-cars`)
  const card = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  await expect(card.getByRole('button', { name: /^Save / })).toBeVisible()
  await expect(card.getByRole('checkbox', { name: /^Compare / })).toBeAttached()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/saved')
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/my-garage')
  await closeAll(context)
})
