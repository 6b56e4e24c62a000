// A vehicle's page while it is scrolled: the condensed header and the bar at the foot; and Share and More.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, follow, openWatched, shoot, siteOrigin } from './site-process.ts'

async function openCar(page: Page, dealer: string): Promise<void> {
  await page.goto(`${siteOrigin(dealer)}/search/used-cars?sort=price-desc`)
  await follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  )
}

const foot = (page: Page) => page.getByRole('region', { name: 'Buy this vehicle' })
const side = (page: Page) => page.getByRole('complementary', { name: 'Price and actions' })
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

for (const [dealer, width] of [
  ['quayside', 360],
  ['throttle-lane', 1280],
] as const) {
  test(`VDP-17, VDP-18: ${dealer} at ${width}: a header from 500, a bar with price and actions past 900`, async ({
    browser,
  }) => {
    const { context, page, errors } = await openWatched(browser, width)
    await openCar(page, dealer)
    const name = page.locator('.vbar__name')
    await scrollPage(page, 499)
    await expect(name).toBeHidden()
    await scrollPage(page, 500)
    await expect(name).toBeVisible()
    await scrollPage(page, 900)
    await expect(foot(page)).toBeHidden()
    await scrollPage(page, 901)
    await expect(foot(page).getByText(/^\$[\d,]+$/)).toBeVisible()
    await expect(foot(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
    await expect(foot(page).getByRole('link', { name: /^(Reserve|Get Finance|Start Finance)/ })).toBeVisible()
    await shoot(page, `vehicle-bars-${dealer}-${width}`)
    await foot(page).getByRole('link', { name: 'Enquire Now' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(errors).toEqual([])
    await closeAll(context)
  })
}

test('VDP-21: Share opens and closes by keyboard, and the page passes axe with it open', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await openCar(page, 'quayside')
  const share = side(page).getByRole('button', { name: 'Share' })
  const first = side(page).getByRole('link', { name: 'WhatsApp' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await expectSoundPage(page, 'a vehicle with Share open')
  await shoot(page, 'vehicle-share-360')
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(share).toBeFocused()
  await closeAll(context)
})

test('the sentence of the dealer and the strip below begin within a screen and a half of a phone', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await openCar(page, 'quayside')
  const top = await page.getByRole('heading', { name: 'Where its price stands' }).evaluate((heading) => {
    return (heading.getBoundingClientRect().top + scrollY) / innerHeight
  })
  expect(top).toBeLessThan(1.5)
  await closeAll(context)
})

test('VDP-21: Share opens without JavaScript', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openCar(page, 'quayside')
  await side(page).getByRole('button', { name: 'Share' }).click()
  await expect(side(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await context.close()
})
