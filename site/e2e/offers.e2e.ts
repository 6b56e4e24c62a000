// Special offers: the list, narrowed without a script, and a single offer with its cars and actions.
import { expect, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const offers = `${siteOrigin('quayside')}/special-offers`

test('OFFER-01, OFFER-09: cards have a picture or figure, an end and the actions of their kind', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(offers)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: /^Sealion 6/ }) })
  await expect(card.getByRole('img')).toHaveAttribute('width', '375')
  await expect(card).toContainText(/\$44,490\s*drive away/)
  await expect(card).toContainText(/Ends .+ days? left/)
  for (const name of [/^Enquire Now/, /^Book A Test Drive/])
    await expect(card.getByRole('link', { name })).toBeVisible()
  const service = page.getByRole('article').filter({ hasText: 'Service offer' }).first()
  await expect(service.getByRole('link', { name: /^Book a service/ })).toHaveAttribute('href', '/service')
  const trade = page.getByRole('article').filter({ hasText: 'Trade-in offer' }).first()
  await expect(trade.getByRole('link', { name: /^Value my vehicle/ })).toBeVisible()
  await expectSoundPage(page, 'offers')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('OFFER-04: a long description is cut at a word and unfolds, with the keyboard and without a script', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin('redgum')}/special-offers`)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: /shake-down/ }) })
  const text = card.locator('details').first()
  await expect(text.locator('summary')).toContainText(/\w\.\.\. View more/)
  await text.locator('summary').press('Enter')
  await expect(text).toContainText('before you leave on the big trip')
  await expect(text.locator('summary')).toContainText('View less')
  await closeAll(context)
})

test('a brand narrows the offers without a script, and their number is announced', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(offers)
  const brands = page.getByRole('navigation', { name: 'Brand' })
  await brands.getByRole('link', { name: /^BYD 1/ }).click()
  await expect(page).toHaveURL(/make=byd/)
  await expect(page.getByRole('status')).toHaveText('1 offer')
  await expect(brands.getByRole('link', { name: /^BYD/ })).toHaveAttribute('aria-current', 'true')
  await closeAll(context)
})

test('a single offer: whole text, cars under it, all small print, and an enquiry that names it', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('quayside')}/offers/gwm/runout-dual-cabs`)
  await expect(page.getByRole('main')).toContainText('Ask which are on the ground today.')
  await expect(page.getByRole('heading', { name: 'In stock under this offer' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'GWM' }).first()).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Fleet, rental and government buyers' }),
  ).toBeVisible()
  const bar = page.getByRole('region', { name: 'Get this offer' })
  await expect(bar).toContainText('$41,490')
  await expectSoundPage(page, 'offer')
  await bar.getByRole('link', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue(/Run-out dual cabs/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})
