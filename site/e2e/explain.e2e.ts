// Staff in a preview ask why cards and tiles are as they are; a shopper's page carries nothing of it.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { openPreview } from './open-preview.ts'
import { expectSoundPage, openWatched, ready, shoot, siteOrigin } from './site-process.ts'

const dealer = 'quayside'
const person = 'editor-quayside'
const search = '/search/new-used-and-demo-cars'

test('in a preview every card says why, by keyboard, and another time has other reasons', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, dealer, person, search)
  const explain = page.getByRole('button', { name: 'Explain' })
  await explain.focus()
  await page.keyboard.press('Enter')
  await expect(explain).toHaveAttribute('aria-pressed', 'true')

  const card = page.getByRole('article').first()
  const why = card.getByRole('button', { name: /^Why\?/ })
  await why.focus()
  await page.keyboard.press('Enter')
  await expect(why).toHaveAttribute('aria-expanded', 'true')
  for (const part of [
    /^Listed/,
    /^Tag/,
    /^Price/,
    /^Weekly repayment/,
    /^View Details/,
    /^Heart and Compare/,
  ])
    await expect(card.getByRole('term').filter({ hasText: part }).first()).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: 'The car is for sale.' })).toBeVisible()
  const price = (await card.locator('.price').textContent()) ?? ''
  const told =
    (await card
      .getByRole('term')
      .filter({ hasText: /^Price/ })
      .first()
      .textContent()) ?? ''
  expect(price, 'the price that is explained stands on the card').toContain(
    /“(.+)”/.exec(told)?.[1] ?? 'no price told',
  )
  const cards = await page.getByRole('article').count()
  await expect(page.getByRole('article').getByRole('button', { name: /^Why\?/ })).toHaveCount(cards)

  const tiles = page.getByRole('region', { name: 'Promo tiles' })
  await tiles.getByRole('button').click()
  await expect(
    tiles
      .getByRole('term')
      .filter({ hasText: /: shown$/ })
      .first(),
  ).toBeVisible()
  await shoot(page, 'explain')
  await expectSoundPage(page, 'explain')

  const field = page.getByLabel('As it is at')
  await field.fill('2031-03-01T10:00')
  await field.press('Enter')
  const back = page.getByRole('button', { name: 'Back to now' })
  await expect(back).toBeVisible()
  expect(new URL(page.url()).search, 'the time is the preview’s, not the address’s').toBe('')
  await ready(page)
  await page.getByRole('button', { name: 'Explain' }).click()
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Why\?/ })
    .click()
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/March 2031|28 February 2031/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('article').getByText('New Arrival', { exact: true })).toHaveCount(0)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/./)
  await expect(field, 'the time goes along with a link').toHaveValue('2031-03-01T10:00')
  await ready(page)
  await page.getByRole('button', { name: 'Explain' }).click()
  const vehicle = page.getByRole('region', { name: 'This vehicle' })
  await vehicle.getByRole('button').click()
  for (const part of ['Tag', 'Price', 'Weekly repayment', 'Finance calculator', 'Gallery'])
    await expect(
      vehicle
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${part}`) })
        .first(),
    ).toBeVisible()
  await back.click()
  await expect(back).toHaveCount(0)
  expect(errors).toEqual([])

  await page.getByRole('link', { name: 'End preview' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await context.close()
})

test('a shopper’s page, scripts and style sheets carry nothing of it', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const loaded: string[] = []
  page.on('response', (answer) => loaded.push(new URL(answer.url()).pathname))
  const sources: Promise<string>[] = []
  page.on('response', (answer) => {
    if (/\.(js|css)$/.test(new URL(answer.url()).pathname)) sources.push(answer.text())
  })
  await page.goto(siteOrigin(dealer) + search)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Explain' })).toHaveCount(0)
  expect(loaded.filter((path) => /preview|explain/i.test(path))).toEqual([])
  const text = (await Promise.all(sources)).join('\n') + (await page.content())
  expect(text).not.toMatch(/Why\?|explain--tiles|Stock import report/)
  const asked = await fetchPage(dealer, `/preview/explain?cars=x&page=${search}`)
  expect(asked.status).toBe(404)
  await context.close()
})
